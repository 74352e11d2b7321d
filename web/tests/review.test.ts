import { expect, test, vi } from "vitest";
import type { DecisionShape, TableShape } from "../src/generated/messages.ts";
import { number, say, speak } from "../src/lib/words.svelte.ts";
import { initials } from "../src/parts/initials.ts";
import { marked, percent, swing, told } from "../src/review/telling.ts";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });

const table = { game: "cards", display: [5, 8, 8, 2] } as unknown as TableShape;
const play = (cards: string[], marks: number[], color: "red" | "yellow" = "yellow"): DecisionShape => ({ type: "play", cards, color, marks });

test("cards that are played without crossing their number are told as discarded", async () => {
  await speak("en");
  expect(told(play(["Y5"], [5]), table)).toBe("Cross yellow 5");
  expect(told(play(["Y2", "Y5"], [5]), table)).toBe("Cross yellow 5, discard yellow 2 as well");
  expect(told(play(["Y2", "Y5"], [2, 5]), table)).toBe("Cross yellow 2 and yellow 5");
  expect(told(play(["R8", "J10"], [10], "red"), table)).toBe("Cross red 10 (joker 10), discard red 8 as well");
  expect(told(play(["R10", "J10"], [10], "red"), table)).toBe("Cross red 10, discard joker 10 as well");
  expect(told(play(["Y2", "Y5"], []), table)).toBe("Nothing, discard yellow 2 and yellow 5");
  await speak("pl");
  expect(told(play(["Y2", "Y5"], [5]), table)).toBe("Skreśl żółtą 5, odłóż też żółtą 2");
});

test("what is framed are cells, cards and places of the display", () => {
  expect([...marked(play(["Y2", "Y5"], [5]), table)]).toEqual(["yellow-5", "Y2", "Y5"]);
  expect([...marked({ type: "draw", places: [0, 3] }, table)]).toEqual(["place-0", "place-3"]);
  expect([...marked(null, table)]).toEqual([]);
});

test("a sign is a true one, and what rounds to nothing has none", async () => {
  await speak("en");
  const swings = (win: number): string => swing({ measure: "win" }, { win, points: -win });
  expect([-0.0004, 0.0004, -0, -0.021, 0.021].map(swings)).toEqual(["0.0%", "0.0%", "0.0%", "−2.1%", "+2.1%"]);
  expect(swing({ measure: "points" }, { win: 0, points: -0.04 })).toBe("0.0");
  expect([percent(-0.0001, 1), number(-5), say("solo-points", { points: -5 })]).toEqual(["0.0%", "−5", "−5 points"]);
});

test("no two pawns have the same letters", () => {
  expect(initials(["Ada", "Ben"])).toEqual(["A", "B"]);
  expect(initials(["Ada", "Greedy", "Greedy 2"])).toEqual(["A", "G", "G2"]);
  expect(initials(["Ada", "Anna", "Champion 2", ""])).toEqual(["Ad", "An", "C", "4"]);
  expect(initials(["Ada", "Ada"])).toEqual(["1", "2"]);
});
