import type { DecisionShape } from "../generated/messages.ts";
import { remember, remembered } from "../lib/stored.ts";

/** What was answered on a day, and its place among the options. */
export interface Kept {
  decision: DecisionShape;
  place: number;
  /** Whether it was answered on the day itself. */
  fresh: boolean;
}

const KEY = "practice";
/** Days that are kept: those that can still be played, and a row of days that goes on. */
const MOST = 400;

/** Every answer of this device, by day. */
export function answers(): Readonly<Record<string, Kept>> {
  return remembered<Record<string, Kept>>(KEY, {});
}

export function keep(day: string, kept: Kept): void {
  const all = { ...answers(), [day]: kept };
  const newest = Object.keys(all).sort().slice(-MOST);
  remember(KEY, Object.fromEntries(newest.map((each) => [each, all[each]!])));
}

/** How many days in a row were answered on the day, up to one; of a day without an answer none. */
export function streak(day: string, known = answers()): number {
  let count = 0;
  for (let at = Date.parse(day); known[iso(at)]?.fresh; at -= 86_400_000) count += 1;
  return count;
}

const iso = (at: number): string => new Date(at).toISOString().slice(0, 10);
