import type { GameName } from "../generated/messages.ts";
import { GAMES } from "../lib/games.ts";
import { remember, remembered } from "../lib/stored.ts";
import type { Entry } from "../library/index.ts";

/** The one game of this device: its log, and what there is to say of it before the library is there to read it. */
export interface Kept {
  game: GameName;
  names: string[];
  /** When it was last played. */
  at: number;
  over: boolean;
  entries: Entry[];
}

const KEY = "pass";

export function kept(): Kept | null {
  const found = remembered<Partial<Kept> | null>(KEY, null);
  if (!found || !Array.isArray(found.entries) || !found.entries.length || !Array.isArray(found.names)) return null;
  if (!GAMES.some((game) => game === found.game)) return null;
  return { game: found.game!, names: found.names, at: Number(found.at) || 0, over: found.over === true, entries: found.entries };
}

/** Whether it was kept. */
export const keep = (game: Kept | null): boolean => remember(KEY, game);

/** Whether this tab was in the middle of the game: it goes on by itself when it is loaded again. */
export const wasPlaying = (): boolean => remembered("pass-playing", false, "session");

export function nowPlaying(playing: boolean): void {
  remember("pass-playing", playing || null, "session");
}
