import type { CardsTable, DecisionShape, DiceShape, Happening, OnboardTable, Reason, SheetShape, TableShape, TableView } from "../generated/messages.ts";
import { COLORS, parseCard } from "../lib/games.ts";
import { formatList, ruleValues, say } from "../lib/i18n.svelte.ts";
import { winnersText } from "../parts/winners.ts";

/** Sentences about what happened between two views of a table, as in the terminal. */
export function describeUpdate(before: TableView | null, after: TableView, happenings: readonly Happening[], resync = false): string[] {
  const names = after.seats.map((seat, at) => seat.name ?? before?.seats[at]?.name ?? ""); // who leaves has no name after it
  const lines = resync ? [say("live-resync")] : [];
  // do not report our own hint requests
  happenings = happenings.filter(({ what, seat }) => what !== "hinted" || seat !== after.you);
  // `before` is the table at the first happening alone; describe the later ones without it
  happenings.forEach((happening, at) => lines.push(...describeHappening(happening, names, at ? null : (before?.game?.table ?? null), after.game?.table)));
  const [old, now] = [before?.game?.table, after.game?.table];
  if (old && now) lines.push(...describeConsequences(old, now, names));
  if (before && before.status !== "finished" && after.status === "finished") lines.push(...describeEnd(after, names));
  return lines;
}

/** Sentences about earlier happenings, without the tables they happened at. */
export function describeHistory(view: TableView, happenings: readonly Happening[]): string[] {
  const names = view.seats.map((seat) => seat.name ?? "");
  return happenings.flatMap((happening) => describeHappening(happening, names, null, view.game?.table));
}

const SEAT_MESSAGES: Partial<Record<Happening["what"], string>> = {
  stood: "live-stood",
  voided: "live-voided",
  undone: "live-undone",
  hinted: "live-hinted",
  went_away: "live-went-away",
  came_back: "live-came-back",
  resigned: "live-resigned",
};

function describeHappening(happening: Happening, names: readonly string[], before: TableShape | null, now?: TableShape): string[] {
  const player = happening.seat == null ? "" : (names[happening.seat] ?? "");
  const lines: string[] = [];
  if (happening.what === "sat" && player) lines.push(say("live-sat", { player }));
  const message = SEAT_MESSAGES[happening.what];
  if (message && player) lines.push(say(message, { player }));
  if (happening.by === "clock") lines.push(say("live-time-up", { player }));
  if (happening.dice) lines.push(describeRoll(happening.dice));
  for (const [seat, decision] of Object.entries(happening.decisions ?? {})) {
    lines.push(describeDecision(names[Number(seat)] ?? "", decision, before, now));
  }
  if (happening.reshuffled) lines.push(say("told-reshuffle"));
  return lines;
}

/** The white dice and their sum, then the colored dice. */
export function describeRoll(dice: DiceShape): string {
  const [one = 0, other = 0] = dice.white;
  const colored = COLORS.filter((color) => dice[color]).map((color) => say("rolled-die", { die: say(`die-${color}`), face: dice[color]! }));
  return say("rolled", { one, other, sum: one + other, colored: colored.join(", ") });
}

export function cardNames(names: readonly string[]): string {
  return names
    .map((name) => parseCard(name))
    .map(({ color, number }) => (color === "joker" ? say("card-joker", { number }) : say(`cell-${color}`, { number })))
    .join(", ");
}

/** The reason why a decision is good or bad. */
export function explain({ key, args }: Reason): string {
  const named = typeof args.cards === "string" ? { ...args, cards: cardNames(args.cards.split(", ")) } : args;
  return say(`why-${key}`, ruleValues(named));
}

/** A seat's decision. `before` is the table it was made at; `now` is a later one, for the track, which does not change. */
export function describeDecision(player: string, decision: DecisionShape, before: TableShape | null, now = before ?? undefined): string {
  switch (decision.type) {
    case "pass":
      return say(before?.phase === "step3" ? "told-stays" : "told-pass", { player });
    case "mark":
      return say("told-cross", { player, crossed: say(`cell-${decision.row}`, { number: decision.number }) });
    case "move": {
      const [color, number] = (now as OnboardTable).track[(decision.field ?? 1) - 1]!;
      const values = { player, cell: say(`cell-${color}`, { number }) };
      if (!before) return say("web-told-move", values);
      return say(before.sheets[before.active]?.[color].includes(number) ? "web-told-move-free" : "web-told-move-cross", values);
    }
    case "draw": {
      if (!before) return say("live-draws", { player, count: decision.places.length });
      const { display } = before as CardsTable;
      return say("told-draw", { player, numbers: decision.places.map((place) => display[place]!).join(", ") });
    }
    case "play": {
      const crossed = decision.marks.map((number) => say(`cell-${decision.color}`, { number })).join(", ");
      return say(crossed ? "told-play" : "told-show", { player, cards: cardNames(decision.cards), crossed });
    }
    case "text":
      return `${player}: ${decision.text}`;
  }
}

/** New locks and penalties, and the announcement of the end, between two tables. */
export function describeConsequences(before: TableShape, after: TableShape, names: readonly string[]): string[] {
  const lines: string[] = [];
  after.sheets.forEach((now, seat) => {
    const old: SheetShape = before.sheets[seat]!;
    const player = names[seat] ?? "";
    for (const color of now.locks.filter((each) => !old.locks.includes(each))) {
      lines.push(say(after.game === "cards" ? "told-completed" : "told-locked", { player, row: say(`row-${color}`) }));
    }
    if (now.penalties > old.penalties) lines.push(say("told-penalty", { player, count: now.penalties }));
  });
  if (after.game === "onboard" && after.announced_by != null && (before as OnboardTable).announced_by == null) {
    lines.push(say("told-announced", { player: names[after.announced_by] ?? "" }));
  }
  return lines;
}

/** Why the game is over, then the winners, or the points of a solo game. */
export function describeEnd(view: TableView, names: readonly string[]): string[] {
  const game = view.game;
  if (!game) return [];
  const reason = game.table.end_reason;
  if (names.length === 1) return [reason ? say("over", { reason }) : say("live-over-alone"), say("solo-points", { points: game.scores[0]!.total })];
  const totals = game.scores.map((score, seat) => (view.seats[seat]?.resigned ? -Infinity : score.total));
  const headline = winnersText(names, game.winners, totals, view.you);
  return [reason ? say("over", { reason }) : describeResignations(view, names), ...(headline ? [headline] : [])];
}

/** Who has resigned, which ended the game. */
function describeResignations(view: TableView, names: readonly string[]): string {
  const seats = view.seats.flatMap((seat, at) => (seat.resigned ? [at] : []));
  return say("live-over-resigned", { who: seats.length === 1 && seats[0] === view.you ? "you" : "others", players: formatList(seats.map((at) => names[at] ?? "")), count: seats.length });
}
