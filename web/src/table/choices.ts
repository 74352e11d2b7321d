import type { DecisionShape, GameView } from "../generated/messages.ts";
import { COLORS, PRINTED, cell, type Cell, type Choice, type Color } from "../lib/games.ts";
import { formatList, say } from "../lib/i18n.svelte.ts";

/** The sum a cross uses, as it is seen: 4 + 1. */
export function sumText({ outcome }: Choice): string {
  return (outcome.uses ?? []).map(([, face]) => face).join(" + ");
}

/** What there is to know of a choice before it is made: what it gives up, locks, costs, brings. */
export function choiceNotes({ outcome }: Choice, game: GameView["table"]["game"]): string[] {
  const found: string[] = [];
  if (outcome.skips?.length) found.push(say("note-skips", { numbers: formatList(outcome.skips) }));
  if (outcome.locks) found.push(say(game === "cards" ? "note-completes" : "note-locks"));
  if (outcome.bonus != null) found.push(say("note-bonus", { points: outcome.bonus }));
  if (outcome.penalty) found.push(say("web-note-penalty"));
  if (outcome.announces) found.push(say("note-announces"));
  if (outcome.ends) found.push(say("web-note-ends"));
  return found;
}

/** A choice in words. */
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
  }
}

/** A choice as a screen reader says it: of a move the field's place too, for who does not see where its number is drawn. */
export function choiceLabel(choice: Choice, game: GameView): string {
  const { decision } = choice;
  const field = decision.type === "move" ? say("web-field", { field: decision.field ?? 0 }) : "";
  const more = [field, sumText(choice), ...choiceNotes(choice, game.table.game)].filter(Boolean).join("; ");
  return more ? `${choiceText(choice, game)} (${more})` : choiceText(choice, game);
}

/** The choices that are one number of the sheet each: a cross, or the fewest cards that can be played for one. */
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

/** How much is played for a choice: every card counts, and a joker more than another. */
function cost({ decision }: Choice): number {
  return decision.type === "play" ? decision.cards.length + (decision.cards.some((name) => name.startsWith("J")) ? 0.5 : 0) : 0;
}

/** Always in the order of the rows, so that a color is found where it was before. */
export function sortedByRow(choices: readonly Choice[]): Choice[] {
  const place = ({ decision, outcome }: Choice): number => {
    if (decision.type === "move") return decision.field ?? 0;
    const [color, number] = outcome.crosses?.[0] ?? [];
    return color && number !== undefined ? COLORS.indexOf(color) * 20 + PRINTED[color].indexOf(number) : 99;
  };
  return choices.toSorted((one, other) => place(one) - place(other));
}

/** What a decision that does not count yet would cross. */
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

/** What a decision is about, to be marked on the table: the cells it would cross, and `field-7`, `place-0`, `G11`. */
export function highlightedBy(decision: DecisionShape | null, game: Pick<GameView, "table"> | null): Set<string> {
  const found = new Set<string>(crossedBy(decision, game));
  if (decision?.type === "move") found.add(`field-${decision.field}`);
  if (decision?.type === "draw") for (const place of decision.places) found.add(`place-${place}`);
  if (decision?.type === "play") for (const name of decision.cards) found.add(name);
  return found;
}

/** Whether a choice wants a second look before it is made. */
export const needsConfirmation = ({ outcome }: Choice): boolean => Boolean(outcome.penalty || outcome.locks || outcome.ends);
