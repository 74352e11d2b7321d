import type { OnboardTable } from "../generated/messages.ts";
import type { Game } from "../lib/games.ts";
import written from "./ruleTables.json";

export type EndReason = "two_rows_locked" | "two_rows_completed" | "four_penalties" | "track_end";
export type Side = "a" | "b";

/** A state a row can be in: what it is worth, and where each place that can be crossed next leads to. */
export interface RowState {
  readonly crosses: number;
  readonly points: number;
  readonly locked: boolean;
  readonly next: Readonly<Record<string, number>>;
}

interface Limit {
  readonly at: number;
  readonly reason: EndReason;
}

export interface GameRules {
  /** Whether a row that one player locks is closed for all. */
  readonly shared: boolean;
  readonly ends: { readonly rows: Limit; readonly penalties: Limit };
  readonly pawn?: { readonly steps: number; readonly last: number; readonly reason: EndReason };
}

interface RuleTables {
  readonly row: readonly RowState[];
  readonly points: readonly number[];
  readonly penalty: number;
  readonly boxes: number;
  readonly games: Readonly<Record<Game, GameRules>>;
  readonly tracks: Readonly<Record<Side, OnboardTable["track"]>>;
}

/** All that the pad knows of the rules. Python writes it; what comes of it step by step is in `pad.ts`. */
export const ruleTables = written as unknown as RuleTables;
export const SIDES: readonly Side[] = ["a", "b"];
