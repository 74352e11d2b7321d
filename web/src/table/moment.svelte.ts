import { onDestroy, untrack } from "svelte";
import type { TableShape } from "../generated/messages.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { type Color } from "../lib/games.ts";
import { say } from "../lib/i18n.svelte.ts";
import type { Session } from "./session.svelte.ts";

/** Milliseconds. */
const SHOWN = 2600;

/** A short message over the table that goes by itself: a closed row, a forced pass. */
export class Moment {
  text = $state("");
  /** Makes the same message appear again. */
  count = $state(0);
  color = $state.raw<Color | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a message, and announce it unless it is told with what happened. */
  show(text: string, color: Color | null = null, { told = false } = {}): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.count += 1;
    this.color = color;
    this.#timer = setTimeout(() => (this.text = ""), SHOWN);
    if (!told) announce(`${text}.`);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** The moments of a table, for a component that is being set up: every row that is finished, and the announcement of the end. */
export function momentsOf(session: Session): Moment {
  const moment = new Moment();
  let known: ReadonlySet<string> | null = null;
  $effect(() => {
    const events = [...finishedRows(session.game!.table, session.names), ...announcement(session.game!.table, session.names)];
    const fresh = known ? events.findLast(([key]) => !known!.has(key))?.[1] : undefined;
    known = new Set(events.map(([key]) => key));
    // at the end the result says it
    if (fresh && session.view!.status === "playing") untrack(() => moment.show(fresh.text, fresh.color, { told: fresh.told ?? false }));
  });
  onDestroy(() => moment.close());
  return moment;
}

type Keyed = readonly [key: string, { text: string; color: Color | null; told?: boolean }];

/** Rows that are finished: for everybody, or in the card game on a player's sheet. */
function finishedRows(table: TableShape, names: readonly string[]): Keyed[] {
  if (table.game !== "cards") return table.closed.map((color) => [color, { color, text: say("moment-closed", { color: say(`color-${color}`) }) }]);
  return table.sheets.flatMap((sheet, at) => sheet.locks.map((color) => [`${at} ${color}`, { color, text: say("moment-completed", { player: names[at] ?? "", row: say(`row-${color}`) }) }] as const));
}

/** On Board: who has announced the end. */
function announcement(table: TableShape, names: readonly string[]): Keyed[] {
  if (table.game !== "onboard" || table.announced_by == null) return [];
  return [["end", { color: null, told: true, text: say("moment-announced", { player: names[table.announced_by] ?? "" }) }]];
}
