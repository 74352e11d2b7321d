import type { Badge } from "../generated/messages.ts";
import { PERFECT_AVERAGE } from "../lib/games.ts";
import { say } from "../lib/i18n.svelte.ts";

export type BadgeCode = Badge["code"];

const BEAT = "beat_";
/** The level that a badge is for; null if it is for something else. */
export const levelOf = (code: BadgeCode): string | null => (code.startsWith(BEAT) ? code.slice(BEAT.length) : null);

export function badgeName(code: BadgeCode): string {
  const level = levelOf(code);
  return level ? say("badge-beat", { bot: say(`bot-${level}`) }) : say(`badge-${code}`);
}

/** What to do for a badge. */
export function badgeGoal(code: BadgeCode): string {
  const level = levelOf(code);
  return level ? say("badge-beat-how", { bot: say(`bot-${level}`) }) : say(`badge-${code}-how`, { points: Math.ceil(PERFECT_AVERAGE) });
}

/** Number of goals to show at first. */
const NEXT = 3;

/**
 * Badges that are not earned: the next ones and the others. Among the levels the next one is the weakest above all that
 * are beaten; `badges` are in order, easier ones first.
 */
export function goals(badges: readonly Badge[]): { next: Badge[]; others: Badge[] } {
  const open = badges.filter(({ table }) => table === null);
  const beaten = badges.findLastIndex(({ code, table }) => levelOf(code) && table !== null);
  const rung = badges.find(({ code }, at) => at > beaten && levelOf(code));
  const next = open.filter((badge) => !levelOf(badge.code) || badge === rung).slice(0, NEXT);
  return { next, others: open.filter((badge) => !next.includes(badge)) };
}
