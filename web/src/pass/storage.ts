import type { GameName } from "../generated/messages.ts";
import { GAMES } from "../lib/games.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";
import type { LogEntry } from "../python/client.ts";

/** The one game of this device: its log, and what there is to say of it before the library is there to read it. */
export interface SavedGame {
  game: GameName;
  names: string[];
  /** When it was last played. */
  at: number;
  over: boolean;
  entries: LogEntry[];
}

const KEY = "pass";

export function loadGame(): SavedGame | null {
  const found = loadStored<Partial<SavedGame> | null>(KEY, null);
  if (!found || !Array.isArray(found.entries) || !found.entries.length || !Array.isArray(found.names)) return null;
  if (!GAMES.some((game) => game === found.game)) return null;
  return { game: found.game!, names: found.names, at: Number(found.at) || 0, over: found.over === true, entries: found.entries };
}

/** Whether it was kept. */
export const saveGame = (game: SavedGame | null): boolean => saveStored(KEY, game);

/** Whether this tab was in the middle of the game: it goes on by itself when it is loaded again. */
export const wasPlaying = (): boolean => loadStored("pass-playing", false, "session");

export function setPlaying(playing: boolean): void {
  saveStored("pass-playing", playing || null, "session");
}
