import type { Update, Command, DecisionShape, DiceShape, Happening, Hint, TableView } from "../generated/messages.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { vibrate, playSound } from "../lib/soundAndVibration.ts";
import { deepEqual, type Choice } from "../lib/games.ts";
import type { Connection, Listener, TableSource } from "./tableSource.ts";
import { describeOthersDecisions, describeHistory, describeUpdate } from "./sentences.ts";

const MAX_LOG = 200;
const MAX_RECENT = 5;

/** A table as one person has it in front of them, wherever it is kept. */
export class Session implements Listener {
  view = $state.raw<TableView | null>(null);
  link = $state<Connection>("connecting");
  /** Why the table cannot be shown, if it cannot. */
  why = $state<string | null>(null);
  /** What was refused last, until the next thing is done. */
  refusal = $state<string | null>(null);
  /** What happened so far, newest last. */
  told = $state.raw<string[]>([]);
  /** What the others did since our last decision. */
  lately = $state.raw<string[]>([]);
  /** The decision that is on its way. */
  sent = $state.raw<DecisionShape | null>(null);
  /** Whether the last decision is being taken back. */
  withdrawn = $state(false);
  busy = $state(0);
  /** The dice that were rolled last, with a number that changes with each roll. */
  rolled = $state.raw<{ dice: DiceShape; count: number } | null>(null);
  /** How far the clock of the server is ahead of ours, in milliseconds. */
  ahead = 0;

  #source: TableSource | undefined;
  /** The decision made last, which settles when it counts. */
  #deciding: Promise<boolean> | undefined;

  open(source: TableSource): void {
    this.#source = source;
  }

  close(): void {
    this.#source?.close();
  }

  get game() {
    return this.view?.game ?? null;
  }

  get names(): string[] {
    return this.view?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  /** What may be decided now, and what comes of each. Nothing while a decision, or its end, is on its way. */
  get choices(): Choice[] {
    const game = this.game;
    if (!game || this.sent || this.withdrawn) return [];
    return game.options.map((decision, at) => ({ decision, outcome: game.outcomes[at]! }));
  }

  /** Whether there is a log to show: that nothing has happened yet is true at the beginning alone, not where a game is taken up. */
  get tells(): boolean {
    return this.told.length > 0 || (this.game?.table.turn ?? 1) === 1;
  }

  /** The decision that is made and does not count yet. */
  get pending(): DecisionShape | null {
    return this.withdrawn ? null : (this.sent ?? this.game?.pending ?? null);
  }

  async do(command: Command): Promise<boolean> {
    this.refusal = null;
    this.busy += 1;
    if (command.type === "decide") this.sent = command.decision;
    try {
      await this.#source!.do(command);
      return true;
    } catch (error) {
      this.refusal = (error as Error).message;
      announce(this.refusal);
      return false;
    } finally {
      this.busy -= 1;
      if (command.type === "decide" && this.sent && deepEqual(this.sent, command.decision)) this.sent = null;
    }
  }

  /** Decide; `step` is the one that was asked about, if that may be over. */
  decide(decision: DecisionShape, step = this.game!.step): Promise<boolean> {
    vibrate("tap");
    if (decision.type !== "pass") playSound("cross");
    return (this.#deciding = this.do({ type: "decide", step, decision }));
  }

  roll(): Promise<boolean> {
    return this.do({ type: "roll", step: this.game!.step });
  }

  /** Take back what was decided last. If that is still on its way, it has to arrive first, and the table may go on meanwhile. */
  async undo(): Promise<boolean> {
    this.withdrawn = true;
    try {
      await this.#deciding;
      return this.game?.undo ? await this.do({ type: "undo", step: this.game.step }) : false;
    } finally {
      this.withdrawn = false;
    }
  }

  /** Whether it may be asked what our options are worth. */
  get hints(): boolean {
    return Boolean(this.game?.hint && this.#source?.hint);
  }

  /** What our options are worth. Rejects with a sentence. */
  hint(): Promise<Hint> {
    return this.#source!.hint!(this.game!.step);
  }

  update(frame: Update): void {
    const before = this.view;
    if (before && frame.seq < before.seq) return;
    this.ahead = frame.now - Date.now();
    this.view = frame.table;
    for (const happening of frame.happenings) this.#heard(happening);
    if (before || frame.happenings.length) this.#tell(before, frame);
  }

  /** Learn what happened before we looked; it comes before all that was told since. */
  recall(happenings: readonly Happening[]): void {
    if (this.view) this.told = [...describeHistory(this.view, happenings), ...this.told];
  }

  connection(state: Connection, why?: string): void {
    this.link = state;
    if (state === "closed") this.why = why ?? null;
  }

  #heard(happening: Happening): void {
    if (happening.dice) {
      this.rolled = { dice: happening.dice, count: (this.rolled?.count ?? 0) + 1 };
      playSound("dice");
    }
  }

  #tell(before: TableView | null, frame: Update): void {
    const lines = describeUpdate(before, frame.table, frame.happenings, frame.resync);
    if (!lines.length) return;
    this.told = [...this.told, ...lines].slice(-MAX_LOG);
    const others = describeOthersDecisions(before, frame.table, frame.happenings);
    this.lately = (others.ours ? others.lines : [...this.lately, ...others.lines]).slice(-MAX_RECENT);
    announce(lines.join(" "));
    if (frame.table.status === "finished" && before?.status === "playing") playSound("end");
    else if (locks(frame.table) > locks(before)) playSound("lock");
  }
}

function locks(view: TableView | null): number {
  return view?.game?.table.sheets.reduce((sum, sheet) => sum + sheet.locks.length, 0) ?? 0;
}
