import type { PresenceView, ReactionView, Update } from "../generated/messages.ts";
import { noteUpdate } from "../lib/notes.ts";
import { owed } from "../lib/pledge.ts";
import type { Session } from "./session.svelte.ts";
import type { Connection, Listener } from "./tableSource.ts";

/** Milliseconds that a hidden page leaves to the other devices of its player to pledge first. */
const HIDDEN_DELAY = 2000;

/** Notes every update before the session shows it, then pledges or reveals the text of our seat. */
export class Witness implements Listener {
  readonly #sent = new Set<string>();

  constructor(private readonly session: Session) {}

  update(frame: Update): void {
    noteUpdate(frame);
    this.session.update(frame);
    const { you, seats, revealing, status } = frame.table;
    const pledges = status === "waiting" && you !== null && !revealing.length && !seats[you]?.pledge;
    if (pledges && document.visibilityState === "hidden") setTimeout(() => this.#send(), HIDDEN_DELAY);
    else this.#send();
  }

  presence(frame: PresenceView): void {
    this.session.presence(frame);
  }

  reaction(frame: ReactionView): void {
    this.session.reaction(frame);
  }

  connection(state: Connection, reason?: string): void {
    this.session.connection(state, reason);
  }

  /** Send what our seat owes the table, once each round; again if it was rejected and the table still waits. */
  #send(): void {
    const view = this.session.view;
    if (!view || view.status !== "waiting") return;
    const task = `${view.round}:${view.revealing.length > 0}:${view.you}`;
    const command = this.#sent.has(task) ? null : owed(view);
    if (!command) return;
    this.#sent.add(task);
    void this.session.doQuietly(command).then((done) => done || this.#sent.delete(task));
  }
}
