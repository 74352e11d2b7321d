import type { Command, DecisionShape, DiceShape, Happening, Hint, PresenceView, ReactionView, TableView, Update } from "../generated/messages.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { botName } from "../lib/botNames.ts";
import { Motion } from "../lib/motion.svelte.ts";
import { playSound, skipSounds, type Sound, vibrate } from "../lib/soundAndVibration.ts";
import { type Choice, deepEqual } from "../lib/games.ts";
import type { Connection, Listener, TableSource } from "./tableSource.ts";
import { News } from "./news.svelte.ts";
import { Reactions } from "./reactions.svelte.ts";
import { hits, rollTime } from "./rollTimes.ts";
import { describeEnd, describeHistory, describeUpdate } from "./sentences.ts";

const MAX_LOG = 200;

/** A sentence about the game, and the turn it belongs to; 0 if unknown. */
export interface LogLine {
  turn: number;
  text: string;
  /** Whether it tells how the game ended. */
  end?: boolean;
}

/** Client state of a table as one person sees it, at the server or on this device. */
export class Session implements Listener {
  view = $state.raw<TableView | null>(null);
  connectionState = $state<Connection>("connecting");
  /** Why the table cannot be shown. */
  closedReason = $state<string | null>(null);
  /** Error of the last command. */
  errorText = $state<string | null>(null);
  /** Sentences about what happened so far, newest last. */
  log = $state.raw<LogLine[]>([]);
  /** What the others did in this turn. */
  readonly news = new News();
  /** What the players say. */
  readonly reactions = new Reactions();
  /** The decision that was sent and is not confirmed yet. */
  sent = $state.raw<DecisionShape | null>(null);
  /** Whether an undo of the last decision is under way. */
  undoing = $state(false);
  /** Number of commands under way. */
  busy = $state(0);
  /** The last roll and the count of rolls, which restarts the animation. */
  rolled = $state.raw<{ dice: DiceShape; count: number } | null>(null);
  /** While the dice roll; what they show is neither told nor used before they lie. */
  readonly rolling = new Motion();
  /** When the people who are not at the table left it, in server time, by seat. */
  left = $state.raw<Readonly<Record<string, number>>>({});
  /** Whether the game ended while this page was open. */
  ended = $state(false);
  /** Server time minus local time, in milliseconds. */
  clockOffset = 0;
  /** Whether another table is shown: what happens here is neither heard nor announced. */
  quiet = false;

  #source: TableSource | undefined;
  /** The last decision; settles when it is confirmed. */
  #deciding: Promise<boolean> | undefined;

  open(source: TableSource): void {
    this.#source = source;
  }

  close(): void {
    this.#source?.close();
    if (this.rolling.on) skipSounds();
    this.rolling.cancel();
    this.reactions.close();
  }

  get game() {
    return this.view?.game ?? null;
  }

