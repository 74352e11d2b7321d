import { expect, test, vi } from "vitest";
import type { Command, GameView, Update } from "../src/generated/messages.ts";
import { Session } from "../src/table/session.svelte.ts";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
vi.stubGlobal("navigator", {});

const pass = { type: "pass" } as const;

/** A table whose source keeps every command until it is let go. */
function table() {
  const session = new Session();
  const sent: { command: Command; counts: () => void }[] = [];
  session.open({ do: (command) => new Promise((counts) => sent.push({ command, counts })), close: () => undefined });
  const at = (step: number, changes: Partial<GameView> = {}): void => {
    const game = { step, undo: false, options: [pass], outcomes: [{}], table: { game: "classic", sheets: [] }, ...changes };
    session.update({ seq: step, now: 0, resync: false, happenings: [], table: { seq: step, you: 0, seats: [], status: "playing", game } } as unknown as Update);
  };
  return { session, sent, at };
}

test("what is taken back while it is on its way is gone at once, and taken back when it has arrived", async () => {
  const { session, sent, at } = table();
  at(4);
  void session.decide(pass);
  expect(session.pending).toEqual(pass);
  const taken = session.undo();
  expect([session.pending, session.choices, sent.length]).toEqual([null, [], 1]);
  at(4, { undo: true, pending: pass, options: [] });
  sent[0]!.counts();
  await vi.waitFor(() => expect(sent.at(-1)!.command).toEqual({ type: "undo", step: 4 }));
  at(4);
  sent[1]!.counts();
  expect(await taken).toBe(true);
  expect(session.choices.map((choice) => choice.decision)).toEqual([pass]);
});

test("what counts before it could be taken back stays as it is", async () => {
  const { session, sent, at } = table();
  at(4);
  void session.decide(pass);
  const taken = session.undo();
  at(5);
  sent[0]!.counts();
  expect(await taken).toBe(false);
  expect([sent.length, session.undoing]).toEqual([1, false]);
});
