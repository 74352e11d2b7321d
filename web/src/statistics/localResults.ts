// Results of games on this device alone. They stay here, and the statistics of the server know nothing of them.
import type { GameStatistics, Statistics, TableView } from "../generated/messages.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";
import { BOTS, type Game, GAMES } from "../lib/games.ts";

/**
 * How a game ended for one seat. `points`, `locks` and `penalties` are null if its player resigned or the game ended early
 * because others did; the last two also in results of earlier versions.
 */
export interface LocalPlayer {
  name: string;
  /** The level of a bot. */
  bot: string | null;
  won: boolean;
  points: number | null;
  locks: number | null;
  penalties: number | null;
}

export interface LocalResult {
  id: string;
  game: Game;
  solo: boolean;
  players: LocalPlayer[];
}

/** Somebody who played with others on this device. */
export interface Companion {
  name: string;
  games: number;
  wins: number;
}

const KEY = "results";
/** Number of games stored, the last ones. */
const MAX_RESULTS = 300;
const MAX_PLAYERS = 5;
const MAX_NAME = 40;
const MAX_ID = 40;
const RECENT = 20;

/** The stored results, oldest first, without those that cannot be read. */
export function loadResults(): LocalResult[] {
  const stored = loadStored<unknown>(KEY, []);
  return Array.isArray(stored) ? stored.slice(-MAX_RESULTS).flatMap((each) => validated(each) ?? []) : [];
}

function validated(stored: unknown): LocalResult | null {
  const { id, game, solo, players } = fieldsOf<LocalResult>(stored);
  const known = GAMES.find((each) => each === game);
  if (typeof id !== "string" || !id || id.length > MAX_ID || !known || !Array.isArray(players) || !players.length || players.length > MAX_PLAYERS) return null;
  const valid = players.flatMap((each) => validatedPlayer(each) ?? []);
  return valid.length === players.length ? { id, game: known, solo: solo === true, players: valid } : null;
}

function validatedPlayer(stored: unknown): LocalPlayer | null {
  const { name, bot, won, points, locks, penalties } = fieldsOf<LocalPlayer>(stored);
  if (typeof name !== "string" || (points !== null && !Number.isSafeInteger(points))) return null;
  const level = bot === null ? null : (BOTS.server.find((each) => each === bot) ?? "unknown");
  return { name: name.slice(0, MAX_NAME), bot: level, won: won === true, points: points as number | null, locks: validatedCount(locks), penalties: validatedCount(penalties) };
}

/** Locks or penalties of a game. */
const validatedCount = (stored: unknown): number | null => (Number.isSafeInteger(stored) && (stored as number) >= 0 && (stored as number) <= 4 ? (stored as number) : null);

function fieldsOf<T>(stored: unknown): { [key in keyof T]?: unknown } {
  return typeof stored === "object" && stored ? stored : {};
}

/** Store how a game of this device has ended; a game counts once. */
export function addResult({ id, seats, settings, game }: TableView): void {
  if (!game) return;
  const players = seats.map(({ name, bot, resigned }, at) => {
    const whole = game.table.end_reason !== null && !resigned;
    const { locks, penalties } = game.table.sheets[at]!;
    return {
      name: (name ?? "").slice(0, MAX_NAME),
      bot,
      won: game.winners.includes(at),
      points: whole ? game.scores[at]!.total : null,
      locks: whole ? locks.length : null,
      penalties: whole ? penalties : null,
    };
  });
  const known = loadResults().filter((each) => each.id !== id);
  saveStored(KEY, [...known, { id, game: settings.game, solo: seats.length === 1, players }].slice(-MAX_RESULTS));
}

export const forgetResults = (): boolean => saveStored(KEY, null);

/** The one person of a game; null if there were several. */
function onlyPerson({ players }: LocalResult): LocalPlayer | null {
  const people = players.filter(({ bot }) => bot === null);
  return people.length === 1 ? people[0]! : null;
}

