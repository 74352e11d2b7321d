import type { Amount, DecisionShape, GameView, Review, TableShape } from "../generated/messages.ts";
import type { Cell } from "../lib/games.ts";
import { language } from "../lib/words.svelte.ts";
import { crossedBy, words } from "../table/choices.ts";
import { cards } from "../table/telling.ts";

/** Every seat has a color and a kind of line, so that nobody needs to tell the colors apart. */
export const INKS = ["var(--accent)", "var(--red-ink)", "var(--green-ink)", "var(--blue-ink)", "var(--yellow-ink)"] as const;
export const DASHES = ["none", "7 4", "2 4", "11 4 2 4", "5 3 1 3 1 3"] as const;

/** A chance as people read it. */
export function percent(value: number, digits = 0): string {
  const format = new Intl.NumberFormat(language(), { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(value).replace("-", "−");
}

/** A number with one digit after its point. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/** The part of an amount that decisions of a game are judged by. */
export const by = ({ measure }: Pick<Review, "measure">, amount: Amount): number => amount[measure];

/** A difference with its sign, in what the game is judged by. */
export function swing(review: Pick<Review, "measure">, amount: Amount): string {
  const value = by(review, amount);
  const shown = review.measure === "win" ? percent(Math.abs(value), 1) : decimal(Math.abs(value));
  return `${value < 0 ? "−" : "+"}${shown}`;
}

/** What somebody could expect. */
export const standing = (review: Pick<Review, "measure">, value: number): string => (review.measure === "win" ? percent(value) : decimal(value));

/** A decision in words; `table` is the one it was made at. */
export function told(decision: DecisionShape, table: TableShape): string {
  const plain = words({ decision, outcome: {} }, { table } as GameView);
  const text = plain.slice(0, 1).toLocaleUpperCase(language()) + plain.slice(1);
  if (decision.type !== "play") return text;
  // what is played and crossed number for number need not be said twice
  const crossed = new Set(decision.marks.map((number) => `${decision.color[0]!.toUpperCase()}${number}`));
  return decision.cards.length === crossed.size && decision.cards.every((name) => crossed.has(name)) ? text : `${text} (${cards(decision.cards)})`;
}

/** What a decision would cross, and the field it would go to. */
export function marked(decision: DecisionShape | null, table: TableShape): Set<Cell | `field-${number}`> {
  const found = new Set<Cell | `field-${number}`>(crossedBy(decision, { table } as GameView));
  if (decision?.type === "move" && decision.field != null) found.add(`field-${decision.field}`);
  return found;
}
