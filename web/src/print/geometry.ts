import type { Game } from "../lib/games.ts";

/** Printable area in millimeters: fits A4 and Letter, with margins that every printer supports. */
export const AREA = { width: 190, height: 256 };
export const GAP = 5;
export const PER_PAGE = [2, 3, 4] as const;
export const PAPERS = ["a4", "letter"] as const;
export const INKS = ["color", "plain"] as const;
export const BOARDS = ["none", "a", "b", "both"] as const;
export type Paper = (typeof PAPERS)[number];
export type Ink = (typeof INKS)[number];
export type Board = (typeof BOARDS)[number];

export interface PrintOptions {
  game: Game;
  paper: Paper;
  each: (typeof PER_PAGE)[number];
  pages: number;
  ink: Ink;
  board: Board;
}

/** Height of a sheet if there are `each` on a page. */
export const sheetHeight = (each: number): number => (AREA.height - (each - 1) * GAP) / each;
