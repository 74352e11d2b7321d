import written from "./games.json";
import type { ClassicTable, DecisionShape, OutcomeShape, SheetShape } from "../generated/messages.ts";

export type Game = "classic" | "cards" | "onboard";
export type Color = ClassicTable["closed"][number];

export const GAMES: readonly Game[] = ["classic", "cards", "onboard"];
export const COLORS: readonly Color[] = ["red", "yellow", "green", "blue"];
/** How many can play. Python writes it, as it writes what is printed. */
export const PLAYERS: Readonly<Record<Game, readonly number[]>> = written.players;
/** Whether it can be played solo. */
export const hasSolo = (game: Game): boolean => written.solo.includes(game);
/** The bots, the weakest first: all of them, and those that play on a device without a server. */
export const BOTS: Readonly<Record<"server" | "device", readonly string[]>> = written.bots;
/** The bot to begin with. */
export const DEFAULT_BOT = "greedy";
/** The bot for who may have never played: it errs as they do. */
export const BEGINNER_BOT = "novice";

/** The numbers of a row as they are printed, from left to right. */
export const PRINTED: Readonly<Record<Color, readonly number[]>> = written.printed;

/** One number of the sheet, as a key. */
export type Cell = `${Color}-${number}`;
export const cell = (color: Color, number: number): Cell => `${color}-${number}`;

/** A decision that may be taken, and what it does. The server says both. */
export interface Choice {
  decision: DecisionShape;
  outcome: OutcomeShape;
}

export const EMPTY: SheetShape = { red: [], yellow: [], green: [], blue: [], locks: [], penalties: 0 };

export const deepEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A card: the letter of its color, or J, and its number. */
export function parseCard(name: string): { color: Color | "joker"; number: number } {
  const colors: Record<string, Color | "joker"> = { R: "red", Y: "yellow", G: "green", B: "blue", J: "joker" };
  return { color: colors[name[0]!]!, number: Number(name.slice(1)) };
}
