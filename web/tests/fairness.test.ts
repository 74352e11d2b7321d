import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Command, SeatView, TableView, Update } from "../src/generated/messages.ts";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} }, visibilityState: "visible" });
vi.stubGlobal("navigator", {});
const { sha256 } = await import("../src/lib/sha256.ts");
const { noteTable, noteUpdate, notesByCommitment, notesOf } = await import("../src/lib/notes.ts");
const { owed, pledgeTo, randomText, reveal, sitAndPledge } = await import("../src/lib/pledge.ts");
const { Session } = await import("../src/table/session.svelte.ts");
const { Witness } = await import("../src/table/witness.ts");

/** A localStorage; `Object.keys` lists its items. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

let tables = 0;
const seat = (changes: Partial<SeatView> = {}) => ({ kind: "person", name: "Ada", entropy: null, pledge: null, reserved: false, ...changes }) as SeatView;

/** A new waiting table of two where we have the first seat. */
const waiting = (changes: Partial<TableView> = {}): TableView =>
  ({ id: `t${++tables}`, seq: 1, status: "waiting", you: 0, seats: [seat(), seat({ name: "Ben" })], commitment: "c1", round: 1, revealing: [], game: null, ...changes }) as unknown as TableView;

/** The table after we have pledged and the host has started. */
function revealing(view: TableView): TableView {
  const { pledge } = sitAndPledge(view);
  return { ...view, seats: [seat({ pledge }), seat({ name: "Ben", pledge: "b".repeat(64) })], revealing: [0, 1] };
}

const frame = (table: TableView, happenings: unknown[] = []) => ({ type: "update", seq: table.seq, now: 0, resync: false, happenings, table }) as unknown as Update;

/** The table while dice of a step are shown. */
const playing = (view: TableView, step: number, white: number[]): TableView =>
  ({ ...view, status: "playing", revealing: [], game: { step, drawn: true, table: { game: "classic", sheets: [], dice: { white } } } }) as unknown as TableView;

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal("localStorage", storage());
});

