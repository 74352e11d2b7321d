import type { DecisionShape } from "../generated/messages.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";

/** What was answered on a day, and its place among the options. */
export interface Answer {
  decision: DecisionShape;
  place: number;
  /** Whether it was answered on the day itself. */
  fresh: boolean;
}

const KEY = "practice";
/** Days that are kept: those that can still be played, and a row of days that goes on. */
const MAX_DAYS = 400;

/** Every answer of this device, by day. */
export function loadAnswers(): Readonly<Record<string, Answer>> {
  return loadStored<Record<string, Answer>>(KEY, {});
}

export function saveAnswer(day: string, kept: Answer): void {
  const all = { ...loadAnswers(), [day]: kept };
  const newest = Object.keys(all).sort().slice(-MAX_DAYS);
  saveStored(KEY, Object.fromEntries(newest.map((each) => [each, all[each]!])));
}

/** How many days in a row were answered on the day, up to one; of a day without an answer none. */
export function streak(day: string, known = loadAnswers()): number {
  let count = 0;
  for (let at = Date.parse(day); known[iso(at)]?.fresh; at -= 86_400_000) count += 1;
  return count;
}

const iso = (at: number): string => new Date(at).toISOString().slice(0, 10);
