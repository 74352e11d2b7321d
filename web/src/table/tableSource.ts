import type { Command, Hint, PresenceView, ReactionView, Update } from "../generated/messages.ts";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** A table, at the server or on this device: all that the screen of a table knows of it. */
export interface TableSource {
  /** Execute a command. Resolves when it is confirmed; rejects with a localized message. */
  do(command: Command): Promise<void>;
  /** Request a hint; missing on tables without a server. Rejects with a localized message. */
  hint?(step: number): Promise<Hint>;
  /** Say something to all at the table, now or not at all; missing on tables without a server. */
  react?(reaction: ReactionView["reaction"], refused: (message: string) => void): void;
  close(): void;
}

/** Receives the updates of a table. */
export interface Listener {
  update(frame: Update): void;
  presence?(frame: PresenceView): void;
  reaction?(frame: ReactionView): void;
  connection(state: Connection, reason?: string): void;
}
