import type { ScoreShape, SheetShape } from "../generated/messages.ts";
import { cell, type Cell, type Color, COLORS, EMPTY, type Game, PLAYERS, PRINTED } from "../lib/games.ts";
import { type EndReason, type RowState, ruleTables, type Side } from "./ruleTables.ts";

export interface Setup {
  /** Unique per game. */
  readonly id: string;
  readonly game: Game;
  readonly side: Side;
  readonly names: readonly string[];
}

export type Action =
  | { readonly do: "cross"; readonly player: number; readonly color: Color; readonly number: number }
  | { readonly do: "penalty"; readonly player: number }
  | { readonly do: "move"; readonly player: number; readonly field: number }
  /** A player whose sheet is not on this device has locked a row. */
  | { readonly do: "lock"; readonly color: Color }
  | { readonly do: "turn" }
  | { readonly do: "finish" };

/** A game on the pad: all actions, and how many of them are not undone. */
export interface Pad {
  readonly setup: Setup;
  readonly actions: readonly Action[];
  readonly done: number;
}

/** State of the game after some actions. */
export interface Table {
  readonly setup: Setup;
  readonly sheets: readonly SheetShape[];
  readonly pawns: readonly number[];
  /** Rows locked in this roll: other players may still lock them too. */
  readonly closing: readonly Color[];
  readonly closed: readonly Color[];
  /** The player whose pawn has announced the end. */
  readonly announced: number | null;
  /** Why the game ends; the current roll may still be crossed until the game is finished. */
  readonly reason: EndReason | null;
  readonly over: boolean;
}

export const rules = (table: Table) => ruleTables.games[table.setup.game];
export const track = (table: Table) => ruleTables.tracks[table.setup.side];

export function newTable(setup: Setup): Table {
  return {
    setup,
    sheets: setup.names.map(() => EMPTY),
    pawns: setup.names.map(() => 0),
    closing: [],
    closed: [],
    announced: null,
    reason: null,
    over: false,
  };
}

function row(sheet: SheetShape, color: Color): RowState {
  const printed = PRINTED[color];
  return sheet[color].reduce((state, number) => ruleTables.row[state.next[printed.indexOf(number)]!]!, ruleTables.row[0]!);
}

/** Cells that a player can cross now, and whether each crosses the lock as well. */
export function crossable(table: Table, player: number): Map<Cell, { color: Color; number: number; locks: boolean }> {
  const found = new Map<Cell, { color: Color; number: number; locks: boolean }>();
  const sheet = table.sheets[player];
  if (!sheet || table.over) return found;
  for (const color of COLORS.filter((each) => !table.closed.includes(each))) {
    for (const [place, next] of Object.entries(row(sheet, color).next)) {
      const number = PRINTED[color][Number(place)]!;
      const locks = ruleTables.row[next]!.locked;
      if (locks || !table.closing.includes(color)) found.set(cell(color, number), { color, number, locks });
    }
  }
  return found;
}

/** Fields a pawn can move to: free, ahead, and with a number that is or can be crossed. Pawns on other devices are unknown and may be jumped too. */
export function reach(table: Table, player: number): number[] {
  const { pawn } = rules(table);
  const [sheet, at] = [table.sheets[player], table.pawns[player]];
  if (!pawn || !sheet || at === undefined || table.over) return [];
  const unknown = PLAYERS[table.setup.game].at(-1)! - table.pawns.length;
  const can = crossable(table, player);
  return track(table)
    .map(([color, number], before) => ({ field: before + 1, color, number }))
    .filter(({ field }) => field > at && !table.pawns.includes(field))
    .slice(0, pawn.steps + unknown)
    .filter(({ color, number }) => sheet[color].includes(number) || can.has(cell(color, number)))
    .map(({ field }) => field);
}

export function isAllowed(table: Table, action: Action): boolean {
  if (table.over) return false;
  switch (action.do) {
    case "cross":
      return crossable(table, action.player).has(cell(action.color, action.number));
    case "penalty":
      return (table.sheets[action.player]?.penalties ?? ruleTables.boxes) < ruleTables.boxes;
    case "move":
      return reach(table, action.player).includes(action.field);
    case "lock":
      return rules(table).shared && !table.closed.includes(action.color) && !table.closing.includes(action.color);
    case "turn":
      return table.closing.length > 0;
    case "finish":
      return true;
  }
}

/** The table after an action; the same table if the action is not allowed. */
export function applyAction(table: Table, action: Action): Table {
  return isAllowed(table, action) ? withEndReason(closeRows(perform(table, action))) : table;
}

