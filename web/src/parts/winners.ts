import { formatList, say } from "../lib/i18n.svelte.ts";

/**
 * Name the winners, and by how much a single one is ahead; empty without winners. `you` is the seat of the viewer; the
 * totals of players who have resigned are -Infinity.
 */
export function winnersText(names: readonly string[], winners: readonly number[], totals: readonly number[], you: number | null = null): string {
  const [winner] = winners;
  if (winner === undefined) return "";
  const others = totals.filter((_, seat) => seat !== winner);
  const ahead = totals[winner]! - Math.max(...others);
  const margin = winners.length === 1 && Number.isFinite(ahead) ? Math.max(0, ahead) : 0;
  if (winner === you && winners.length === 1) return say("you-win", { margin });
  return say("winners", { players: formatList(winners.map((seat) => names[seat] ?? "")), count: winners.length, margin });
}
