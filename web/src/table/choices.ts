import type { DecisionShape, GameView } from "../generated/messages.ts";
import { cell, type Cell, type Choice, type Color, COLORS, parseCard, PRINTED } from "../lib/games.ts";
import { formatList, say } from "../lib/i18n.svelte.ts";
import { cardNames } from "./sentences.ts";

/** The dice that a cross uses, as "4 + 1". */
export function sumText({ outcome }: Choice): string {
  return (outcome.uses ?? []).map(([, face]) => face).join(" + ");
}

/** Cards of a play that are discarded without a cross, beside others that have one. */
export function wastedCards({ decision }: Choice): string[] {
  if (decision.type !== "play" || !decision.marks.length) return [];
  const wasted = [...decision.cards];
  for (const number of decision.marks) wasted.splice(wasted.findIndex((name) => parseCard(name).number === number), 1);
  return wasted;
}

/** Note on the wasted cards of a play, empty if there are none. */
export function wasteNote(choice: Choice): string {
  const wasted = wastedCards(choice);
  return wasted.length ? say("note-discards", { cards: cardNames(wasted) }) : "";
}

/** Notes on the consequences of a choice: skipped numbers, lock, bonus, penalty, end. */
export function choiceNotes(choice: Choice, game: GameView["table"]["game"]): string[] {
  const { outcome } = choice;
  const found: string[] = [wasteNote(choice)].filter(Boolean);
  if (outcome.skips?.length) found.push(say("note-skips", { numbers: formatList(outcome.skips) }));
  if (outcome.locks) found.push(say(game === "cards" ? "note-completes" : "note-locks"));
  if (outcome.bonus != null) found.push(say("note-bonus", { points: outcome.bonus }));
  if (outcome.penalty) found.push(say("web-note-penalty"));
  if (outcome.announces) found.push(say("note-announces"));
  if (outcome.ends) found.push(say("web-note-ends"));
  return found;
}

export function choiceText(choice: Choice, game: GameView): string {
  const { decision } = choice;
  switch (decision.type) {
    case "pass":
      return say(game.table.phase === "step3" ? "web-stay" : "web-nothing");
    case "mark":
      return say("web-cross", { cell: say(`cell-${decision.row}`, { number: decision.number }) });
    case "move": {
      const field = decision.field ?? 0;
      const [color, number] = game.table.game === "onboard" ? (game.table.track[field - 1] ?? ["red", 0]) : (["red", 0] as const);
      return say(decision.crosses ? "web-move" : "web-move-free", { cell: say(`cell-${color}`, { number }) });
    }
    case "draw":
      return say("web-draw", { numbers: formatList(decision.places.map((at) => (game.table.game === "cards" ? game.table.display[at]! : at))) });
    case "play": {
      const crossed = decision.marks.map((number) => say(`cell-${decision.color}`, { number }));
      return crossed.length ? say("web-cross", { cell: formatList(crossed) }) : say("web-discard");
    }
    case "text":
      return decision.text;
  }
}

/** Label of a choice for screen readers: its text, the field of a move, the dice and the notes. */
export function choiceLabel(choice: Choice, game: GameView): string {
  const { decision } = choice;
  const field = decision.type === "move" ? say("web-field", { field: decision.field ?? 0 }) : "";
  const more = [field, sumText(choice), ...choiceNotes(choice, game.table.game)].filter(Boolean).join("; ");
  return more ? `${choiceText(choice, game)} (${more})` : choiceText(choice, game);
}

/** Bonus points that a move adds to those of the pawn's present field. */
export const bonusGain = ({ outcome }: Choice, game: GameView, seat: number): number => (outcome.bonus ?? 0) - (game.scores[seat]?.bonus ?? 0);

/** Choices that cross exactly one number, by cell; among plays for the same cell, the cheapest in cards. */
export function byCell(choices: readonly Choice[], game: GameView): Map<Cell, { choice: Choice; label: string; note: string }> {
  const found = new Map<Cell, Choice>();
  for (const choice of choices) {
    const [[color, number] = [], ...more] = choice.outcome.crosses ?? [];
    if (choice.decision.type === "move" || !color || number === undefined || more.length) continue;
    const other = found.get(cell(color, number));
    if (!other || cost(choice) < cost(other)) found.set(cell(color, number), choice);
  }
  return new Map([...found].map(([key, choice]) => [key, { choice, label: choiceLabel(choice, game), note: sumText(choice).replaceAll(" ", "") }]));
}

/** Number of cards played, where a joker counts more. */
function cost({ decision }: Choice): number {
  return decision.type === "play" ? decision.cards.length + (decision.cards.some((name) => name.startsWith("J")) ? 0.5 : 0) : 0;
}

/** Sort choices by row and number, so that each color keeps its position. */
export function sortedByRow(choices: readonly Choice[]): Choice[] {
  const place = ({ decision, outcome }: Choice): number => {
    if (decision.type === "move") return decision.field ?? 0;
    const [color, number] = outcome.crosses?.[0] ?? [];
    return color && number !== undefined ? COLORS.indexOf(color) * 20 + PRINTED[color].indexOf(number) : 99;
  };
  return choices.toSorted((one, other) => place(one) - place(other));
}

/** Cells that a decision crosses. */
export function crossedBy(decision: DecisionShape | null, game: Pick<GameView, "table"> | null): Set<Cell> {
  if (!decision || !game) return new Set();
  if (decision.type === "mark") return new Set([cell(decision.row, decision.number)]);
  if (decision.type === "play") return new Set(decision.marks.map((number) => cell(decision.color, number)));
  if (decision.type === "move" && decision.crosses && game.table.game === "onboard") {
    const [color, number] = game.table.track[(decision.field ?? 1) - 1]!;
    return new Set([cell(color as Color, number)]);
  }
  return new Set();
}

/** Keys of all that a decision involves, to be highlighted: its cells, and `field-7`, `place-0` or `G11`. */
export function highlightedBy(decision: DecisionShape | null, game: Pick<GameView, "table"> | null): Set<string> {
  const found = new Set<string>(crossedBy(decision, game));
  if (decision?.type === "move") found.add(`field-${decision.field}`);
  if (decision?.type === "draw") for (const place of decision.places) found.add(`place-${place}`);
  if (decision?.type === "play") for (const name of decision.cards) found.add(name);
  return found;
}

/** Whether to ask before a choice is sent: it costs a penalty, locks a row or ends the game. */
export const needsConfirmation = ({ outcome }: Choice): boolean => Boolean(outcome.penalty || outcome.locks || outcome.ends);
