import { beforeEach, expect, test, vi } from "vitest";
import type { TableView } from "../src/generated/messages.ts";
import { alone, fewest, possible, settingsOf, type Setup } from "../src/pass/setup.ts";
import { best } from "../src/table/solo.ts";

const one = { name: "Ada", bot: null };
const setup: Setup = { game: "classic", jokers: false, side: "a", places: [one] };

test("one person alone plays solo, where the game has it", () => {
  expect(fewest("classic")).toBe(1);
  expect(possible(setup) && alone(setup)).toBe(true);
  expect(settingsOf(setup)).toEqual({ game: "classic", solo: true });
  expect(settingsOf({ ...setup, places: [one, one] })).toEqual({ game: "classic" });
  for (const game of ["cards", "onboard"] as const) expect(possible({ ...setup, game })).toBe(false);
  expect(possible({ ...setup, places: [{ name: "", bot: "greedy" }] })).toBe(false);
});

const finished = (id: string, total: number, changes: object = {}): TableView =>
  ({ id, you: 0, seats: [{ resigned: false }], game: { scores: [{ total }] }, ...changes }) as unknown as TableView;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("a result is compared with the best before it, however often it is looked at", () => {
  expect(best(finished("a", 40))).toBe(null);
  expect(best(finished("a", 40))).toBe(null);
  expect(best(finished("b", 60))).toBe(40);
  expect(best(finished("b", 60))).toBe(40);
  expect(best(finished("c", 50))).toBe(60);
});

test("who looks on or gave up has no result of their own", () => {
  expect(best(finished("a", 90, { you: null }))).toBe(null);
  expect(best(finished("b", 90, { seats: [{ resigned: true }] }))).toBe(null);
  expect(best(finished("c", 10))).toBe(null);
});