function perform(table: Table, action: Action): Table {
  switch (action.do) {
    case "cross": {
      const { color, number, player } = action;
      const old = table.sheets[player]!;
      const crossed: SheetShape = { ...old, [color]: [...old[color], number] };
      const { locked } = row(crossed, color);
      const sheets = table.sheets.with(player, locked ? { ...crossed, locks: [...old.locks, color] } : crossed);
      return locked && rules(table).shared ? { ...table, sheets, closing: withColor(table.closing, color) } : { ...table, sheets };
    }
    case "penalty": {
      const old = table.sheets[action.player]!;
      return { ...table, sheets: table.sheets.with(action.player, { ...old, penalties: old.penalties + 1 }) };
    }
    case "move": {
      const announces = action.field > track(table).length - (rules(table).pawn?.last ?? 0);
      const announced = table.announced ?? (announces ? action.player : null);
      return { ...table, pawns: table.pawns.with(action.player, action.field), announced };
    }
    case "lock":
      return { ...table, closing: withColor(table.closing, action.color) };
    case "turn":
      return { ...table, closing: [], closed: [...table.closed, ...table.closing] };
    case "finish":
      return { ...table, over: true };
  }
}

const withColor = (colors: readonly Color[], color: Color): readonly Color[] => (colors.includes(color) ? colors : [...colors, color]);

/** Close at once the rows that no player on this device can still lock. */
function closeRows(table: Table): Table {
  const canBeLocked = (color: Color): boolean => table.sheets.some((_, at) => [...crossable(table, at).values()].some((each) => each.locks && each.color === color));
  const closing = table.closing.filter(canBeLocked);
  return { ...table, closing, closed: [...table.closed, ...table.closing.filter((color) => !closing.includes(color))] };
}

function withEndReason(table: Table): Table {
  const { shared, ends, pawn } = rules(table);
  const rows = shared ? table.closed.length + table.closing.length : Math.max(...table.sheets.map((sheet) => sheet.locks.length));
  const penalties = Math.max(...table.sheets.map((sheet) => sheet.penalties));
  if (rows >= ends.rows.at) return { ...table, reason: ends.rows.reason };
  if (penalties >= ends.penalties.at) return { ...table, reason: ends.penalties.reason };
  return table.over && table.announced !== null && pawn ? { ...table, reason: pawn.reason } : table;
}

/** Whether an action would end the game. */
export const endsGame = (table: Table, action: Action): boolean => table.reason === null && applyAction(table, action).reason !== null;

export function score(table: Table, player: number): ScoreShape {
  const sheet = table.sheets[player]!;
  const states = COLORS.map((color) => [color, row(sheet, color)] as const);
  const rows = Object.fromEntries(states.map(([color, state]) => [color, state.points])) as ScoreShape["rows"];
  const crosses = Object.fromEntries(states.map(([color, state]) => [color, state.crosses])) as ScoreShape["crosses"];
  const penalties = ruleTables.penalty * sheet.penalties || 0; // no −0
  const bonus = rules(table).pawn ? (track(table)[table.pawns[player]! - 1]?.[2] ?? 0) : 0;
  const total = COLORS.reduce((sum, color) => sum + rows[color], penalties + bonus);
  return { rows, crosses, penalties, bonus, total };
}

export function winners(table: Table): number[] {
  const totals = table.sheets.map((_, at) => score(table, at).total);
  return totals.flatMap((total, at) => (total === Math.max(...totals) ? [at] : []));
}

// The pad, with unlimited undo and redo.

export const newPad = (setup: Setup): Pad => ({ setup, actions: [], done: 0 });
export const currentTable = (pad: Pad): Table => pad.actions.slice(0, pad.done).reduce(applyAction, newTable(pad.setup));
export const lastAction = (pad: Pad): Action | null => pad.actions[pad.done - 1] ?? null;
export const undo = (pad: Pad): Pad => ({ ...pad, done: Math.max(0, pad.done - 1) });
export const redo = (pad: Pad): Pad => ({ ...pad, done: Math.min(pad.actions.length, pad.done + 1) });

export function act(pad: Pad, action: Action): Pad {
  if (!isAllowed(currentTable(pad), action)) return pad;
  return { ...pad, actions: [...pad.actions.slice(0, pad.done), action], done: pad.done + 1 };
}

/** Validate a stored pad; null if it is invalid. */
export function parsePad(value: unknown): Pad | null {
  try {
    const { setup, actions, done } = value as Pad;
    const { game, side, names } = setup;
    const valid = game in ruleTables.games && side in ruleTables.tracks && names.length > 0 && names.length <= PLAYERS[game].at(-1)!;
    if (!valid || !Array.isArray(actions) || !Number.isInteger(done) || done < 0 || done > actions.length) return null;
    const pad = { setup, actions, done };
    currentTable({ ...pad, done: actions.length });
    return pad;
  } catch {
    return null;
  }
}
