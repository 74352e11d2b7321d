import { beforeEach, expect, test, vi } from "vitest";
import type { Badge, GameStatistics, Statistics, TableView } from "../src/generated/messages.ts";
import { saveStored } from "../src/lib/browserStorage.ts";
import { goals } from "../src/statistics/badges.ts";
import { addResult, companions, forgetResults, loadResults, ownStatistics } from "../src/statistics/localResults.ts";
import { hasNews, localMilestones, milestonesOf } from "../src/statistics/milestones.ts";

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => items.set(key, value), removeItem: (key: string) => items.delete(key) });
});

interface Seat {
  name: string;
  bot?: string;
  resigned?: boolean;
  locks?: number;
  penalties?: number;
}

/** A finished game with the points of each seat; without points it ended early. */
function finished(id: string, seats: Seat[], totals: number[], { winners = [0], over = true, game = "classic" } = {}): TableView {
  return {
    id,
    you: 0,
    settings: { game },
    seats: seats.map(({ name, bot = null, resigned = false }) => ({ name, bot, resigned, kind: bot ? "bot" : "person" })),
    game: { winners, scores: totals.map((total) => ({ total })), table: { end_reason: over ? "two_rows_locked" : null, sheets: seats.map(({ locks = 0, penalties = 0 }) => ({ locks: ["red", "yellow"].slice(0, locks), penalties })) } },
  } as unknown as TableView;
}

const ada = { name: "Ada" };
const greedy = { name: "Greedy", bot: "greedy" };

test("games of one person are theirs, and those of several are told by name", () => {
  addResult(finished("a", [ada, greedy], [60, 50]));
  addResult(finished("b", [ada, greedy], [40, 70], { winners: [1] }));
  addResult(finished("c", [ada], [90]));
  addResult(finished("d", [ada, { name: "Ben" }, greedy], [60, 80, 40], { winners: [1] }));
  addResult(finished("e", [{ name: "BEN" }, ada], [60, 80], { winners: [0, 1] }));
  const { by_game, by_bot } = ownStatistics(loadResults());
  expect(by_game).toEqual([
    { game: "classic", solo: false, games: 2, wins: 1, best: 60, best_table: "a", previous_best: null, average: 50, recent: [60, 40] },
    { game: "classic", solo: true, games: 1, wins: 1, best: 90, best_table: "c", previous_best: null, average: 90, recent: [90] },
  ]);
  expect(by_bot).toEqual([{ bot: "greedy", games: 2, wins: 1 }]);
  expect(companions(loadResults())).toEqual([
    { name: "BEN", games: 2, wins: 2 },
    { name: "Ada", games: 2, wins: 1 },
  ]);
});

test("a game counts once, and resignations have no points", () => {
  for (const points of [40, 50]) addResult(finished("a", [ada], [points]));
  addResult(finished("b", [{ ...ada, resigned: true }, greedy], [30, 70], { winners: [1], over: false }));
  expect(loadResults().map(({ id, players }) => [id, players[0]!.points])).toEqual([["a", 50], ["b", null]]);
  expect(ownStatistics(loadResults()).by_game.map(({ games, best, average }) => [games, best, average])).toEqual([[1, 50, 50], [1, null, null]]);
});

test("streaks, locks and penalties are those of the person, and results of earlier versions have none", () => {
  const old = { name: "Ada", bot: null, won: true, points: 50 };
  const before = [1, 2].map((at) => ({ id: `old${at}`, game: "classic", solo: false, players: [old, { ...old, name: "Greedy", bot: "greedy", won: false }] }));
  saveStored("results", before);
  expect(loadResults().map(({ players }) => players[0])).toEqual([1, 2].map(() => ({ ...old, locks: null, penalties: null })));
  expect(ownStatistics(loadResults())).toMatchObject({ games: 2, wins: 2, streak: 2, longest_streak: 2, sheets: null });
  addResult(finished("a", [{ ...ada, locks: 2, penalties: 1 }, { ...greedy, locks: 1, penalties: 3 }], [60, 50]));
  addResult(finished("b", [ada], [90])); // solo: nobody to win against
  addResult(finished("c", [ada, { ...greedy, locks: 1 }], [40, 70], { winners: [1] }));
  addResult(finished("d", [{ ...ada, resigned: true, penalties: 2 }, greedy], [0, 9], { winners: [1], over: false }));
  addResult(finished("e", [ada, greedy], [60, 50]));
  expect(ownStatistics(loadResults())).toMatchObject({ games: 7, wins: 4, streak: 1, longest_streak: 3, sheets: { locks: 2, penalties: 1, clean: 3 } });
  saveStored("results", [{ ...before[0], players: [{ ...old, locks: "2", penalties: -1 }] }]);
  expect(ownStatistics(loadResults()).sheets).toBeNull();
});

test("the last 300 games are kept", () => {
  for (let at = 0; at < 310; at++) addResult(finished(`t${at}`, [ada], [at]));
  expect(loadResults().length).toBe(300);
  expect(loadResults()[0]!.id).toBe("t10");
  forgetResults();
  expect(loadResults()).toEqual([]);
});

