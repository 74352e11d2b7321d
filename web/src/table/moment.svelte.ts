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
  color = $state.raw<Color | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, color: Color | null = null): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.color = color;
    this.#timer = setTimeout(() => (this.text = ""), SHOWN);
    announce(`${text}.`);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** The moments of a table, for a component that is being set up: every row that is finished is one for everybody. */
export function momentsOf(session: Session): Moment {
  const moment = new Moment();
  let known: ReadonlySet<string> | null = null;
  $effect(() => {
    const rows = finishedRows(session.game!.table, session.names);
    const [fresh] = known ? [...rows].filter(([key]) => !known!.has(key)).map(([, row]) => row) : [];
    known = new Set(rows.keys());
    // at the end the result says it
    if (fresh && session.view!.status === "playing") untrack(() => moment.show(fresh.text, fresh.color));
  });
  onDestroy(() => moment.close());
  return moment;
}

/** Rows that are finished, by a key: for everybody, or in the card game on a player's sheet. */
function finishedRows(table: TableShape, names: readonly string[]): Map<string, { text: string; color: Color }> {
  if (table.game !== "cards") return new Map(table.closed.map((color) => [color, { color, text: say("moment-closed", { color: say(`color-${color}`) }) }]));
  return new Map(table.sheets.flatMap((sheet, at) => sheet.locks.map((color) => [`${at} ${color}`, { color, text: say("moment-completed", { player: names[at] ?? "", row: say(`row-${color}`) }) }] as const)));
}
