import { expect, test, vi } from "vitest";
import type { Update, GameView, Hint } from "../src/generated/messages.ts";
import { Hinting } from "../src/table/hinting.svelte.ts";
import { Session } from "../src/table/session.svelte.ts";
import { told, why } from "../src/table/telling.ts";
import { speak } from "../src/lib/words.svelte.ts";

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

/** A table whose game asks something at a step, as a server or a device keeps it. */
function table(ask?: () => Promise<Hint>): { session: Session; at: (step: number, changes?: Partial<GameView>) => void } {
  const session = new Session();
  session.open({ do: () => Promise.resolve(), close: () => undefined, ...(ask ? { hint: ask } : {}) });
  const at = (step: number, changes: Partial<GameView> = {}): void => {
    const game = { step, hint: true, options: [pass, mark], outcomes: [{}, { crosses: [["red", 5]] }], table: { game: "classic", sheets: [] }, ...changes };
    session.update({ seq: step, now: 0, resync: false, happenings: [], table: { seq: step, you: 0, seats: [{ name: "Ada" }], status: "playing", game } } as unknown as Update);
  };
  return { session, at };
}

test("a hint is offered where the table allows it, somebody can be asked and there is a choice", () => {
  const { session, at } = table(() => Promise.resolve(hint));
  const hinting = new Hinting(session);
  at(1);
  expect(hinting.offered).toBe(true);
  at(2, { options: [pass], outcomes: [{}] });
  expect(hinting.offered).toBe(false);
  at(3, { hint: false });
  expect(hinting.offered).toBe(false);
  const device = table();
  device.at(1);
  expect(new Hinting(device.session).offered).toBe(false);
});

test("it shows what is looked at and goes with its question", async () => {
  await speak("en");
  const { session, at } = table(() => Promise.resolve(hint));
  const hinting = new Hinting(session);
  at(1);
  await hinting.toggle();
  expect(hinting.options.map((option) => hinting.spoken(option))).toEqual([
    "Cross red 5. Chance to win: 62.5%. Points at the end: 71.3.",
    "Nothing. Chance to win: 60.0%. Points at the end: 70.0.",
  ]);
  expect([...hinting.shown]).toEqual(["red-5"]);
  expect([0, 1].map((place) => hinting.told(place))).toEqual([true, true]);
  hinting.chosen = 1;
  expect([...hinting.shown]).toEqual([]);
  expect([0, 1].map((place) => hinting.told(place))).toEqual([false, true]);
  at(2);
  expect(hinting.open).toBe(false);
  expect(hinting.shown.size).toBe(0);
});

test("a refusal is told, and can be closed", async () => {
  const { session, at } = table(() => Promise.reject(new Error("At this table there are no hints.")));
  const hinting = new Hinting(session);
  at(1);
  await hinting.toggle();
  expect([hinting.open, hinting.trouble, hinting.busy]).toEqual([true, "At this table there are no hints.", false]);
  await hinting.toggle();
  expect(hinting.open).toBe(false);
});

test("a refusal that comes when the table has gone on is not told of the next question", async () => {
  const refusals: ((error: Error) => void)[] = [];
  const { session, at } = table(() => new Promise((_, reject) => refusals.push(reject)));
  const hinting = new Hinting(session);
  at(1);
  const late = hinting.toggle();
  at(2);
  refusals[0]!(new Error("The game has gone on."));
  await late;
  expect([hinting.open, hinting.trouble, hinting.busy]).toEqual([false, "", false]);
  const asked = hinting.toggle(); // asks, and does not close what was never seen
  expect([refusals.length, hinting.busy]).toEqual([2, true]);
  refusals[1]!(new Error("No hint now."));
  await asked;
  expect([hinting.open, hinting.trouble]).toEqual([true, "No hint now."]);
  at(3);
  expect([hinting.open, hinting.trouble]).toEqual([false, ""]);
});

test("others are told of a hint, and cards are named", async () => {
  await speak("en");
  const view = { you: 0, seats: [{ name: "Ada" }, { name: "Ben" }], status: "playing", game: null };
  const lines = [0, 1].map((seat) => told(null, view as never, [{ seq: 1, at: 0, what: "hinted", seat }]));
  expect(lines).toEqual([[], ["Ben asks for a hint."]]);
  expect(why({ key: "discard", args: { cards: "B3, J7" } })).toContain("blue 3, joker 7");
});