test("what is stored may be anything", () => {
  addResult(finished("a", [ada, greedy], [60, 50]));
  const [good] = loadResults();
  const [player] = good!.players;
  const bad = [null, 7, "x", {}, { ...good, id: "" }, { ...good, id: "x".repeat(41) }, { ...good, game: "chess" }, { ...good, players: [] }, { ...good, players: {} }, { ...good, players: Array(6).fill(player) }, { ...good, players: [{ ...player, name: 1 }] }, { ...good, players: [{ ...player, points: "9" }] }, { ...good, players: [{ ...player, points: 1.5 }] }, { ...good, players: [null] }];
  for (const each of bad) {
    saveStored("results", [each, good]);
    expect(loadResults()).toEqual([good]);
  }
  for (const each of [null, 7, "x", {}, { length: 3 }]) {
    saveStored("results", each);
    expect(loadResults()).toEqual([]);
  }
  items.set("rowlock:results", "{");
  expect(loadResults()).toEqual([]);
  saveStored("results", [{ ...good, players: [{ ...player, name: "x".repeat(99), bot: "hal" }] }]);
  expect(loadResults()[0]!.players[0]).toMatchObject({ name: "x".repeat(40), bot: "unknown" });
});

test("a local game is compared with the best of its kind before it", () => {
  const games = [finished("a", [ada], [40]), finished("b", [ada], [60]), finished("c", [ada], [50]), finished("d", [ada, greedy], [70, 1])];
  games.forEach(addResult);
  const best = games.map((each) => localMilestones(each).best);
  expect(best).toEqual([{ points: 60, isNew: false, where: "device" }, { points: 40, isNew: true, where: "device" }, { points: 60, isNew: false, where: "device" }, null]);
  expect(games.map((each) => hasNews(localMilestones(each)))).toEqual([false, true, false, false]);
  forgetResults();
  expect(localMilestones(games[1]!).best).toBe(null);
});

test("a game of several people sets nobody's record", () => {
  addResult(finished("a", [ada, { name: "Ben" }], [40, 30]));
  const second = finished("b", [ada, { name: "Ben" }], [90, 30]);
  addResult(second);
  expect(localMilestones(second)).toEqual({ best: null, streak: null, badges: [] });
});

const kind: GameStatistics = { game: "classic", solo: false, games: 2, wins: 1, best: 80, best_table: "b", previous_best: 60, average: 70, recent: [60, 80] };
const badge = (code: Badge["code"], table: string | null = null): Badge => ({ code, table, earned: table ? 1 : null });
const statistics = { longest_streak: 3, longest_streak_table: "b", by_game: [kind], badges: [badge("beat_random", "a"), badge("hundred", "b"), badge("two_locks")] } as unknown as Statistics;

test("a game has the milestones that statistics name it for", () => {
  expect(milestonesOf(statistics, finished("b", [ada, greedy], [80, 70]))).toEqual({ best: { points: 60, isNew: true, where: "server" }, streak: 3, badges: ["hundred"] });
  const first = milestonesOf(statistics, finished("a", [ada, greedy], [60, 70]));
  expect(first).toEqual({ best: null, streak: null, badges: ["beat_random"] });
  expect(hasNews(first)).toBe(true);
  expect(hasNews(milestonesOf(statistics, finished("c", [ada, greedy], [60, 70])))).toBe(false);
});

test("one win is no streak, and a first game no record", () => {
  const first = { ...statistics, longest_streak: 1, by_game: [{ ...kind, previous_best: null }], badges: [] };
  expect(milestonesOf(first, finished("b", [ada, greedy], [80, 70]))).toEqual({ best: null, streak: null, badges: [] });
});

test("a solo game tells the best, unless it has more points and does not count", () => {
  const solo = { ...statistics, by_game: [{ ...kind, solo: true }] };
  expect(milestonesOf(solo, finished("c", [ada], [70])).best).toEqual({ points: 80, isNew: false, where: "server" });
  expect(milestonesOf(solo, finished("c", [ada], [90])).best).toBe(null);
  expect(milestonesOf(solo, finished("c", [{ ...ada, resigned: true }], [70])).best).toBe(null);
});

test("the next goals have one level, above all that are beaten", () => {
  const codes: Badge["code"][] = ["beat_random", "beat_novice", "clean_win", "beat_greedy", "two_locks", "all_games", "hundred", "beat_steady"];
  const next = (...earned: string[]) => {
    const { next, others } = goals(codes.map((code) => badge(code, earned.includes(code) ? "t" : null)));
    expect([...next, ...others].map(({ code }) => code).toSorted()).toEqual(codes.filter((code) => !earned.includes(code)).toSorted());
    return next.map(({ code }) => code);
  };
  expect(next()).toEqual(["beat_random", "clean_win", "two_locks"]);
  expect(next("beat_novice")).toEqual(["clean_win", "beat_greedy", "two_locks"]);
  expect(next("beat_novice", "clean_win", "two_locks", "all_games")).toEqual(["beat_greedy", "hundred"]);
  expect(next("beat_steady")).toEqual(["clean_win", "two_locks", "all_games"]);
  expect(next("beat_steady", "clean_win", "two_locks", "all_games", "hundred")).toEqual([]);
});
