import { expect, test } from "vitest";
import { isSolo, isValid, minSeats, settingsOf, type Setup } from "../src/pass/setup.ts";

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