it("hashes as SHA-256, whatever the length", () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "żaba7".repeat(40).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

it("draws texts of 12 letters or digits, evenly", () => {
  const drawn = Array.from({ length: 2000 }, randomText);
  expect(drawn.every((text) => /^[0-9A-Za-z]{12}$/.test(text))).toBe(true);
  const counts = new Map<string, number>();
  for (const letter of drawn.join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(62);
  expect(Math.min(...counts.values())).toBeGreaterThan(240); // 387 expected; 7.5 standard deviations
  expect(Math.max(...counts.values())).toBeLessThan(534);
});

describe("a pledge", () => {
  it("is that of the library", () => {
    // fairness.pledge_to("t", "c", 1, "anchor7Qx2Lw")
    expect(pledgeTo("t", "c", 1, "anchor7Qx2Lw")).toBe(createHash("sha256").update("t:c:1:anchor7Qx2Lw").digest("hex"));
  });

  it("is for the first free seat, and without a name where we sit already", () => {
    const view = waiting({ you: null, seats: [seat(), seat({ kind: "open", name: null })] });
    const command = sitAndPledge(view, "Cyd");
    expect([command.seat, command.name]).toEqual([1, "Cyd"]);
    expect(sitAndPledge({ ...view, seats: [seat(), seat()] }, "Cyd")).toEqual({ type: "sit", name: "Cyd" });
  });

  it("is made anew after a void round, and the text of the round before is not used again", () => {
    const first = revealing(waiting());
    noteTable(first);
    const second = { ...first, round: 2, commitment: "c2", revealing: [], seats: [seat(), seat({ kind: "open" })] };
    const command = owed(second) as { type: "sit"; pledge: string };
    expect(command.type).toBe("sit");
    const again = { ...second, revealing: [0], seats: [seat({ pledge: command.pledge }), seat()] };
    noteTable(again);
    expect(reveal(again)!.text).not.toBe(reveal(first)?.text);
    expect(notesOf(first.id)!.rounds!.map(({ round, commitment, text }) => [round, commitment, text])).toEqual([
      [1, "c1", expect.stringMatching(/^\w{12}$/)],
      [2, "c2", reveal(again)!.text],
    ]);
  });
});

describe("a text is revealed", () => {
  it("when the table waits for it", () => {
    const view = revealing(waiting());
    noteTable(view);
    const { text } = reveal(view)!;
    expect(pledgeTo(view.id, "c1", 0, text)).toBe(view.seats[0]!.pledge);
    expect(owed(view)).toEqual({ type: "reveal", text });
  });

  it("never before everybody's pledge is final", () => {
    const view = { ...revealing(waiting()), revealing: [] };
    expect([reveal(view), owed(view)]).toEqual([null, null]);
    expect(reveal({ ...view, revealing: [1] })).toBeNull();
  });

  it("never if the pledge at our seat is another's, or the commitment has changed", () => {
    const view = revealing(waiting());
    noteTable(view);
    const swapped = [seat({ pledge: "f".repeat(64) }), view.seats[1]!];
    expect(owed({ ...view, seats: swapped })).toBeNull();
    expect(owed({ ...view, commitment: "c2" })).toBeNull();
    expect(owed({ ...view, round: 2, commitment: "c2" })).toBeNull();
  });
});

describe("notes", () => {
  it("are never changed", () => {
    const view = waiting();
    noteTable(view);
    noteTable({ ...view, commitment: "other" });
    const open = revealing(view);
    noteTable(open);
    noteTable({ ...open, seats: [open.seats[0]!, seat({ pledge: "f".repeat(64) })] });
    const { rounds } = notesOf(view.id)!;
    expect(rounds![0]).toMatchObject({ commitment: "c1", seat: 0, seats: [{ pledge: open.seats[0]!.pledge }, { pledge: "b".repeat(64) }] });
  });

  it("keep every roll that was shown, also two different ones of one step", () => {
    const view = waiting();
    noteUpdate(frame(playing(view, 1, [1, 2])));
    noteUpdate(frame(playing(view, 1, [1, 2])));
    noteUpdate(frame(playing(view, 4, [3, 3]), [{ what: "rolled", dice: { white: [6, 6] }, step: 1 }, { what: "rolled", dice: { white: [3, 3] }, step: 4 }]));
    const seen = notesOf(view.id)!.draws!.map(({ step, table }) => [step, (table.dice as { white: number[] }).white, "sheets" in table]);
    expect(seen.sort()).toEqual([[1, [1, 2], false], [1, [6, 6], false], [4, [3, 3], false], [4, [3, 3], false]]);
  });

  it("of a finished game are not made: they would be read from its record", () => {
    const view = waiting();
    noteUpdate(frame({ ...playing(view, 3, [1, 1]), status: "finished" }, [{ dice: { white: [1, 1] }, step: 1 }]));
    expect(notesOf(view.id)).toBeNull();
  });

  it("name the text we pledged last if the table starts without revealing, or with another pledge at our seat", () => {
    const view = waiting();
    sitAndPledge(view);
    vi.useFakeTimers({ now: Date.now() + 1000 });
    const { pledge } = sitAndPledge(view);
    noteTable(playing({ ...view, seats: [seat({ pledge: "f".repeat(64) }), seat()] }, 1, [1, 2]));
    const { text } = notesOf(view.id)!.rounds![0]!;
    expect(pledgeTo(view.id, "c1", 0, text!)).toBe(pledge);
  });

  it("name no text of somebody who only looks on in the end", () => {
    const view = waiting();
    sitAndPledge(view);
    noteTable(playing({ ...view, you: null }, 1, [1, 2]));
    expect(notesOf(view.id)!.rounds![0]).not.toHaveProperty("text");
  });

  it("are shared by the tabs of a browser", () => {
    const view = waiting();
    const other = sitAndPledge(view); // of another tab
    sitAndPledge(view);
    const open = { ...view, seats: [seat({ pledge: other.pledge }), seat()], revealing: [0] };
    noteTable(open);
    expect(pledgeTo(view.id, "c1", 0, reveal(open)!.text)).toBe(other.pledge);
    expect(notesOf(view.id)!.rounds![0]!.text).toBe(reveal(open)!.text);
  });

  it("last as long as the page where nothing can be stored", () => {
    vi.stubGlobal("localStorage", undefined);
    const view = revealing(waiting());
    noteTable(view);
    expect(reveal(view)).not.toBeNull();
    expect(notesOf(view.id)!.rounds![0]!.text).toBe(reveal(view)!.text);
  });

  it("are bounded in number, age and size", () => {
    const first = waiting();
    vi.useFakeTimers({ now: 0 });
    noteTable(first);
    vi.setSystemTime(91 * 24 * 3600 * 1000);
    const second = waiting();
    noteTable(second);
    expect([notesOf(first.id), notesOf(second.id)?.table]).toEqual([null, second.id]);
    for (let count = 0; count < 70; count += 1) {
      vi.setSystemTime(Date.now() + 1000);
      noteTable(waiting());
    }
    const left = Object.keys(localStorage).filter((key) => key.endsWith(":since"));
    expect(left).toHaveLength(60);
    expect(left).not.toContain(`rowlock:seen:${second.id}:since`);
    const large = waiting({ commitment: "c".repeat(5000) });
    noteTable(large);
    expect(notesOf(large.id)).toBeNull();
  });

  it("are found by the commitment of a saved game", () => {
    const view = waiting({ commitment: "unique" });
    noteTable(view);
    expect(notesByCommitment("unique")?.table).toBe(view.id);
    expect(notesByCommitment("unknown")).toBeNull();
  });

  it("of an earlier version of the client still count", () => {
    localStorage.setItem("rowlock:commitment:old", '"c0"');
    expect(notesOf("old")).toEqual({ table: "old", rounds: [{ round: 0, commitment: "c0" }], draws: [] });
  });
});

describe("a witness", () => {
  function witness() {
    const session = new Session();
    const sent: { command: Command; settle: { resolve: () => void; reject: (error: Error) => void } }[] = [];
    session.open({ do: (command) => new Promise<void>((resolve, reject) => sent.push({ command, settle: { resolve, reject } })), close: () => undefined });
    return { session, sent, witness: new Witness(session) };
  }

  it("pledges once for a seat without a pledge, and again if that failed", async () => {
    const { sent, witness: listener, session } = witness();
    const view = waiting();
    listener.update(frame(view));
    listener.update(frame({ ...view, seq: 2 }));
    expect(sent.map(({ command }) => command.type)).toEqual(["sit"]);
    sent[0]!.settle.reject(new Error("lost"));
    await new Promise((done) => setTimeout(done));
    expect(session.errorText).toBeNull();
    listener.update(frame({ ...view, seq: 3 }));
    expect(sent).toHaveLength(2);
  });

  it("notes the pledges, then reveals", () => {
    const { sent, witness: listener } = witness();
    const view = revealing(waiting());
    listener.update(frame(view));
    expect(notesOf(view.id)!.rounds![0]!.seats).toHaveLength(2);
    expect(sent.map(({ command }) => command)).toEqual([reveal(view)]);
  });

  it("does nothing for those who look on, for a reserved seat and in a game", () => {
    const { sent, witness: listener } = witness();
    listener.update(frame(waiting({ you: null })));
    listener.update(frame(waiting({ seats: [seat({ reserved: true }), seat()] })));
    expect(sent).toEqual([]);
  });

  it("of a hidden page lets another device of the player pledge first", () => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
    const { sent, witness: listener } = witness();
    const view = waiting();
    listener.update(frame(view));
    listener.update(frame({ ...view, seq: 2, seats: [seat({ pledge: "d".repeat(64) }), seat()] }));
    vi.runAllTimers();
    expect(sent).toEqual([]);
    vi.stubGlobal("document", { ...document, visibilityState: "visible" });
  });
});
