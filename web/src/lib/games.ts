import data from "./games.json";
import type { ClassicTable, DecisionShape, OutcomeShape, SheetShape } from "../generated/messages.ts";

export type Game = "classic" | "cards" | "onboard";
export type Color = ClassicTable["closed"][number];

export const GAMES: readonly Game[] = ["classic", "cards", "onboard"];
export const COLORS: readonly Color[] = ["red", "yellow", "green", "blue"];
/** Possible numbers of players. Generated from the rules by `python web/rule_tables`, as everything in `games.json`. */
export const PLAYERS: Readonly<Record<Game, readonly number[]>> = data.players;
export const hasSolo = (game: Game): boolean => data.solo.includes(game);
/** Bot levels, weakest first: all, and those that run on a device without a server. */
export const BOTS: Readonly<Record<"server" | "device", readonly string[]>> = data.bots;
/** Preselected level when a bot is added to a table. */
export const DEFAULT_BOT = "greedy";
/** Default opponent for new players: it makes beginners' mistakes. */
export const BEGINNER_BOT = "novice";

/** Average score of perfect play: the solved value of the solo game, as in Python. */
export const PERFECT_AVERAGE = 115.483;

/** Printed numbers of each row, from left to right. */
export const PRINTED: Readonly<Record<Color, readonly number[]>> = data.printed;

/** Key of a number on the sheet. */
export type Cell = `${Color}-${number}`;
export const cell = (color: Color, number: number): Cell => `${color}-${number}`;

/** A legal decision and its outcome, both as sent by the server. */
export interface Choice {
  decision: DecisionShape;
  outcome: OutcomeShape;
}

export const EMPTY: SheetShape = { red: [], yellow: [], green: [], blue: [], locks: [], penalties: 0 };

export const deepEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Parse a card such as `G11`, or `J5` for a joker. */
export function parseCard(name: string): { color: Color | "joker"; number: number } {
  const colors: Record<string, Color | "joker"> = { R: "red", Y: "yellow", G: "green", B: "blue", J: "joker" };
  return { color: colors[name[0]!]!, number: Number(name.slice(1)) };
}
