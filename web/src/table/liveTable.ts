import type { ClientFrame, Command, Hint, ReactionView, ServerFrame, Update } from "../generated/messages.ts";
import { ApiError, request } from "../lib/api.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";
import { language } from "../lib/i18n.svelte.ts";
import type { Listener, TableSource } from "./tableSource.ts";

interface PendingCommand {
  id: string;
  command: Command;
  /** Its log entry, once acknowledged. It resolves when an update includes the entry, so that the next command acts on the new state. */
  seq?: number;
  retries?: number;
  settle?: { resolve(): void; reject(error: Error): void };
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;
const PING_INTERVAL = 20_000;
const PONG_TIMEOUT = 5000;
/** Close codes after which reconnecting is useless: bad request, no access, no such table, or replaced by another socket. */
const FINAL_CLOSE_CODES = new Set([4400, 4401, 4403, 4404, 4409, 4410]);
/** Close codes of an overloaded server: back off for longer. */
const BUSY_CLOSE_CODES = new Set([4429, 4503]);
/** Error codes that do not reject the command itself: it may have been executed, and is sent again with the same id. */
const RETRY_CODES = new Set(["unavailable", "too_fast", "server_error"]);
const MAX_RETRIES = 5;

interface Options {
  /** See the table as a spectator, even with a seat there. */
  spectate?: boolean;
}

/**
 * A table at the server, over a WebSocket. It reconnects automatically and resends unacknowledged commands with the same
 * id, so that each is executed once. Pending commands are stored for the tab and survive a reload.
 */
export class LiveTable implements TableSource {
  #socket: WebSocket | undefined;
  #seq: number | undefined;
  #pending: PendingCommand[];
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval>;
  #lastReceived = 0;
  #closed = false;
  /** The last reaction that was sent. */
  #reaction: { id: string; refused: (message: string) => void } | undefined;
  readonly #client = randomId();
  readonly #key: string;
  readonly #spectates: boolean;
  readonly #onOnline = (): void => this.#reconnectNow();
  /** The device is offline: close at once, since an open socket would notice much later. */
  readonly #onOffline = (): void => this.#socket?.close();

