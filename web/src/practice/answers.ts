import type { DecisionShape } from "../generated/messages.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";

/** The answer to a day's position, and its rank among the options. */
export interface Answer {
  decision: DecisionShape;
  place: number;
  /** Whether it was given on the day itself. */
  fresh: boolean;
}

const KEY = "practice";
/** Number of days stored: enough for the days that can be played and for long streaks. */
const MAX_DAYS = 400;

/** Answers given on this device, by day. */
export function loadAnswers(): Readonly<Record<string, Answer>> {
  return loadStored<Record<string, Answer>>(KEY, {});
}

export function saveAnswer(day: string, answer: Answer): void {
  const all = { ...loadAnswers(), [day]: answer };
  const newest = Object.keys(all).sort().slice(-MAX_DAYS);
  saveStored(KEY, Object.fromEntries(newest.map((each) => [each, all[each]!])));
}

/** Length of the streak of days answered on the day itself that ends with `day`; 0 if that has no answer. */
export function streak(day: string, known = loadAnswers()): number {
  let count = 0;
  for (let at = Date.parse(day); known[iso(at)]?.fresh; at -= 86_400_000) count += 1;
  return count;
}

const iso = (at: number): string => new Date(at).toISOString().slice(0, 10);
