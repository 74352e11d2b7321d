// What this browser saw of each table, for the check after the game. A note is made once and never changed.
import type { Seen, SeenDraw, SeenRound, SeenSeat, TableView, Update } from "../generated/messages.ts";
import { loadStored, saveStored, storedKeys } from "./browserStorage.ts";

/** A text that this browser has pledged for a seat. */
export interface OwnText {
  round: number;
  seat: number;
  text: string;
  at: number;
}

const MAX_TABLES = 60;
const MAX_AGE = 90 * 24 * 60 * 60 * 1000;
/** Bounds for what one table can make us store: far above any real game. */
const MAX_NUMBER = 2000;
const MAX_CHARS = 4000;
/** Different draws noted for one step: two of them are a contradiction already. */
const MAX_DRAWS = 3;

/** Notes that cannot be stored, as in some private windows: they last as long as the page. */
const unstored = new Map<string, unknown>();

/** Every fact has a key of its own, so that tabs cannot overwrite each other's notes. */
const keyOf = (table: string, fact: string): string => `seen:${table}:${fact}`;

function load<T>(table: string, fact: string): T | null {
  const key = keyOf(table, fact);
  return loadStored<T | null>(key, null) ?? (unstored.get(key) as T | undefined) ?? null;
}

function save(table: string, fact: string, value: unknown): void {
  if (!saveStored(keyOf(table, fact), value)) unstored.set(keyOf(table, fact), value);
}

function note(table: string, fact: string, value: unknown): void {
  if (load(table, fact) !== null || JSON.stringify(value).length > MAX_CHARS) return;
  if (load(table, "since") === null) {
    forgetOldTables();
    save(table, "since", Date.now());
  }
  save(table, fact, value);
}

/** Note dice or cards of a step, unless they are noted already. */
function noteDraw(table: string, step: number, shown: object): void {
  if (step > MAX_NUMBER) return;
  const text = JSON.stringify(shown);
  for (let at = 1; at <= MAX_DRAWS; at += 1) {
    const fact = `draw:${step}:${at}`;
    const noted = load(table, fact);
    if (noted === null) return note(table, fact, shown);
    if (JSON.stringify(noted) === text) return;
  }
}

/** The facts of a table that begin with a word, each with the rest of its name. */
function facts<T>(table: string, word: string): [string, T][] {
  const prefix = keyOf(table, `${word}:`);
  const keys = new Set([...storedKeys(prefix), ...[...unstored.keys()].filter((key) => key.startsWith(prefix))]);
  return [...keys].flatMap((key) => {
    const rest = key.slice(prefix.length);
    const value = load<T>(table, `${word}:${rest}`);
    return value === null ? [] : [[rest, value]];
  });
}

function forgetOldTables(): void {
  const since = (table: string): number => load<number>(table, "since") ?? 0;
  const tables = notedTables().sort((one, other) => since(other) - since(one));
  const old = tables.filter((table, at) => at >= MAX_TABLES - 1 || Date.now() - since(table) > MAX_AGE);
  for (const key of old.flatMap((table) => storedKeys(keyOf(table, "")))) saveStored(key, null);
}

const notedTables = (): string[] => storedKeys("seen:").flatMap((key) => /^seen:(.*):since$/.exec(key)?.[1] ?? []);

/** Note what an update shows. A table that has ended tells nothing that its record does not. */
export function noteUpdate({ table, happenings }: Update): void {
  noteTable(table);
  if (table.status !== "playing") return;
  for (const { dice, step } of happenings) if (dice && step) noteDraw(table.id, step, { dice });
}

/** Note the commitment, everybody's pledges while texts are revealed, our seat, and the dice or cards that are shown. */
export function noteTable(view: TableView): void {
  const { id, status, round, commitment, seats, revealing, game } = view;
  if ((status !== "waiting" && status !== "playing") || round > MAX_NUMBER) return;
  note(id, `commitment:${round}`, commitment);
  if (revealing.length) note(id, `seats:${round}`, seats.map(({ pledge, entropy }): SeenSeat => (pledge ? { pledge } : { text: entropy })));
  if (revealing.length || game) note(id, `you:${round}`, { seat: view.you });
  if (!game?.drawn) return;
  const { sheets: _, track: __, ...shown } = game.table as typeof game.table & { track?: unknown };
  noteDraw(id, game.step, shown);
}

/** The commitment of this round as this browser saw it first. */
export const notedCommitment = ({ id, round }: TableView): string | null => load(id, `commitment:${round}`);

export function noteText(table: string, pledge: string, own: Omit<OwnText, "at">): void {
  note(table, `pledge:${pledge}`, { ...own, at: Date.now() } satisfies OwnText);
}

/** The text of a pledge, if this browser has made it. */
export const notedText = (table: string, pledge: string): OwnText | null => load(table, `pledge:${pledge}`);

/** All that this browser has noted of a table; null if nothing. */
export function notesOf(table: string): Seen | null {
  const rounds = facts<string>(table, "commitment")
    .map(([round, commitment]) => roundOf(table, Number(round), commitment))
    .sort((one, other) => one.round - other.round);
  const early = loadStored<string | null>(`commitment:${table}`, null); // noted by an earlier version of this client
  if (!rounds.length && early === null) return null;
  return {
    table,
    rounds: rounds.length ? rounds : [{ round: 0, commitment: early! }],
    draws: facts<SeenDraw["table"]>(table, "draw").map(([place, shown]) => ({ step: parseInt(place), table: shown })),
  };
}

function roundOf(table: string, round: number, commitment: string): SeenRound {
  const seats = load<SeenSeat[]>(table, `seats:${round}`) ?? [];
  const seat = load<{ seat: number | null }>(table, `you:${round}`)?.seat ?? null;
  return { round, commitment, seats, ...(seat === null ? {} : { seat, text: ownText(table, round, seat, seats[seat]?.pledge) }) };
}

/** The text that the table had of us when texts were revealed; if its pledge is not ours, the last one that we pledged. */
function ownText(table: string, round: number, seat: number, pledge?: string | null): string | null {
  const own = facts<OwnText>(table, "pledge").filter(([, each]) => each.round === round && each.seat === seat);
  own.sort(([, one], [, other]) => other.at - one.at);
  return (own.find(([each]) => each === pledge) ?? own[0])?.[1].text ?? null;
}

/** The notes of the table with this commitment: the file of a game does not name its table. */
export function notesByCommitment(commitment: string): Seen | null {
  const found = notedTables().find((table) => facts<string>(table, "commitment").some(([, each]) => each === commitment));
  return found === undefined ? null : notesOf(found);
}
