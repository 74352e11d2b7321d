import type { Update, Command, Hint } from "../generated/messages.ts";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Where a table is: at the server, or on this device. The screen of a table knows no more of it than this. */
export interface TableSource {
  /** Carry out a command. Settles when it counts; rejects with a sentence when it is refused. */
  do(command: Command): Promise<void>;
  /** What our options are worth; a table that is not at a server has nobody to ask. Rejects with a sentence. */
  hint?(step: number): Promise<Hint>;
  close(): void;
}

/** Whoever wants to know of a table is told through these. */
export interface Listener {
  update(frame: Update): void;
  connection(state: Connection, why?: string): void;
}
