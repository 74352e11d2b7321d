import type { DiceShape, Frame, Replay, TableShape } from "../generated/messages.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { type Color, COLORS } from "../lib/games.ts";
import { say } from "../lib/i18n.svelte.ts";
import { winnersText } from "../parts/winners.ts";
import { describeConsequences, describeDecision, describeRoll } from "../table/sentences.ts";

/** Milliseconds per step at speed 1: long enough to read what happened. */
const STEP_DELAY = 1800;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A turn and its first step. */
export interface Turn {
  turn: number;
  step: number;
}

/**
 * Playback of a game: its frames and the step that is shown. A step belongs to the turn it was made in: after the last
 * decision of a turn, the frame still shows that turn and its dice, though the table waits for the next one already.
 */
export class Playback {
  readonly frames: readonly Frame[];
  readonly tables: readonly TableShape[];
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
  step = $state(0);
  /** The seat whose view is shown; null shows everything. */
  perspective = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** Whether the last seek was one step forward: then the roll is animated. */
  steppedForward = $state(false);

  constructor(readonly replay: Replay) {
    this.frames = replay.frames;
    this.names = replay.names;
    if (this.names.length === 1) this.perspective = 0;
    this.tables = replay.frames.map(({ table }) => (table.game === "onboard" ? { ...table, track: replay.track ?? [] } : table));
    this.turns = replay.frames.flatMap((_, step) =>
      step && (step === 1 || this.turn(step) !== this.turn(step - 1)) ? [{ turn: this.turn(step), step }] : [],
    );
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get frame(): Frame {
    return this.frames[this.step]!;
  }

  get table(): TableShape {
    return this.tables[this.step]!;
  }

  /** The table before the step. */
  before(step = this.step): TableShape {
    return this.tables[Math.max(0, step - 1)]!;
  }

  turn(step = this.step): number {
    return this.before(step).turn;
  }

  get dice(): DiceShape | null {
    const [now, before] = [this.table, this.before()];
    return now.game === "cards" || before.game === "cards" ? null : (now.dice ?? before.dice);
  }

  /** Rows that are closed for all players. */
  closed(table: TableShape = this.table): readonly Color[] {
    return table.game === "cards" ? [] : table.closed;
  }

  seek(step: number): void {
    const next = Math.min(this.last, Math.max(0, Math.round(step)));
    this.steppedForward = next === this.step + 1;
    this.step = next;
    if (next === this.last) this.playing = false;
  }

  /** Stop playing, seek, and announce what happened to screen readers. */
  seekAndAnnounce(step: number): void {
    this.playing = false;
    this.seek(step);
    announce([this.step ? `${say("web-turn", { turn: this.turn() })}.` : "", ...this.describeStep(), ...(this.step === this.last ? this.endSentences : [])].join(" "));
  }

  togglePlay(): void {
    if (!this.playing && this.step === this.last) this.seek(0);
    this.playing = !this.playing && this.last > 0;
  }

  get stepDelay(): number {
    return STEP_DELAY / this.speed;
  }

  /** Sentences about what happened in a step. */
  describeStep(step = this.step): string[] {
    const { replay, names } = this;
    if (!step) return [say("started", { game: say(`game-${replay.game}`), players: names.join(", ") })];
    const [frame, before] = [this.frames[step]!, this.before(step)];
    const lines = frame.dice ? [describeRoll(frame.dice)] : [];
    for (const [seat, decision] of Object.entries(frame.decisions ?? {})) lines.push(describeDecision(names[Number(seat)] ?? "", decision, before));
    if (frame.reshuffled) lines.push(say("told-reshuffle"));
    return [...lines, ...describeConsequences(before, this.tables[step]!, names)];
  }

  /** Steps of the same turn before this one. */
  get earlierSteps(): number[] {
    const from = this.turns.findLast((each) => each.step <= this.step)?.step ?? this.step;
    return Array.from({ length: this.step - from }, (_, at) => from + at);
  }

  /** Sentences about the end of the game; the last is the headline. */
  get endSentences(): string[] {
    const { replay, names } = this;
    const totals = this.frames[this.last]!.scores.map((score, seat) => (replay.resigned.includes(seat) ? -Infinity : score.total));
    const pending = Object.entries(replay.pending ?? {}).map(([seat, decision]) => describeDecision(names[Number(seat)] ?? "", decision, this.tables[this.last]!));
    const [alone] = names.length === 1 ? this.frames[this.last]!.scores : [];
    const resigned = alone ? "live-over-alone" : "live-over-resigned";
    return [
      ...(pending.length ? [say("web-film-pending", { decisions: pending.join(" ") })] : []),
      ...replay.resigned.map((seat) => say("live-resigned", { player: names[seat] ?? "" })),
      replay.end_reason ? say("over", { reason: replay.end_reason }) : replay.winners.length || replay.resigned.length ? say(resigned) : say("web-film-unfinished"),
      ...(replay.winners.length ? [winnersText(names, replay.winners, totals)] : []),
      ...(alone ? [say("solo-points", { points: alone.total })] : []),
    ];
  }

  /** What the step added to a seat's sheet: cells, `red-lock`, `penalty`. */
  newCrosses(seat: number): Set<string> {
    const [old, now] = [this.before().sheets[seat]!, this.table.sheets[seat]!];
    const found = new Set<string>();
    for (const color of COLORS) {
      for (const number of now[color]) if (!old[color].includes(number)) found.add(`${color}-${number}`);
      if (now.locks.includes(color) && !old.locks.includes(color)) found.add(`${color}-lock`);
    }
    if (now.penalties > old.penalties) found.add("penalty");
    return found;
  }
}
