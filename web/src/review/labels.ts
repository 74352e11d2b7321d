import type { Amount, DecisionShape, GameView, Review, TableShape } from "../generated/messages.ts";
import { parseCard } from "../lib/games.ts";
import { language, formatList, formatNumber, say } from "../lib/i18n.svelte.ts";
import { choiceText } from "../table/choices.ts";
import { cardNames as names } from "../table/sentences.ts";

/** Every seat has a color and a kind of line, so that nobody needs to tell the colors apart. */
export const SEAT_COLORS = ["var(--accent)", "var(--red-ink)", "var(--green-ink)", "var(--blue-ink)", "var(--yellow-ink)"] as const;
export const SEAT_DASHES = ["none", "7 4", "2 4", "11 4 2 4", "5 3 1 3 1 3"] as const;

type Sign = Intl.NumberFormatOptions["signDisplay"];

/** A chance as people read it. */
export function formatPercent(value: number, digits = 0, signDisplay: Sign = "negative"): string {
  return formatNumber(value, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
}

/** A number with one digit after its point. */
export function formatDecimal(value: number, signDisplay: Sign = "negative"): string {
  return formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay });
}

/** The part of an amount that decisions of a game are judged by. */
export const measured = ({ measure }: Pick<Review, "measure">, amount: Amount): number => amount[measure];

/** A difference with its sign, in what the game is judged by. */
export function formatSwing(review: Pick<Review, "measure">, amount: Amount): string {
  const value = measured(review, amount);
  return review.measure === "win" ? formatPercent(value, 1, "exceptZero") : formatDecimal(value, "exceptZero");
}

/** What somebody could expect. */
export const formatExpected = (review: Pick<Review, "measure">, value: number): string => (review.measure === "win" ? formatPercent(value) : formatDecimal(value));

/** A decision in words; `table` is the one it was made at. */
export function decisionText(decision: DecisionShape, table: TableShape): string {
  const plain = decision.type === "play" ? playText(decision) : choiceText({ decision, outcome: {} }, { table } as GameView);
  return plain.slice(0, 1).toLocaleUpperCase(language()) + plain.slice(1);
}

/** Cards that are played: what they cross, jokers that cross it, and what is only discarded. */
function playText({ cards, color, marks }: Extract<DecisionShape, { type: "play" }>): string {
  const named = (some: readonly string[]): string => formatList(some.map((name) => names([name])));
  if (!marks.length) return say("option-show", { cards: named(cards) });
  const own = marks.map((number) => `${color[0]!.toUpperCase()}${number}`);
  const jokers = cards.filter((name) => parseCard(name).color === "joker" && marks.some((number, at) => number === parseCard(name).number && !cards.includes(own[at]!)));
  const rest = cards.filter((name) => !own.includes(name) && !jokers.includes(name));
  const crossed = say("web-cross", { cell: formatList(marks.map((number) => say(`cell-${color}`, { number }))) }) + (jokers.length ? ` (${named(jokers)})` : "");
  return rest.length ? say("web-play-more", { crossed, cards: named(rest) }) : crossed;
}
