import { expect, test, vi } from "vitest";
import type { DecisionShape, Replay, Review, TableShape, TableView } from "../src/generated/messages.ts";
import { formatNumber, say, setLanguage } from "../src/lib/i18n.svelte.ts";
import { initials } from "../src/parts/initials.ts";
import { Playback } from "../src/replay/playback.svelte.ts";
import { ReviewCursor } from "../src/review/cursor.svelte.ts";
import { decisionText, formatPercent, formatSwing } from "../src/review/labels.ts";
import { choiceLabel, highlightedBy } from "../src/table/choices.ts";
import { describeDecision, describeHistory } from "../src/table/sentences.ts";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });

const table = { game: "cards", display: [5, 8, 8, 2] } as unknown as TableShape;
const play = (cards: string[], marks: number[], color: "red" | "yellow" = "yellow"): DecisionShape => ({ type: "play", cards, color, marks });

test("cards played without crossing their number are described as discarded", async () => {
  await setLanguage("en");
  expect(decisionText(play(["Y5"], [5]), table)).toBe("Cross out yellow 5");
  expect(decisionText(play(["Y2", "Y5"], [5]), table)).toBe("Cross out yellow 5, discard yellow 2 as well");
  expect(decisionText(play(["Y2", "Y5"], [2, 5]), table)).toBe("Cross out yellow 2 and yellow 5");
  expect(decisionText(play(["R8", "J10"], [10], "red"), table)).toBe("Cross out red 10 (joker 10), discard red 8 as well");
  expect(decisionText(play(["R10", "J10"], [10], "red"), table)).toBe("Cross out red 10, discard joker 10 as well");
  expect(decisionText(play(["Y2", "Y5"], []), table)).toBe("Nothing, discard yellow 2 and yellow 5");
  await setLanguage("pl");
  expect(decisionText(play(["Y2", "Y5"], [5]), table)).toBe("Skreśl żółtą 5, odłóż też żółtą 2");
});

test("a decision highlights cells, cards, fields and places of the display", () => {
  expect([...highlightedBy(play(["Y2", "Y5"], [5]), { table })]).toEqual(["yellow-5", "Y2", "Y5"]);
  expect([...highlightedBy({ type: "draw", places: [0, 3] }, { table })]).toEqual(["place-0", "place-3"]);
  expect([...highlightedBy(move(2, true), { table: board })]).toEqual(["yellow-4", "field-2"]);
  expect([...highlightedBy(move(1, false), { table: board })]).toEqual(["field-1"]);
  expect(highlightedBy(null, null).size).toBe(0);
});

const board = { game: "onboard", phase: "step3", active: 0, sheets: [{ red: [2], yellow: [] }], track: [["red", 2, 1], ["yellow", 4, 3]] } as unknown as TableShape;
const move = (field: number, crosses: boolean): DecisionShape => ({ type: "move", steps: field, field, crosses }) as DecisionShape;

test("a move is described by the number of its field, and its label for screen readers by the field too", async () => {
  await setLanguage("en");
  expect(decisionText(move(2, true), board)).toBe("Pawn to yellow 4, cross it out");
  expect(decisionText(move(1, false), board)).toBe("Pawn to red 2, already crossed out");
  expect(choiceLabel({ decision: move(2, true), outcome: { bonus: 3 } }, { table: board } as never)).toBe("pawn to yellow 4, cross it out (Field 2; bonus 3)");
  expect(describeDecision("Ada", move(2, true), board)).toBe("Ada moves the pawn to yellow 4 and crosses it out.");
  expect(describeDecision("Ada", move(1, false), board)).toBe("Ada moves the pawn to red 2, which is already crossed out.");
  // in the history the sheets are unknown, but the track is known
  const view = { seats: [{ name: "Ada" }], game: { table: board } } as unknown as TableView;
  expect(describeHistory(view, [{ seq: 1, at: 0, what: "decided", decisions: { 0: move(2, true) } } as never])).toEqual(["Ada moves the pawn to yellow 4."]);
});

test("the URL restores the shown position", () => {
  vi.stubGlobal("location", { pathname: "/review/x" });
  const frames = [0, 1, 2, 3].map((step) => ({ table: { game: "classic", turn: step } }));
  const choices = [{ step: 1, seat: 0 }, { step: 1, seat: 1 }, { step: 2, seat: 0 }];
  const curve = [{ step: 0 }, { step: 2 }, { step: 3 }];
  const review = { names: ["Ada", "Ben"], bots: [null, "greedy"], moments: [], choices, curve } as unknown as Review;
  const newCursor = (): ReviewCursor => new ReviewCursor(review, new Playback({ frames, names: review.names } as unknown as Replay));
  const at = ({ choice, step, seat, at }: ReviewCursor): unknown => [choice, step, seat, at];
  for (const move of [(one: ReviewCursor) => one.showDecision(1), (one: ReviewCursor) => one.showMoment(1, 1), (one: ReviewCursor) => one.showTurn(1)]) {
    const [before, after] = [newCursor(), newCursor()];
    move(before);
    after.restore(new URL(before.url, "http://rowlock").searchParams);
    expect(at(after)).toEqual(at(before));
  }
  for (const query of ["", "decision=0", "decision=4", "decision=x", "step=9&seat=1", "step=1", "step=1&seat=3"]) {
    const one = newCursor();
    one.restore(new URLSearchParams(query));
    expect(at(one)).toEqual([null, 3, 0, 2]);
  }
});

test("minus signs are typographic, and zero has no sign", async () => {
  await setLanguage("en");
  const swings = (win: number): string => formatSwing({ measure: "win" }, { win, points: -win });
  expect([-0.0004, 0.0004, -0, -0.021, 0.021].map(swings)).toEqual(["0.0%", "0.0%", "0.0%", "−2.1%", "+2.1%"]);
  expect(formatSwing({ measure: "points" }, { win: 0, points: -0.04 })).toBe("0.0");
  expect([formatPercent(-0.0001, 1), formatNumber(-5), say("solo-points", { points: -5 })]).toEqual(["0.0%", "−5", "−5 points"]);
});

test("pawns have unique initials", () => {
  expect(initials(["Ada", "Ben"])).toEqual(["A", "B"]);
  expect(initials(["Ada", "Greedy", "Greedy 2"])).toEqual(["A", "G", "G2"]);
  expect(initials(["Ada", "Anna", "Champion 2", ""])).toEqual(["Ad", "An", "C", "4"]);
  expect(initials(["Ada", "Ada"])).toEqual(["1", "2"]);
});
