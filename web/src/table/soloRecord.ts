import type { TableView } from "../generated/messages.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";

/** The best solo game of this device: its points and its table, and the best before it. */
interface Best {
  points: number;
  table: string;
  before: number | null;
}

/** What perfect play scores on average: the solved value of the solo game, as Python has it. */
export const PERFECT_AVERAGE = 115.483;

const KEY = "solo-best";

/** The best there was on this device before a solo game that is over, which is kept if it is better; null if none. */
export function previousBest({ id, you, game, seats }: TableView): number | null {
  // who looks on, or has given up, has no result of their own
  if (!game || you === null || seats[you]?.resigned) return null;
  const known = loadStored<Best | null>(KEY, null);
  if (known?.table === id) return known.before;
  const points = game.scores[you]!.total;
  const before = known?.points ?? null;
  if (before === null || points > before) saveStored(KEY, { points, table: id, before } satisfies Best);
  return before;
}
