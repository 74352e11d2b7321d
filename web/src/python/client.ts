// Client of the Python library in a web worker: a table on this device, which needs no network once it is loaded.
import type { Command, Seen, SettingsInput, Update, Verdict } from "../generated/messages.ts";
import type { MethodName, RpcRequest, RpcResponse } from "./protocol.ts";

/** The player of a seat. */
export type SeatSetup = { name: string; entropy?: string } | { bot: string };

/** Commands of a seat during a game. */
export type GameCommand = Extract<Command, { type: "roll" | "decide" | "undo" | "back" | "resign" }>;

/** Entry of a table's log: opaque, to be stored as it is. */
declare const opaque: unique symbol;
export type LogEntry = { readonly [opaque]: never };

/** `seq` is the last entry of the log. */
export interface Ack {
  seq: number;
}

export interface TickResult extends Ack {
  /** Whether a bot or a clock acted. */
  acted: boolean;
  /** Milliseconds until the next tick is due; null if the table waits for people. */
  wait: number | null;
}

/** An error: `${family}-${code}` is its Fluent message, and `details` are the values. */
export interface ErrorPayload {
  code: string;
  family: "table" | "error";
  details: Record<string, string | number>;
  clause?: string;
}

/** A command was rejected by the table or the rules; nothing has changed. */
export class TableError extends Error {
  constructor(readonly payload: ErrorPayload) {
    super(`${payload.family}-${payload.code}`);
    this.name = "TableError";
  }
}

/** The browser is too old to run Python. */
export class UnsupportedBrowser extends Error {}

/** Milliseconds before each action of a bot, so that people can follow. */
export const BOT_PAUSE = 700;

type PendingCall = { resolve: (text: string) => void; reject: (error: Error) => void };

/** RPC client of the page's one local table. Methods reject with `TableError` if the table or the rules reject the call. */
export class PythonClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingCall>();
  #lastId = 0;
  #failure: Error | undefined;

  /** Use `loadPython`, which shares one worker per page. */
  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<RpcResponse>) => {
      if (!("id" in data)) return;
      const pending = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      if ("result" in data) pending?.resolve(data.result);
      else pending?.reject(new Error(data.error));
    });
  }

  /** Create a table with all seats taken and start its game. */
  create(settings: SettingsInput, seats: SeatSetup[], now = Date.now()): Promise<Ack> {
    return this.#call("create", JSON.stringify(settings), JSON.stringify(seats), now);
  }

  /** Restore the table from its log. */
  load(entries: LogEntry[]): Promise<Ack> {
    return this.#call("load", JSON.stringify(entries));
  }

  /** Entries of the log after `after`. */
  log(after = 0): Promise<LogEntry[]> {
    return this.#call("log", after);
  }

  do(seat: number, command: GameCommand, now = Date.now()): Promise<Ack> {
    return this.#call("do", seat, JSON.stringify(command), now);
  }

  /** Let one bot act or one clock run out, if it is due. */
  tick(pause = BOT_PAUSE, now = Date.now()): Promise<TickResult> {
    return this.#call("tick", now, pause);
  }

  /** The table as seen by a seat, or by a spectator if null, with the happenings after `after`. */
  look(seat: number | null, after: number | null = null, now = Date.now()): Promise<Update> {
    return this.#call("look", seat, after, now);
  }

  /** Record of the finished game, in notation. */
  async record(): Promise<string> {
    return (await this.#call<{ record: string }>("record")).record;
  }

  /** Redraw all dice and shuffles of a record, and compare it with what was seen of its game. */
  verify(record: string, seen: Seen | null): Promise<Verdict> {
    return this.#call("verify", record, JSON.stringify(seen));
  }

  /** Reject all pending and future calls: the worker has failed. */
  fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }

  async #call<T>(method: MethodName, ...args: (string | number | null)[]): Promise<T> {
    const id = ++this.#lastId;
    const text = await new Promise<string>((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, args } satisfies RpcRequest);
    });
    const reply = JSON.parse(text) as T | { error: ErrorPayload };
    if (typeof reply === "object" && reply !== null && "error" in reply) throw new TableError(reply.error);
    return reply as T;
  }
}

let loading: Promise<PythonClient> | undefined;
const listeners = new Set<(progress: number) => void>();

/** Load Python in a worker, once per page, and again after a failure. `onProgress` is called with 0 to 1. */
export function loadPython(onProgress?: (progress: number) => void): Promise<PythonClient> {
  if (onProgress) listeners.add(onProgress);
  loading ??= startWorker().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading.finally(() => onProgress && listeners.delete(onProgress));
}

function startWorker(): Promise<PythonClient> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "library" });
  return new Promise((resolve, reject) => {
    let client: PythonClient | undefined;
    const fail = (error: Error): void => {
      worker.terminate();
      loading = undefined;
      client?.fail(error);
      reject(error);
    };
    worker.addEventListener("error", (event) => fail(new Error(event.message)));
    worker.addEventListener("messageerror", () => fail(new Error("messageerror")));
    worker.addEventListener("message", ({ data }: MessageEvent<RpcResponse>) => {
      if ("progress" in data) for (const listener of listeners) listener(data.progress);
      else if ("ready" in data) resolve((client = new PythonClient(worker)));
      else if ("failed" in data) fail(data.unsupported ? new UnsupportedBrowser(data.failed) : new Error(data.failed));
    });
  });
}
