import { expect, test, vi } from "vitest";
import type { Command, GameView, Update } from "../src/generated/messages.ts";
import { Moment } from "../src/table/moment.svelte.ts";
import { Session } from "../src/table/session.svelte.ts";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
vi.stubGlobal("navigator", {});

const pass = { type: "pass" } as const;

/** A session whose commands resolve when the test calls `confirm`. */
function table() {
  const session = new Session();
  const sent: { command: Command; confirm: () => void }[] = [];
  session.open({ do: (command) => new Promise((confirm) => sent.push({ command, confirm })), close: () => undefined });
  const at = (step: number, changes: Partial<GameView> = {}): void => {
    const game = { step, undo: false, options: [pass], outcomes: [{}], table: { game: "classic", sheets: [] }, ...changes };
    session.update({ seq: step, now: 0, resync: false, happenings: [], table: { seq: step, you: 0, seats: [], status: "playing", game } } as unknown as Update);
  };
  return { session, sent, at };
}

test("undo of an unconfirmed decision shows at once, and is sent after the confirmation", async () => {
  const { session, sent, at } = table();
  at(4);
  void session.decide(pass);
  expect(session.pending).toEqual(pass);
  const undone = session.undo();
  expect([session.pending, session.choices, sent.length]).toEqual([null, [], 1]);
  at(4, { undo: true, pending: pass, options: [] });
  sent[0]!.confirm();
  await vi.waitFor(() => expect(sent.at(-1)!.command).toEqual({ type: "undo", step: 4 }));
  at(4);
  sent[1]!.confirm();
  expect(await undone).toBe(true);
  expect(session.choices.map((choice) => choice.decision)).toEqual([pass]);
});

test("undo fails if the game has gone on before the confirmation", async () => {
  const { session, sent, at } = table();
  at(4);
  void session.decide(pass);
  const undone = session.undo();
  at(5);
  sent[0]!.confirm();
  expect(await undone).toBe(false);
  expect([sent.length, session.undoing]).toEqual([1, false]);
});

/** An update in which our seat has rolled. */
function rolled(): Update {
  const game = { step: 1, undo: false, options: [pass], outcomes: [{}], table: { game: "classic", sheets: [], turn: 1, active: 0 } };
  const dice = { white: [1, 2] };
  return { seq: 1, now: 0, resync: false, happenings: [{ seq: 1, at: 0, what: "rolled", dice }], table: { seq: 1, you: 0, seats: [], status: "playing", game } } as unknown as Update;
}

test("dice that still roll when a table is left are told to nobody", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { session } = table();
  session.update(rolled());
  expect([session.rolling.on, session.log]).toEqual([true, []]);
  session.close();
  expect([session.rolling.on, session.log]).toEqual([false, []]);
  vi.stubGlobal("matchMedia", undefined);
});

test("a table that is followed in silence rolls no dice and tells nothing until it is shown", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { session } = table();
  session.quiet = true;
  session.update(rolled());
  session.reaction({ type: "reaction", seat: 0, reaction: "wow" });
  expect([session.rolling.on, session.rolled, session.log, session.reactions.said]).toEqual([false, null, [], {}]);
  session.quiet = false;
  session.update({ ...rolled(), seq: 2 });
  expect(session.rolling.on).toBe(true);
  session.close();
  vi.stubGlobal("matchMedia", undefined);
});

test("a message that comes again is shown again", () => {
  const moment = new Moment();
  moment.show("Nothing to cross out: passed");
  const { count } = moment;
  moment.show("Nothing to cross out: passed");
  expect(moment.count).toBeGreaterThan(count);
  moment.close();
});
