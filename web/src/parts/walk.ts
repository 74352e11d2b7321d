import { animate } from "../lib/motion.svelte.ts";

/** Milliseconds for each field of a walk. */
export const STEP = 170;
/** Fields of the longest walk; whatever is farther, as in a replay, is a jump. */
const LONGEST = 8;

/** Fields from one to the other, both included; empty if a pawn does not walk there. */
export function steps(from: number, to: number): number[] {
  return to > from && to - from <= LONGEST ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [];
}

/** Let a pawn hop from place to place. `place` is a CSS translation and `lift` how high it hops. */
export function walk(pawn: Element, fields: readonly number[], place: (field: number, lift: boolean) => string, delay = 0): void {
  if (fields.length < 2) return;
  const frames = fields.flatMap((field, at) => (at ? [{ translate: place(field - 0.5, true), easing: "ease-in" }, { translate: place(field, false), easing: "ease-out" }] : [{ translate: place(field, false), easing: "ease-out" }]));
  animate(pawn, frames, { duration: STEP * (fields.length - 1), delay, fill: "backwards" });
}