/** Games of the device with one person, whom we take for its owner. */
export interface OwnGame extends LocalPlayer, Pick<LocalResult, "id" | "game" | "solo"> {
  bots: string[];
}

export function ownGames(results: readonly LocalResult[]): OwnGame[] {
  return results.flatMap((result) => {
    const you = onlyPerson(result);
    const bots = result.players.flatMap(({ bot }) => bot ?? []);
    return you ? [{ ...you, id: result.id, game: result.game, solo: result.solo, bots }] : [];
  });
}

type Sums = Pick<Statistics, "games" | "wins" | "streak" | "longest_streak" | "by_game" | "by_bot">;

/** Statistics of the games with one person, in the form of those of the server; `sheets` is null if none has told what was on its sheet. */
export function ownStatistics(results: readonly LocalResult[]): Sums & { sheets: Pick<Statistics, "locks" | "penalties" | "clean"> | null } {
  const own = ownGames(results);
  const streaks = streaksOf(own);
  const told = own.filter(({ penalties }) => penalties !== null);
  const kinds = new Map(own.map(({ game, solo }) => [`${game} ${solo}`, { game, solo }]));
  const levels = new Set(own.flatMap(({ bots }) => bots));
  return {
    games: own.length,
    wins: countWins(own.filter(({ solo }) => !solo)),
    streak: streaks.at(-1) ?? 0,
    longest_streak: Math.max(0, ...streaks),
    sheets: told.length ? { locks: sumOf(told, "locks"), penalties: sumOf(told, "penalties"), clean: told.filter(({ penalties }) => !penalties).length } : null,
    by_game: [...kinds.values()].map((kind) => statisticsOfKind(kind, own.filter(({ game, solo }) => game === kind.game && solo === kind.solo))),
    by_bot: [...levels].map((bot) => {
      const games = own.filter(({ bots }) => bots.includes(bot));
      return { bot, games: games.length, wins: countWins(games) };
    }),
  };
}

/** For each game that has a winner, the number of games won in a row up to it. */
function streaksOf(games: readonly OwnGame[]): number[] {
  const streaks: number[] = [];
  for (const { won } of games.filter(({ solo }) => !solo)) streaks.push(won ? (streaks.at(-1) ?? 0) + 1 : 0);
  return streaks;
}

function statisticsOfKind({ game, solo }: Pick<GameStatistics, "game" | "solo">, games: readonly OwnGame[]): GameStatistics {
  const points = games.flatMap((each) => each.points ?? []);
  const best = points.length ? Math.max(...points) : null;
  const at = points.findIndex((each) => each === best);
  return {
    game,
    solo,
    games: games.length,
    wins: countWins(games),
    best,
    best_table: games.filter((each) => each.points !== null)[at]?.id ?? null,
    previous_best: at > 0 ? Math.max(...points.slice(0, at)) : null,
    average: points.length ? points.reduce((sum, each) => sum + each, 0) / points.length : null,
    recent: points.slice(-RECENT),
  };
}

/** Everybody who played in games of several people, by name, who won most first. */
export function companions(results: readonly LocalResult[]): Companion[] {
  const found = new Map<string, Companion>();
  for (const { players } of results.filter((each) => !onlyPerson(each))) {
    for (const { name, won } of players.filter(({ bot }) => bot === null)) {
      const key = name.toLocaleLowerCase();
      const known = found.get(key) ?? { name, games: 0, wins: 0 };
      found.set(key, { name, games: known.games + 1, wins: known.wins + Number(won) });
    }
  }
  return [...found.values()].toSorted((one, other) => other.wins - one.wins || one.games - other.games || one.name.localeCompare(other.name));
}

const sumOf = (games: readonly LocalPlayer[], what: "locks" | "penalties"): number => games.reduce((sum, each) => sum + (each[what] ?? 0), 0);
const countWins = (games: readonly { won: boolean }[]): number => games.filter(({ won }) => won).length;
