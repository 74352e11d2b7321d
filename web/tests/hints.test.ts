import { expect, test, vi } from "vitest";
import type { GameView, Hint, Update } from "../src/generated/messages.ts";
import { HintState } from "../src/table/hints.svelte.ts";
import { Session } from "../src/table/session.svelte.ts";
import { describeUpdate, explain } from "../src/table/sentences.ts";
import { setLanguage } from "../src/lib/i18n.svelte.ts";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });

const pass = { type: "pass" } as const;
const mark = { type: "mark", row: "red", number: 5 } as const;
const hint: Hint = {
  options: [
    { decision: mark, win: 0.625, points: 71.25, reason: { key: "free", args: { color: "red", number: 5 } } },
    { decision: pass, win: 0.6, points: 70, reason: { key: "less", args: {} } },
  ],
  tempting: 1,
  more: 0,
};

/** A session, and a function that updates it to a step of a game. Without `ask` the source offers no hints. */
function table(ask?: () => Promise<Hint>): { session: Session; at: (step: number, changes?: Partial<GameView>) => void } {
  const session = new Session();
  session.open({ do: () => Promise.resolve(), close: () => undefined, ...(ask ? { hint: ask } : {}) });
  const at = (step: number, changes: Partial<GameView> = {}): void => {
    const game = { step, hint: true, options: [pass, mark], outcomes: [{}, { crosses: [["red", 5]] }], table: { game: "classic", sheets: [] }, ...changes };
    session.update({ seq: step, now: 0, resync: false, happenings: [], table: { seq: step, you: 0, seats: [{ name: "Ada" }], status: "playing", game } } as unknown as Update);
  };
  return { session, at };
}

test("a hint is offered if the table allows it, the source has hints and there is a choice", () => {
  const { session, at } = table(() => Promise.resolve(hint));
  const hints = new HintState(session);
  at(1);
  expect(hints.offered).toBe(true);
  at(2, { options: [pass], outcomes: [{}] });
  expect(hints.offered).toBe(false);
  at(3, { hint: false });
  expect(hints.offered).toBe(false);
  const device = table();
  device.at(1);
  expect(new HintState(device.session).offered).toBe(false);
});

test("it highlights the selected option and closes when the game goes on", async () => {
  await setLanguage("en");
  const { session, at } = table(() => Promise.resolve(hint));
  const hints = new HintState(session);
  at(1);
  await hints.toggle();
  expect(hints.options.map((option) => hints.spoken(option))).toEqual([
    "Cross out red 5. Chance to win: 62.5%. Points at the end: 71.3.",
    "Nothing. Chance to win: 60.0%. Points at the end: 70.0.",
  ]);
  expect([...hints.highlighted]).toEqual(["red-5"]);
  expect([0, 1].map((place) => hints.showsReason(place))).toEqual([true, true]);
  hints.chosen = 1;
  expect([...hints.highlighted]).toEqual([]);
  expect([0, 1].map((place) => hints.showsReason(place))).toEqual([false, true]);
  at(2);
  expect(hints.open).toBe(false);
  expect(hints.highlighted.size).toBe(0);
});

test("an error is shown, and can be closed", async () => {
  const { session, at } = table(() => Promise.reject(new Error("Hints are off at this table.")));
  const hints = new HintState(session);
  at(1);
  await hints.toggle();
  expect([hints.open, hints.errorText, hints.busy]).toEqual([true, "Hints are off at this table.", false]);
  await hints.toggle();
  expect(hints.open).toBe(false);
});

test("an error that arrives after the game has gone on is not shown for the next question", async () => {
  const rejections: ((error: Error) => void)[] = [];
  const { session, at } = table(() => new Promise((_, reject) => rejections.push(reject)));
  const hints = new HintState(session);
  at(1);
  const late = hints.toggle();
  at(2);
  rejections[0]!(new Error("The game has gone on."));
  await late;
  expect([hints.open, hints.errorText, hints.busy]).toEqual([false, "", false]);
  const second = hints.toggle(); // requests a hint; there is nothing to close
  expect([rejections.length, hints.busy]).toEqual([2, true]);
  rejections[1]!(new Error("No hint now."));
  await second;
  expect([hints.open, hints.errorText]).toEqual([true, "No hint now."]);
  at(3);
  expect([hints.open, hints.errorText]).toEqual([false, ""]);
});

test("hints of other players are reported, and reasons name cards", async () => {
  await setLanguage("en");
  const view = { you: 0, seats: [{ name: "Ada" }, { name: "Ben" }], status: "playing", game: null };
  const lines = [0, 1].map((seat) => describeUpdate(null, view as never, [{ seq: 1, at: 0, what: "hinted", seat }]));
  expect(lines).toEqual([[], ["Ben asks for a hint."]]);
  expect(explain({ key: "discard", args: { cards: "B3, J7" } })).toContain("blue 3, joker 7");
});
