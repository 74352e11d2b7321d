import type { DiceShape } from "../generated/messages.ts";
import { COLORS } from "../lib/games.ts";

/** Milliseconds for which each die tumbles. */
export const TUMBLE = 560;
/** Milliseconds from one die to the next. */
export const STAGGER = 55;

/** When a die meets the table while it tumbles, as a share of `TUMBLE`, and how loud. */
const HITS = [[0.45, 0.8], [0.78, 0.35], [1, 0.15]] as const;

const count = (dice: DiceShape): number => dice.white.length + COLORS.filter((color) => dice[color]).length;

/** Milliseconds until all dice lie. */
export const rollTime = (dice: DiceShape): number => TUMBLE + STAGGER * (count(dice) - 1);

/** When dice meet the table, in milliseconds, and how loud. Dice that do not tumble are put down in quick succession. */
export function hits(dice: DiceShape, tumbling: boolean): { at: number; volume: number }[] {
  const thrown = Array.from({ length: count(dice) }, (_, at) => at * STAGGER);
  if (!tumbling) return thrown.map((at) => ({ at: at * 0.6, volume: 0.5 }));
  return thrown.flatMap((delay) => HITS.map(([part, volume]) => ({ at: delay + part * TUMBLE, volume })));
}
