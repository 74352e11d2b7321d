import { beforeEach, expect, test, vi } from "vitest";
import type { TableView } from "../src/generated/messages.ts";
import { isSolo, isValid, minSeats, settingsOf, type Setup } from "../src/pass/setup.ts";
import { previousBest } from "../src/table/soloRecord.ts";

const one = { name: "Ada", bot: null };
const setup: Setup = { game: "classic", jokers: false, side: "a", places: [one] };

test("a single person plays solo, if the game has a solo variant", () => {
  expect(minSeats("classic")).toBe(1);
  expect(isValid(setup) && isSolo(setup)).toBe(true);
  expect(settingsOf(setup)).toEqual({ game: "classic", solo: true });
  expect(settingsOf({ ...setup, places: [one, one] })).toEqual({ game: "classic" });
  for (const game of ["cards", "onboard"] as const) expect(isValid({ ...setup, game })).toBe(false);
  expect(isValid({ ...setup, places: [{ name: "", bot: "greedy" }] })).toBe(false);
});

const finished = (id: string, total: number, changes: object = {}): TableView =>
  ({ id, you: 0, seats: [{ resigned: false }], game: { scores: [{ total }] }, ...changes }) as unknown as TableView;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => items.set(key, value) });
});

test("a result is compared with the best before it, however often it is shown", () => {
  expect(previousBest(finished("a", 40))).toBe(null);
  expect(previousBest(finished("a", 40))).toBe(null);
  expect(previousBest(finished("b", 60))).toBe(40);
  expect(previousBest(finished("b", 60))).toBe(40);
  expect(previousBest(finished("c", 50))).toBe(60);
});

test("spectators and players who resigned have no result", () => {
  expect(previousBest(finished("a", 90, { you: null }))).toBe(null);
  expect(previousBest(finished("b", 90, { seats: [{ resigned: true }] }))).toBe(null);
  expect(previousBest(finished("c", 10))).toBe(null);
});
