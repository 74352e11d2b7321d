import type { Choice, Review } from "../generated/messages.ts";
import { intParam } from "../lib/url.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { formatList, say } from "../lib/i18n.svelte.ts";
import { Playback } from "../replay/playback.svelte.ts";
import { explain } from "../table/sentences.ts";
import { measured, formatExpected, decisionText } from "./labels.ts";

/** A review, and the moment of the game that is looked at: the beginning of a turn, or one decision. */
export class ReviewCursor {
  /** The place on the curve. */
  at = $state(0);
  /** The seat whose sheet is large. */
  seat = $state(0);
  /** The place of the decision in the review; null between decisions. */
  choice = $state<number | null>(null);
  /** The seat whose costly decisions are listed; null is everybody. */
  side = $state<number | null>(null);

  constructor(
    readonly review: Review,
    readonly playback: Playback,
  ) {
    const person = review.bots.findIndex((bot) => bot === null);
    this.seat = Math.max(0, person);
    const first = review.moments.find((moment) => moment.seat === this.seat && moment.choice !== null) ?? review.moments.find((moment) => moment.choice !== null);
    if (first?.choice != null) this.decision(first.choice);
    else this.turn(review.curve.length - 1);
  }

  get chosen(): Choice | null {
    return this.choice === null ? null : this.review.choices[this.choice]!;
  }

  /** The decisions that gave something away, the costliest first. */
  get costly(): (Choice & { at: number })[] {
    const { review, side } = this;
    return review.choices
      .map((choice, at) => ({ ...choice, at }))
      .filter(({ grade, seat }) => (grade === "slip" || grade === "mistake" || grade === "blunder") && (side === null || side === seat))
      .sort((one, other) => measured(review, other.cost) - measured(review, one.cost));
  }

  /** How many steps were played before what is shown. */
  get step(): number {
    return this.playback.step;
  }

  /** The place on the curve that a step belongs to. */
  #place(step: number): number {
    return Math.max(0, this.review.curve.findLastIndex((point) => point.step <= step));
  }

  /** Look at the beginning of a turn, or at the end of the game. */
  turn(at: number): void {
    this.at = Math.min(this.review.curve.length - 1, Math.max(0, at));
    this.choice = null;
    this.playback.to(this.review.curve[this.at]!.step);
  }

  /** Look at a step that nobody decided: what was rolled or dealt. */
  moment(step: number, seat: number): void {
    this.at = this.#place(step);
    this.seat = seat;
    this.choice = null;
    this.playback.to(step);
  }

  decision(at: number): void {
    const { step, seat } = this.review.choices[at]!;
    this.moment(step, seat);
    this.choice = at;
  }

  /** The address of what is looked at. */
  get address(): string {
    const { choice, step, seat } = this;
    return `${location.pathname}?${choice === null ? `step=${step}&seat=${seat + 1}` : `decision=${choice + 1}`}`;
  }

  /** Look at what an address names; one that names nothing there is changes nothing. */
  find(query: URLSearchParams): void {
    const [decision, step, seat] = [intParam(query, "decision") - 1, intParam(query, "step"), intParam(query, "seat") - 1];
    if (decision in this.review.choices) this.decision(decision);
    else if (step in this.playback.frames && seat in this.review.names) this.moment(step, seat);
  }

  /** What everybody could expect here. */
  get expected(): string {
    const { review } = this;
    const point = review.curve[this.at]!;
    return formatList(review.names.map((name, seat) => `${name} ${formatExpected(review, point[review.measure][seat]!)}`));
  }

  /** Let a screen reader hear what is looked at. */
  tell(): void {
    const { chosen, playback } = this;
    const turn = say("web-turn", { turn: playback.table.turn });
    announce(chosen ? [turn, this.review.names[chosen.seat], decisionText(chosen.decision, playback.table), chosen.reason ? explain(chosen.reason) : ""].join(". ") : `${turn}: ${this.expected}`);
  }
}
