import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientFrame, Command, ServerFrame } from "../src/generated/messages.ts";

/** Fake WebSocket; the test plays the server. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientFrame[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame as ServerFrame) });
  }
}

function store(): Storage {
  const items = new Map<string, string>();
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, text: string) => void items.set(key, text), removeItem: (key: string) => void items.delete(key) } as unknown as Storage;
}

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} }, addEventListener: vi.fn(), removeEventListener: vi.fn(), visibilityState: "visible" });
vi.stubGlobal("location", { origin: "http://table.example" });
vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("removeEventListener", vi.fn());
const { LiveTable } = await import("../src/table/liveTable.ts");

const ROLL: Command = { type: "roll", step: 3 };
const listener = { update: vi.fn(), reaction: vi.fn(), connection: vi.fn() };
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

describe("a live table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("sessionStorage", store());
  });
  afterEach(() => vi.useRealTimers());

  it("sends a command again with the same id after the connection was lost", async () => {
    const table = new LiveTable("t1", listener);
    last().opens();
    const done = table.do(ROLL);
    const [first] = last().sent;
    last().close();
    expect(listener.connection).toHaveBeenLastCalledWith("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([first]);
    last().says({ type: "ack", id: (first as { id: string }).id, seq: 9 });
    last().says({ type: "update", seq: 9, now: 0, resync: false, happenings: [], table: {} });
    await done;
    table.close();
  });

  it("resolves a command when its update has arrived", async () => {
    const table = new LiveTable("t1", listener);
    last().opens();
    const settled = vi.fn();
    void table.do(ROLL).then(settled);
    last().says({ type: "ack", id: (last().sent[0] as { id: string }).id, seq: 9 });
    await vi.advanceTimersByTimeAsync(10);
    expect(settled).not.toHaveBeenCalled();
    last().says({ type: "update", seq: 10, now: 0, resync: false, happenings: [], table: {} });
    await vi.advanceTimersByTimeAsync(10);
    expect(settled).toHaveBeenCalled();
    table.close();
  });

  it("reconnects from the last update it has received", async () => {
    const table = new LiveTable("t1", listener);
    last().opens();
    last().says({ type: "update", seq: 41, now: 0, resync: false, happenings: [], table: {} });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(new URL(last().url).searchParams.get("after")).toBe("41");
    table.close();
  });

  it("stores unacknowledged commands across a reload", () => {
    const before = new LiveTable("t1", listener);
    void before.do(ROLL);
    before.close();
    const after = new LiveTable("t1", listener);
    last().opens();
    expect(last().sent).toMatchObject([{ type: "do", command: ROLL }]);
    after.close();
  });

  it("rejects a command that the table rejects, and does not send it again", async () => {
    const table = new LiveTable("t1", listener);
    last().opens();
    const done = table.do(ROLL);
    const { id } = last().sent[0] as { id: string };
    last().says({ type: "error", id, seq: 4, code: "out_of_date", message: "The game has gone on." });
    await expect(done).rejects.toMatchObject({ code: "out_of_date", message: "The game has gone on." });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    expect(last().sent).toEqual([]);
    table.close();
  });

  it("does not reconnect after a final close code", async () => {
    new LiveTable("t1", listener);
    last().opens();
    last().says({ type: "error", seq: 0, code: "no_such_table", message: "There is no table t1." });
    last().close(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(listener.connection).toHaveBeenLastCalledWith("closed", "There is no table t1.");
  });

  it("backs off, and never stops reconnecting", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const table = new LiveTable("t1", listener);
    const waits: number[] = [];
    for (let at = 0; at < 8; at++) {
      const before = FakeSocket.all.length;
      last().close();
      let waited = 0;
      for (; FakeSocket.all.length === before && waited < 60_000; waited += 50) await vi.advanceTimersByTimeAsync(50);
      waits.push(waited);
    }
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits[0]).toBeLessThan(200);
    expect(waits.at(-1)).toBe(8000);
    table.close();
  });

  it("backs off from a server that closes every connection at once", async () => {
    new LiveTable("t1", listener);
    for (let at = 0; at < 200; at++) {
      if (last().readyState !== FakeSocket.CLOSED) {
        last().opens();
        last().says({ type: "error", seq: 0, code: "too_many_sockets", message: "Too many." });
        last().close(4429);
      }
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(FakeSocket.all.length).toBeLessThan(8); // in ten seconds
  });

  it("shows a spectator's view, and leaves the commands of our seat to the socket that has it", () => {
    const playing = new LiveTable("t1", listener);
    void playing.do(ROLL);
    playing.close();
    const watching = new LiveTable("t1", listener, { spectate: true });
    expect(new URL(last().url).searchParams.get("spectate")).toBe("1");
    last().opens();
    expect(last().sent).toEqual([]);
    watching.close();
    const again = new LiveTable("t1", listener);
    expect(new URL(last().url).searchParams.has("spectate")).toBe(false);
    last().opens();
    expect(last().sent).toHaveLength(1);
    again.close();
  });

  it("retries a command that failed temporarily", async () => {
    const table = new LiveTable("t1", listener);
    last().opens();
    const settled = vi.fn();
    void table.do(ROLL).then(settled);
    const { id } = last().sent[0] as { id: string };
    last().says({ type: "error", id, seq: 4, code: "unavailable", message: "Not now." });
    await vi.advanceTimersByTimeAsync(3000);
    expect(last().sent).toEqual([last().sent[0], last().sent[0]]);
    last().says({ type: "ack", id, seq: 5 });
    last().says({ type: "update", seq: 5, now: 0, resync: false, happenings: [], table: {} });
    await vi.advanceTimersByTimeAsync(10);
    expect(settled).toHaveBeenCalled();
    table.close();
  });

  it("sends a reaction once, and tells why it was refused", async () => {
    const table = new LiveTable("t1", listener);
    const refused = vi.fn();
    table.react("wow", refused); // not connected yet: it is for the moment
    last().opens();
    expect(last().url).toContain("reactions=1");
    expect(last().sent).toEqual([]);
    table.react("thanks", refused);
    const [{ id, ...frame }] = last().sent as unknown as [{ id: string }];
    expect(frame).toEqual({ type: "react", reaction: "thanks" });
    last().says({ type: "error", id: "another", seq: 4, code: "too_fast", message: "Too fast.", retry: 4 });
    expect(refused).not.toHaveBeenCalled();
    last().says({ type: "error", id, seq: 4, code: "too_fast", message: "Too fast.", retry: 0.1 });
    expect(refused).toHaveBeenCalledWith("Too fast.");
    await vi.advanceTimersByTimeAsync(5000);
    expect(last().sent).toHaveLength(1);
    const shown = { type: "reaction", seat: 1, reaction: "wow" };
    last().says(shown);
    expect(listener.reaction).toHaveBeenCalledWith(shown);
    table.close();
  });
});
