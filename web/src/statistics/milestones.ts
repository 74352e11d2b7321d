// What a finished game changed in the statistics of its player: computed from them, which name the games of all records.
import type { Badge, GameStatistics, Statistics, TableView } from "../generated/messages.ts";
import { say } from "../lib/i18n.svelte.ts";
import { badgeName } from "./badges.ts";
import { loadResults, ownGames, type OwnGame, ownStatistics } from "./localResults.ts";

export interface Milestones {
  /** What the points are compared with: the best before them if they are a new best, otherwise the best of all. */
  best: { points: number; isNew: boolean; where: "device" | "server" } | null;
  /** Length of your longest streak, if this game made it. */
  streak: number | null;
  badges: Badge["code"][];
}

/** Number of wins from which a streak is one. */
const MIN_STREAK = 2;

/** The milestones of a game at the server. */
export function milestonesOf(statistics: Statistics, { id, you, seats, settings, game }: TableView): Milestones {
  const { longest_streak, longest_streak_table, badges } = statistics;
  const points = !game || you === null || seats[you]?.resigned ? null : game.scores[you]!.total;
  return {
    best: bestOf(statistics.by_game, { id, game: settings.game, solo: seats.length === 1, points }, "server"),
    streak: longest_streak_table === id && longest_streak >= MIN_STREAK ? longest_streak : null,
    badges: badges.filter(({ table }) => table === id).map(({ code }) => code),
  };
}

/** The milestones of a game on this device. */
export function localMilestones({ id }: TableView): Milestones {
  const results = loadResults();
  const own = ownGames(results).find((each) => each.id === id);
  return { best: own ? bestOf(ownStatistics(results).by_game, own, "device") : null, streak: null, badges: [] };
}

type Played = Pick<OwnGame, "id" | "game" | "solo" | "points">;

function bestOf(byGame: readonly GameStatistics[], { id, game, solo, points }: Played, where: "device" | "server"): Milestones["best"] {
  const kind = byGame.find((each) => each.game === game && each.solo === solo);
  if (points === null || kind?.best == null) return null;
  if (kind.best_table === id) return kind.previous_best === null ? null : { points: kind.previous_best, isNew: true, where };
  // a game that does not count, as one from a given position, may have more points
  return solo && kind.best >= points ? { points: kind.best, isNew: false, where } : null;
}

/** Whether there is something to celebrate. */
export const hasNews = ({ best, streak, badges }: Milestones): boolean => Boolean(best?.isNew || streak !== null || badges.length);

/** The milestones in words, without what is as before. */
export function describeMilestones({ best, streak, badges }: Milestones): string[] {
  return [
    ...(best?.isNew ? [say("web-new-best", { where: best.where, points: best.points })] : []),
    ...(streak !== null ? [say("web-new-streak", { count: streak })] : []),
    ...badges.map((code) => say("web-new-badge", { badge: badgeName(code) })),
  ];
}
