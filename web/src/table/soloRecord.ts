import type { TableView } from "../generated/messages.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";

/** The device's best solo game: its points, its table and the best points before it. */
interface Best {
  points: number;
  table: string;
  before: number | null;
}

/** Average score of perfect play: the solved value of the solo game, as in Python. */
export const PERFECT_AVERAGE = 115.483;

const KEY = "solo-best";

/** The best solo points on this device before a finished game, or null. Stores the game if it is better. */
export function previousBest({ id, you, game, seats }: TableView): number | null {
  // spectators and players who resigned have no result
  if (!game || you === null || seats[you]?.resigned) return null;
  const known = loadStored<Best | null>(KEY, null);
  if (known?.table === id) return known.before;
  const points = game.scores[you]!.total;
  const before = known?.points ?? null;
  if (before === null || points > before) saveStored(KEY, { points, table: id, before } satisfies Best);
  return before;
}