  constructor(
    readonly id: string,
    private readonly listener: Listener,
    { spectate = false }: Options = {},
  ) {
    this.#spectates = spectate;
    this.#key = `waiting:${id}`;
    // commands of our seat wait for a socket that has it
    const stored = spectate ? [] : loadStored<unknown>(this.#key, [], "session");
    this.#pending = Array.isArray(stored) ? (stored as PendingCommand[]).filter((each) => typeof each?.id === "string" && each.command) : [];
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL);
    addEventListener("online", this.#onOnline);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#onOnline);
    this.#connect();
  }

  do(command: Command): Promise<void> {
    return new Promise((resolve, reject) => {
      const id = randomId();
      this.#pending.push({ id, command, settle: { resolve, reject } });
      this.#save();
      this.#send({ type: "do", id, command });
    });
  }

  hint(step: number): Promise<Hint> {
    return request("POST", `/tables/${this.id}/hint`, { step });
  }

  react(reaction: ReactionView["reaction"], refused: (message: string) => void): void {
    this.#reaction = { id: randomId(), refused };
    this.#send({ type: "react", id: this.#reaction.id, reaction });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pingTimer);
    removeEventListener("online", this.#onOnline);
    removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#onOnline);
    this.#socket?.close();
    for (const { settle } of this.#pending) settle?.resolve(); // their results are no longer of interest
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const query = new URLSearchParams({ client: this.#client, lang: language(), presence: "1", reactions: "1" });
    if (this.#spectates) query.set("spectate", "1");
    if (this.#seq !== undefined) query.set("after", String(this.#seq));
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    const timeout = setTimeout(() => socket.close(), CONNECT_TIMEOUT);
    let reason: string | undefined;
    socket.onopen = () => {
      clearTimeout(timeout);
      this.#lastReceived = Date.now();
      this.listener.connection("open");
      for (const { id, command } of this.#pending) this.#send({ type: "do", id, command });
    };
    socket.onmessage = (event) => {
      this.#lastReceived = Date.now();
      const frame = JSON.parse(event.data as string) as ServerFrame;
      if (frame.type === "error" && frame.id == null) reason = frame.message;
      this.#receive(frame);
    };
    socket.onclose = (event) => {
      clearTimeout(timeout);
      if (this.#closed || this.#socket !== socket) return;
      if (FINAL_CLOSE_CODES.has(event.code)) {
        this.#closed = true;
        this.listener.connection("closed", reason);
        return;
      }
      this.listener.connection("lost");
      if (BUSY_CLOSE_CODES.has(event.code)) this.#attempts = Math.max(this.#attempts, 3);
      // first attempt at once, then exponential backoff with jitter
      const wait = this.#attempts ? Math.min(8000, 400 * 2 ** this.#attempts) * (0.5 + Math.random() / 2) : 50;
      this.#attempts += 1;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === "update") this.#updated(frame);
    if (frame.type === "presence") this.listener.presence?.(frame);
    if (frame.type === "reaction") this.listener.reaction?.(frame);
    if (frame.type === "error" && frame.id != null && frame.id === this.#reaction?.id) this.#reaction.refused(frame.message);
    if (frame.type === "ack") {
      const found = this.#pending.find((each) => each.id === frame.id);
      if (found) found.seq = frame.seq;
      this.#settleSeen();
    }
    if (frame.type === "error" && frame.id != null && RETRY_CODES.has(frame.code) && this.#retryLater(frame.id, frame.retry)) return;
    if (frame.type === "error" && frame.id != null) {
      this.#settle(frame.id, (pending) => pending.settle?.reject(new ApiError(frame.code, frame.message)));
    }
  }

  /** Schedule a command to be sent again; false after MAX_RETRIES. */
  #retryLater(id: string, retry?: number | null): boolean {
    const found = this.#pending.find((each) => each.id === id);
    if (!found || (found.retries ?? 0) >= MAX_RETRIES) return false;
    found.retries = (found.retries ?? 0) + 1;
    setTimeout(() => this.#pending.includes(found) && this.#send({ type: "do", id, command: found.command }), (retry ?? found.retries) * 1000);
    return true;
  }

  #updated(frame: Update): void {
    this.#seq = frame.seq;
    this.#attempts = 0;
    this.listener.update(frame);
    this.#settleSeen(frame.resync);
  }

  /** Resolve the commands whose log entries have been received; after a resync, all acknowledged ones. */
  #settleSeen(resync = false): void {
    const done = this.#pending.filter((each) => each.seq !== undefined && (resync || each.seq <= (this.#seq ?? 0)));
    for (const { id } of done) this.#settle(id, (pending) => pending.settle?.resolve());
  }

  #settle(id: string, settle: (pending: PendingCommand) => void): void {
    const found = this.#pending.find((each) => each.id === id);
    this.#pending = this.#pending.filter((each) => each !== found);
    this.#save();
    if (found) settle(found);
  }

  #save(): void {
    const commands = this.#pending.map(({ id, command }) => ({ id, command }));
    saveStored(this.#key, commands.length ? commands : null, "session");
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#lastReceived > 2.5 * PING_INTERVAL) this.#socket.close();
    else this.#send({ type: "ping" });
  }

  /** Reconnect without waiting for the backoff: the network is back, or the page is visible again. */
  #reconnectNow(): void {
    if (this.#closed || document.visibilityState === "hidden") return;
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED || socket.readyState === WebSocket.CLOSING) return this.#connect();
    // after sleep the socket may be dead: close it if the ping gets no answer
    const lastReceived = this.#lastReceived;
    this.#ping();
    setTimeout(() => this.#socket === socket && this.#lastReceived === lastReceived && socket.readyState === WebSocket.OPEN && socket.close(), PONG_TIMEOUT);
  }
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
