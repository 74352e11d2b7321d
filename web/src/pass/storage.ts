import type { GameName } from "../generated/messages.ts";
import { GAMES } from "../lib/games.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";
import type { LogEntry } from "../python/client.ts";

/** The device's one saved game: its log, and a summary that can be shown before Python is loaded. */
export interface SavedGame {
  game: GameName;
  names: string[];
  /** Last played, in milliseconds since the epoch. */
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

/** Returns whether the browser stored it. */
export const saveGame = (game: SavedGame | null): boolean => saveStored(KEY, game);

/** Whether this tab was playing the game: then it resumes on reload. */
export const wasPlaying = (): boolean => loadStored("pass-playing", false, "session");

export function setPlaying(playing: boolean): void {
  saveStored("pass-playing", playing || null, "session");
}
