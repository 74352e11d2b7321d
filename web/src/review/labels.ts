import type { Amount, DecisionShape, GameView, Review, TableShape } from "../generated/messages.ts";
import { parseCard } from "../lib/games.ts";
import { formatList, formatNumber, language, say } from "../lib/i18n.svelte.ts";
import { choiceText } from "../table/choices.ts";
import { cardNames as names } from "../table/sentences.ts";

type Sign = Intl.NumberFormatOptions["signDisplay"];

/** Format a probability as a percentage. */
export function formatPercent(value: number, digits = 0, signDisplay: Sign = "negative"): string {
  return formatNumber(value, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
}

/** Format a number with one decimal digit. */
export function formatDecimal(value: number, signDisplay: Sign = "negative"): string {
  return formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay });
}

/** The component of an amount that the review measures decisions by: win probability or points. */
export const measured = ({ measure }: Pick<Review, "measure">, amount: Amount): number => amount[measure];

/** Format a difference with its sign, in the review's measure. */
export function formatSwing(review: Pick<Review, "measure">, amount: Amount): string {
  const value = measured(review, amount);
  return review.measure === "win" ? formatPercent(value, 1, "exceptZero") : formatDecimal(value, "exceptZero");
}

/** Format an expected result, in the review's measure. */
export const formatExpected = (review: Pick<Review, "measure">, value: number): string => (review.measure === "win" ? formatPercent(value) : formatDecimal(value));

/** Text of a decision; `table` is the one it was made at. */
export function decisionText(decision: DecisionShape, table: TableShape): string {
  const plain = decision.type === "play" ? playText(decision) : choiceText({ decision, outcome: {} }, { table } as GameView);
  return plain.slice(0, 1).toLocaleUpperCase(language()) + plain.slice(1);
}

/** Text of a play: what it crosses, with which jokers, and what is only discarded. */
function playText({ cards, color, marks }: Extract<DecisionShape, { type: "play" }>): string {
  const named = (some: readonly string[]): string => formatList(some.map((name) => names([name])));
  if (!marks.length) return say("option-show", { cards: named(cards) });
  const own = marks.map((number) => `${color[0]!.toUpperCase()}${number}`);
  const jokers = cards.filter((name) => parseCard(name).color === "joker" && marks.some((number, at) => number === parseCard(name).number && !cards.includes(own[at]!)));
  const rest = cards.filter((name) => !own.includes(name) && !jokers.includes(name));
  const crossed = say("web-cross", { cell: formatList(marks.map((number) => say(`cell-${color}`, { number }))) }) + (jokers.length ? ` (${named(jokers)})` : "");
  return rest.length ? say("web-play-more", { crossed, cards: named(rest) }) : crossed;
}
