/** The tables where other people wait for us: counted in the titles of the pages, and on the badge of the installed app. */
import type { Summary } from "../generated/messages.ts";
import { ApiError, listMyTables } from "./api.ts";

/** The tables that waited when the server was last asked. */
let listed = $state.raw<readonly string[]>([]);
/** The table that is open, which knows better. */
let here = $state.raw<{ id: string; waits: boolean } | null>(null);
/** Whether another table may begin to wait for us while this one is open. */
let expecting = false;

const others = (): readonly string[] => listed.filter((id) => id !== here?.id);

/** Count the tables that wait in a new list of all our tables. */
export function countWaiting(mine: readonly Summary[]): void {
  listed = mine.filter((table) => table.waited_for).map(({ id }) => id);
  expecting = mine.filter(({ status }) => status === "playing").length > 1;
  showBadge();
}

/** Note whether others wait for us at the table that is open; null when it is closed. */
export function noteHere(table: { id: string; waits: boolean } | null): void {
  if (here?.waits && !table) listed = [...others(), here.id];
  else if (here && !table) listed = others();
  here = table;
  showBadge();
}

function showBadge(): void {
  const count = others().length + Number(here?.waits ?? false);
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined); // not installed, or not allowed
}

/** The title of a page with the number of tables that wait, without the one that is open. */
export function marked(title: string): string {
  const count = others().length;
  return count ? `(${count}) ${title}` : title;
}

async function refresh(): Promise<void> {
  try {
    countWaiting(await listMyTables());
  } catch (error) {
    if (error instanceof ApiError && error.code === "no_identity") countWaiting([]);
  }
}

/** Milliseconds between two counts while a table is open. */
const INTERVAL = 60_000;

/** Keep counting while a table is open: at once, when the page is seen again, when a push message came, and now and then. */
export function keepCounting(): () => void {
  const seen = (): void => void (document.visibilityState === "visible" && refresh());
  const told = (): void => void refresh();
  document.addEventListener("visibilitychange", seen);
  navigator.serviceWorker?.addEventListener("message", told);
  const interval = setInterval(() => expecting && void refresh(), INTERVAL);
  void refresh();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    navigator.serviceWorker?.removeEventListener("message", told);
    clearInterval(interval);
    noteHere(null);
  };
}
