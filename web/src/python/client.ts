// The Python library in this browser: a table of one device, which needs no network once it is loaded.
import type { Update, Command, SettingsInput, Verdict } from "../generated/messages.ts";
import type { RpcResponse, MethodName, RpcRequest } from "./protocol.ts";

/** Who is to sit on a seat. */
export type SeatSetup = { name: string; entropy?: string } | { bot: string };

/** What a seat can ask for in the middle of a game. */
export type GameCommand = Extract<Command, { type: "roll" | "decide" | "undo" | "back" | "resign" }>;

/** One entry of a table's log: kept as it is, and never looked into. */
declare const kept: unique symbol;
export type LogEntry = { readonly [kept]: never };

/** Ack: `seq` is the last entry of the log. */
export interface Ack {
  seq: number;
}

export interface TickResult extends Ack {
  /** Whether something happened. */
  acted: boolean;
  /** Milliseconds until the table does something by itself again; null if it waits for people. */
  wait: number | null;
}

/** Why not: `${family}-${code}` is the name of the sentence in Fluent, and `details` are its values. */
export interface ErrorPayload {
  code: string;
  family: "table" | "error";
  details: Record<string, string | number>;
  clause?: string;
}

/** The library says no, and nothing has changed. */
export class TableError extends Error {
  constructor(readonly refusal: ErrorPayload) {
    super(`${refusal.family}-${refusal.code}`);
    this.name = "Refused";
  }
}

/** Milliseconds that a bot waits before it acts, so that people can follow. */
export const BOT_PAUSE = 700;

type PendingCall = { resolve: (text: string) => void; reject: (error: Error) => void };

/** The one table of this page. Every method rejects with `Refused` if the table or the rules say no. */
export class PythonClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingCall>();
  #last = 0;
  #dead: Error | undefined;

  /** Use `openLibrary`: there is one for a page. */
  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<RpcResponse>) => {
      if (!("id" in data)) return;
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("result" in data) waiting?.resolve(data.result);
      else waiting?.reject(new Error(data.error));
    });
  }

  /** A new table with everybody on their seats, and the game begun. */
  create(settings: SettingsInput, seats: SeatSetup[], now = Date.now()): Promise<Ack> {
    return this.#ask("create", JSON.stringify(settings), JSON.stringify(seats), now);
  }

  /** The table of a log that was kept. */
  load(entries: LogEntry[]): Promise<Ack> {
    return this.#ask("load", JSON.stringify(entries));
  }

  /** The entries of the log after a seq, to be kept. */
  log(after = 0): Promise<LogEntry[]> {
    return this.#ask("log", after);
  }

  do(seat: number, command: GameCommand, now = Date.now()): Promise<Ack> {
    return this.#ask("do", seat, JSON.stringify(command), now);
  }

  /** Let the table do one thing that it does by itself, if it is time: bots decide, clocks run out. */
  tick(pause = BOT_PAUSE, now = Date.now()): Promise<TickResult> {
    return this.#ask("tick", now, pause);
  }

  /** The table as a seat sees it, or an onlooker, with what happened after a seq. */
  look(seat: number | null, after: number | null = null, now = Date.now()): Promise<Update> {
    return this.#ask("look", seat, after, now);
  }

  /** The record of the game that has ended, in notation. */
  async record(): Promise<string> {
    return (await this.#ask<{ record: string }>("record")).record;
  }

  /** Every die and every shuffle of a record drawn again. */
  verify(record: string): Promise<Verdict> {
    return this.#ask("verify", record);
  }

  /** The worker is gone: whoever waits for it learns so. */
  end(error: Error): void {
    this.#dead = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async #ask<T>(call: MethodName, ...args: (string | number | null)[]): Promise<T> {
    const id = ++this.#last;
    const text = await new Promise<string>((resolve, reject) => {
      if (this.#dead) return reject(this.#dead);
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, call, args } satisfies RpcRequest);
    });
    const answer = JSON.parse(text) as T | { error: ErrorPayload };
    if (typeof answer === "object" && answer !== null && "error" in answer) throw new TableError(answer.error);
    return answer as T;
  }
}

let opening: Promise<PythonClient> | undefined;
const listeners = new Set<(progress: number) => void>();

/** The library of this page, loaded once; `onProgress` hears from 0 to 1. Who asks after a failure loads it again. */
export function loadPython(onProgress?: (progress: number) => void): Promise<PythonClient> {
  if (onProgress) listeners.add(onProgress);
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening.finally(() => onProgress && listeners.delete(onProgress));
}

function open(): Promise<PythonClient> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "library" });
  return new Promise((resolve, reject) => {
    let library: PythonClient | undefined;
    const fail = (reason: string): void => {
      const error = new Error(reason);
      worker.terminate();
      opening = undefined;
      library?.end(error);
      reject(error);
    };
    worker.addEventListener("error", (event) => fail(event.message));
    worker.addEventListener("messageerror", () => fail("messageerror"));
    worker.addEventListener("message", ({ data }: MessageEvent<RpcResponse>) => {
      if ("progress" in data) for (const listener of listeners) listener(data.progress);
      else if ("ready" in data) resolve((library = new PythonClient(worker)));
      else if ("failed" in data) fail(data.failed);
    });
  });
}