  get names(): string[] {
    return this.view?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  /** The legal decisions and their outcomes; empty while the dice roll, and while a decision or its undo is under way. */
  get choices(): Choice[] {
    const game = this.game;
    if (!game || this.sent || this.undoing || this.rolling.on) return [];
    return game.options.map((decision, at) => ({ decision, outcome: game.outcomes[at]! }));
  }

  /** Whether to show the log. An empty one is shown on the first turn alone: a position taken from the middle of a game has no log. */
  get hasLog(): boolean {
    return this.log.length > 0 || (this.game?.table.turn ?? 1) === 1;
  }

  /** The decision that is made and can still be undone. */
  get pending(): DecisionShape | null {
    return this.undoing ? null : (this.sent ?? this.game?.pending ?? null);
  }

  async do(command: Command): Promise<boolean> {
    this.errorText = null;
    this.busy += 1;
    if (command.type === "decide") this.sent = command.decision;
    try {
      await this.#source!.do(command);
      return true;
    } catch (error) {
      this.errorText = (error as Error).message;
      announce(this.errorText);
      return false;
    } finally {
      this.busy -= 1;
      if (command.type === "decide" && this.sent && deepEqual(this.sent, command.decision)) this.sent = null;
    }
  }

  /** Execute a command that nobody asked for; errors are not shown. */
  doQuietly(command: Command): Promise<boolean> {
    return this.#source!.do(command).then(() => true, () => false);
  }

  /** Send a decision. Pass the `step` it belongs to if the game may have gone on since. */
  decide(decision: DecisionShape, step = this.game!.step): Promise<boolean> {
    vibrate("tap");
    const sound = soundOf(decision);
    if (sound) playSound(sound);
    return (this.#deciding = this.do({ type: "decide", step, decision }));
  }

  roll(): Promise<boolean> {
    return this.do({ type: "roll", step: this.game!.step });
  }

  react(reaction: ReactionView["reaction"]): void {
    this.#source!.react?.(reaction, (message) => this.reactions.refuse(message));
  }

  /** Undo the last decision, after it is confirmed. Returns false if the game has gone on by then. */
  async undo(): Promise<boolean> {
    this.undoing = true;
    try {
      await this.#deciding;
      return this.game?.undo ? await this.do({ type: "undo", step: this.game.step }) : false;
    } finally {
      this.undoing = false;
    }
  }

  /** Whether this table offers hints now. */
  get hintsAllowed(): boolean {
    return Boolean(this.game?.hint && this.#source?.hint);
  }

  /** Request a hint. Rejects with a localized message. */
  hint(): Promise<Hint> {
    return this.#source!.hint!(this.game!.step);
  }

  update(update: Update): void {
    const before = this.view;
    if (before && update.seq < before.seq && !update.resync) return;
    const { table } = update;
    const frame = { ...update, table: { ...table, seats: table.seats.map((seat) => (seat.bot && seat.name ? { ...seat, name: botName(seat.name, seat.bot) } : seat)) } };
    this.clockOffset = frame.now - Date.now();
    this.view = frame.table;
    if (before?.status === "playing" && frame.table.status === "finished") this.ended = true;
    if (this.quiet) return;
    for (const { dice } of frame.happenings) if (dice) this.#showRoll(dice);
    if (before || frame.happenings.length) this.rolling.after(() => this.#report(before, frame));
    this.news.update(before, frame.table, frame.happenings);
  }

  /** Prepend earlier happenings to the log. */
  addHistory(happenings: readonly Happening[]): void {
    if (this.view) this.log = [...describeHistory(this.view, happenings).map((text) => ({ turn: 0, text })), ...this.log];
  }

  presence(frame: PresenceView): void {
    this.left = frame.left;
  }

  reaction(frame: ReactionView): void {
    if (!this.quiet) this.reactions.show(frame, this.names[frame.seat] ?? "");
  }

  connection(state: Connection, reason?: string): void {
    this.connectionState = state;
    if (state === "closed") this.closedReason = reason ?? null;
  }

  #showRoll(dice: DiceShape): void {
    this.rolled = { dice, count: (this.rolled?.count ?? 0) + 1 };
    this.rolling.begin(rollTime(dice));
    for (const { at, volume } of hits(dice, this.rolling.on)) playSound("dice", at, volume);
    if (this.rolling.on) this.rolling.after(skipSounds);
    const view = this.view;
    if (view?.game && view.game.table.active === view.you) vibrate("dice");
  }

  /** Log and announce what happened, with its sound. */
  #report(before: TableView | null, frame: Update): void {
    const lines = describeUpdate(before, frame.table, frame.happenings, frame.resync);
    if (!lines.length) return;
    const ends = before?.status === "playing" && frame.table.status === "finished" ? describeEnd(frame.table, this.names) : [];
    const turn = (before?.game && !frame.happenings.some(({ dice }) => dice) ? before : frame.table).game?.table.turn ?? 0;
    this.log = [...this.log, ...lines.map((text) => ({ turn, text, end: ends.includes(text) }))].slice(-MAX_LOG);
    announce(lines.join(" "));
    if (locks(frame.table) > locks(before)) {
      playSound("lock");
      vibrate("lock");
    } else {
      const others = frame.happenings.flatMap(({ decisions }) => Object.entries(decisions ?? {}).filter(([seat]) => Number(seat) !== frame.table.you));
      for (const sound of new Set(others.map(([, decision]) => soundOf(decision)))) if (sound) playSound(sound, 0, 0.5);
    }
  }
}

/** What a decision sounds like. */
function soundOf(decision: DecisionShape): Sound | null {
  switch (decision.type) {
    case "mark":
      return "cross";
    case "move":
      return "pawn";
    case "draw":
      return "card";
    case "play":
      return decision.marks.length ? "cross" : "card";
    default:
      return null;
  }
}

function locks(view: TableView | null): number {
  return view?.game?.table.sheets.reduce((sum, sheet) => sum + sheet.locks.length, 0) ?? 0;
}
