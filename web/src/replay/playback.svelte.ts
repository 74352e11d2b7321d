import type { DiceShape, Frame, Replay, TableShape } from "../generated/messages.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { COLORS, type Color } from "../lib/games.ts";
import { say } from "../lib/i18n.svelte.ts";
import { describeConsequences, describeDecision, describeRoll } from "../table/sentences.ts";

/** Milliseconds for a step at the usual speed: long enough to read what happened. */
const PACE = 1800;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A turn, and the first step of it. */
export interface Turn {
  turn: number;
  step: number;
}

/**
 * A game that was played, and the moment of it that is shown. A step belongs to the turn it was made in: the moment
 * after the last decision of a turn is still that turn's, with its dice, though the table waits for the next already.
 */
export class Playback {
  readonly frames: readonly Frame[];
  readonly tables: readonly TableShape[];
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
  step = $state(0);
  /** The seat that it is seen from; null sees everything. */
  side = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** Whether the last move was one step on: then dice roll, otherwise they just lie there. */
  onward = $state(false);

  constructor(readonly replay: Replay) {
    this.frames = replay.frames;
    this.names = replay.names;
    if (this.names.length === 1) this.side = 0;
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

  /** The table that the step was made at. */
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

  /** Rows that are closed: of the table now, or of the one that the step was made at. */
  closed(table: TableShape = this.table): readonly Color[] {
    return table.game === "cards" ? [] : table.closed;
  }

  to(step: number): void {
    const next = Math.min(this.last, Math.max(0, Math.round(step)));
    this.onward = next === this.step + 1;
    this.step = next;
    if (next === this.last) this.playing = false;
  }

  /** Go there by hand: it stops running, and a screen reader hears what happened. */
  jump(step: number): void {
    this.playing = false;
    this.to(step);
    announce([this.step ? say("web-turn", { turn: this.turn() }) : "", ...this.told(), ...(this.step === this.last ? this.ending : [])].join(" "));
  }

  play(): void {
    if (!this.playing && this.step === this.last) this.to(0);
    this.playing = !this.playing && this.last > 0;
  }

  get pause(): number {
    return PACE / this.speed;
  }

  /** What happened in a step, in sentences. */
  told(step = this.step): string[] {
    const { replay, names } = this;
    if (!step) return [say("started", { game: say(`game-${replay.game}`), players: names.join(", ") })];
    const [frame, before] = [this.frames[step]!, this.before(step)];
    const lines = frame.dice ? [describeRoll(frame.dice)] : [];
    for (const [seat, decision] of Object.entries(frame.decisions ?? {})) lines.push(describeDecision(names[Number(seat)] ?? "", decision, before));
    if (frame.reshuffled) lines.push(say("told-reshuffle"));
    return [...lines, ...describeConsequences(before, this.tables[step]!, names)];
  }

  /** The steps of the same turn before this one. */
  get earlier(): number[] {
    const from = this.turns.findLast((each) => each.step <= this.step)?.step ?? this.step;
    return Array.from({ length: this.step - from }, (_, at) => from + at);
  }

  /** How it ended, in sentences; the last is the greatest. */
  get ending(): string[] {
    const { replay, names } = this;
    const winners = replay.winners.map((seat) => names[seat] ?? "");
    const pending = Object.entries(replay.pending ?? {}).map(([seat, decision]) => describeDecision(names[Number(seat)] ?? "", decision, this.tables[this.last]!));
    const [alone] = names.length === 1 ? this.frames[this.last]!.scores : [];
    const resigned = alone ? "live-over-alone" : "live-over-resigned";
    return [
      ...(pending.length ? [say("web-film-pending", { decisions: pending.join(" ") })] : []),
      ...replay.resigned.map((seat) => say("live-resigned", { player: names[seat] ?? "" })),
      replay.end_reason ? say("over", { reason: replay.end_reason }) : winners.length || replay.resigned.length ? say(resigned) : say("web-film-unfinished"),
      ...(winners.length ? [say("winners", { players: winners.join(", "), count: winners.length })] : []),
      ...(alone ? [say("solo-points", { points: alone.total })] : []),
    ];
  }

  /** What a seat's sheet has that it had not before the step: cells, `red-lock`, `penalty`. */
  fresh(seat: number): Set<string> {
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
