import type { Choice, Review } from "../generated/messages.ts";
import { intParam } from "../lib/url.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { formatList, say } from "../lib/i18n.svelte.ts";
import { Playback } from "../replay/playback.svelte.ts";
import { explain } from "../table/sentences.ts";
import { decisionText, formatExpected, measured } from "./labels.ts";

/** A review and the position shown: the start of a turn, a step, or a decision. */
export class ReviewCursor {
  /** Index of the point on the curve. */
  at = $state(0);
  /** The seat whose sheet is shown large. */
  seat = $state(0);
  /** Index of the shown decision in the review; null if none is shown. */
  choice = $state<number | null>(null);
  /** The seat whose costly decisions are listed; null for all. */
  seatFilter = $state<number | null>(null);

  constructor(
    readonly review: Review,
    readonly playback: Playback,
  ) {
    const person = review.bots.findIndex((bot) => bot === null);
    this.seat = Math.max(0, person);
    const first = review.moments.find((moment) => moment.seat === this.seat && moment.choice !== null) ?? review.moments.find((moment) => moment.choice !== null);
    if (first?.choice != null) this.showDecision(first.choice);
    else this.showTurn(review.curve.length - 1);
  }

  get chosen(): Choice | null {
    return this.choice === null ? null : this.review.choices[this.choice]!;
  }

  /** Slips, mistakes and blunders, costliest first. */
  get costly(): (Choice & { at: number })[] {
    const { review, seatFilter } = this;
    return review.choices
      .map((choice, at) => ({ ...choice, at }))
      .filter(({ grade, seat }) => (grade === "slip" || grade === "mistake" || grade === "blunder") && (seatFilter === null || seatFilter === seat))
      .sort((one, other) => measured(review, other.cost) - measured(review, one.cost));
  }

  /** Number of steps before the shown position. */
  get step(): number {
    return this.playback.step;
  }

  /** Index of the point on the curve that a step belongs to. */
  #pointOf(step: number): number {
    return Math.max(0, this.review.curve.findLastIndex((point) => point.step <= step));
  }

  /** Show the start of a turn, or the end of the game. */
  showTurn(at: number): void {
    this.at = Math.min(this.review.curve.length - 1, Math.max(0, at));
    this.choice = null;
    this.playback.seek(this.review.curve[this.at]!.step);
  }

  /** Show the position before a step, such as a roll. */
  showMoment(step: number, seat: number): void {
    this.at = this.#pointOf(step);
    this.seat = seat;
    this.choice = null;
    this.playback.seek(step);
  }

  showDecision(at: number): void {
    const { step, seat } = this.review.choices[at]!;
    this.showMoment(step, seat);
    this.choice = at;
  }

  /** URL of the shown position. */
  get url(): string {
    const { choice, step, seat } = this;
    return `${location.pathname}?${choice === null ? `step=${step}&seat=${seat + 1}` : `decision=${choice + 1}`}`;
  }

  /** Show the position of a URL's query; ignored if invalid. */
  restore(query: URLSearchParams): void {
    const [decision, step, seat] = [intParam(query, "decision") - 1, intParam(query, "step"), intParam(query, "seat") - 1];
    if (decision in this.review.choices) this.showDecision(decision);
    else if (!(seat in this.review.names)) return;
    else if (step in this.playback.frames) this.showMoment(step, seat);
    else this.#showCostliest(seat);
  }

  /** Show a seat's costliest decision, and list its decisions alone; the end of the game if none was costly. */
  #showCostliest(seat: number): void {
    this.seatFilter = seat;
    const [worst] = this.costly;
    if (worst) this.showDecision(worst.at);
    else this.showTurn(this.review.curve.length - 1);
    this.seat = seat;
  }

  /** Expected result of every seat at this point. */
  get expectedText(): string {
    const { review } = this;
    const point = review.curve[this.at]!;
    return formatList(review.names.map((name, seat) => `${name} ${formatExpected(review, point[review.measure][seat]!)}`));
  }

  /** Announce the shown position to screen readers. */
  announce(): void {
    const { chosen, playback } = this;
    const turn = say("web-turn", { turn: playback.table.turn });
    announce(chosen ? [turn, this.review.names[chosen.seat], decisionText(chosen.decision, playback.table), chosen.reason ? explain(chosen.reason) : ""].join(". ") : `${turn}: ${this.expectedText}`);
  }
}
