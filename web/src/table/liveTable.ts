import type { Update, ClientFrame, Command, Hint, ServerFrame } from "../generated/messages.ts";
import { request, ApiError } from "../lib/api.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";
import { language } from "../lib/i18n.svelte.ts";
import type { Listener, TableSource } from "./tableSource.ts";

interface PendingCommand {
  id: string;
  command: Command;
  /** The entry that it became: it is settled when that has been seen, so that nobody acts on what was before. */
  seq?: number;
  /** How often it was put off. */
  later?: number;
  settle?: { resolve(): void; reject(error: Error): void };
}

const CONNECT_TIMEOUT = 10_000;
const PING_INTERVAL = 20_000;
/** Milliseconds within which somebody who is there answers. */
const PONG_TIMEOUT = 5000;
/** Close codes after which trying again is of no use: what is asked for is not there, or not for us, or was replaced. */
const FINAL_CLOSE_CODES = new Set([4400, 4401, 4403, 4404, 4409]);
/** Close codes of a server that has too much to do: it is left alone for longer. */
const BUSY_CLOSE_CODES = new Set([4429, 4503]);
/** Refusals that say nothing of the command: it may count, and is sent again as it was. */
const RETRY_CODES = new Set(["unavailable", "too_fast", "server_error"]);
const MAX_RETRIES = 5;

/**
 * A table at the server, over its socket. A lost connection is made again by itself; commands that were not
 * acknowledged are sent again with the id they had, so each is carried out once. They outlive a reload of the page.
 */
export class LiveTable implements TableSource {
  #socket: WebSocket | undefined;
  #seq: number | undefined;
  #waiting: PendingCommand[];
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval>;
  #heard = 0;
  #closed = false;
  readonly #client = randomId();
  readonly #key: string;
  readonly #again = (): void => this.#hurry();
  /** The device says that it has no network: what is still open would only notice much later. */
  readonly #off = (): void => this.#socket?.close();

  constructor(
    readonly id: string,
    private readonly listener: Listener,
  ) {
    this.#key = `waiting:${id}`;
    const kept = loadStored<unknown>(this.#key, [], "session");
    this.#waiting = Array.isArray(kept) ? (kept as PendingCommand[]).filter((each) => typeof each?.id === "string" && each.command) : [];
    this.#pings = setInterval(() => this.#ping(), PING_INTERVAL);
    addEventListener("online", this.#again);
    addEventListener("offline", this.#off);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  do(command: Command): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: PendingCommand = { id: randomId(), command, settle: { resolve, reject } };
      this.#waiting.push(waiting);
      this.#keep();
      this.#send({ type: "do", id: waiting.id, command });
    });
  }

  hint(step: number): Promise<Hint> {
    return request("POST", `/tables/${this.id}/hint`, { step });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#off);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
    for (const { settle } of this.#waiting) settle?.resolve(); // nobody is left to be told
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const query = new URLSearchParams({ client: this.#client, lang: language() });
    if (this.#seq !== undefined) query.set("after", String(this.#seq));
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    const patience = setTimeout(() => socket.close(), CONNECT_TIMEOUT);
    let refused: string | undefined;
    socket.onopen = () => {
      clearTimeout(patience);
      this.#heard = Date.now();
      this.listener.connection("open");
      for (const { id, command } of this.#waiting) this.#send({ type: "do", id, command });
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      const frame = JSON.parse(event.data as string) as ServerFrame;
      if (frame.type === "error" && frame.id == null) refused = frame.message;
      this.#took(frame);
    };
    socket.onclose = (event) => {
      clearTimeout(patience);
      if (this.#closed || this.#socket !== socket) return;
      if (FINAL_CLOSE_CODES.has(event.code)) {
        this.#closed = true;
        this.listener.connection("closed", refused);
        return;
      }
      this.listener.connection("lost");
      if (BUSY_CLOSE_CODES.has(event.code)) this.#tries = Math.max(this.#tries, 3);
      // the first try at once, then ever slower, and not all clients in the same moment
      const wait = this.#tries ? Math.min(8000, 400 * 2 ** this.#tries) * (0.5 + Math.random() / 2) : 50;
      this.#tries += 1;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #took(frame: ServerFrame): void {
    if (frame.type === "update") this.#updated(frame);
    if (frame.type === "ack") {
      const found = this.#waiting.find((each) => each.id === frame.id);
      if (found) found.seq = frame.seq;
      this.#seen();
    }
    if (frame.type === "error" && frame.id != null && RETRY_CODES.has(frame.code) && this.#putOff(frame.id, frame.retry)) return;
    if (frame.type === "error" && frame.id != null) {
      this.#settled(frame.id, (waiting) => waiting.settle?.reject(new ApiError(frame.code, frame.message)));
    }
  }

  /** Send a command again in a while; false if it was put off often enough. */
  #putOff(id: string, retry?: number | null): boolean {
    const found = this.#waiting.find((each) => each.id === id);
    if (!found || (found.later ?? 0) >= MAX_RETRIES) return false;
    found.later = (found.later ?? 0) + 1;
    setTimeout(() => this.#waiting.includes(found) && this.#send({ type: "do", id, command: found.command }), (retry ?? found.later) * 1000);
    return true;
  }

  #updated(frame: Update): void {
    this.#seq = frame.seq;
    this.#tries = 0;
    this.listener.update(frame);
    this.#seen();
  }

  #seen(): void {
    const done = this.#waiting.filter((each) => each.seq !== undefined && each.seq <= (this.#seq ?? 0));
    for (const { id } of done) this.#settled(id, (waiting) => waiting.settle?.resolve());
  }

  #settled(id: string, settle: (waiting: PendingCommand) => void): void {
    const found = this.#waiting.find((each) => each.id === id);
    this.#waiting = this.#waiting.filter((each) => each !== found);
    this.#keep();
    if (found) settle(found);
  }

  #keep(): void {
    const kept = this.#waiting.map(({ id, command }) => ({ id, command }));
    saveStored(this.#key, kept.length ? kept : null, "session");
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 2.5 * PING_INTERVAL) this.#socket.close();
    else this.#send({ type: "ping" });
  }

  /** The network, or the eye of the user, is back: do not wait for the next try. */
  #hurry(): void {
    if (this.#closed || document.visibilityState === "hidden") return;
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED || socket.readyState === WebSocket.CLOSING) return this.#connect();
    // a device that slept may hold a connection that is long dead
    const heard = this.#heard;
    this.#ping();
    setTimeout(() => this.#socket === socket && this.#heard === heard && socket.readyState === WebSocket.OPEN && socket.close(), PONG_TIMEOUT);
  }
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
