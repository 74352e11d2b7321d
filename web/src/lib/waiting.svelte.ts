/** The tables where other people wait for us: told in the titles of the pages, and on the badge of the installed app. */
import type { Summary } from "../generated/messages.ts";
import { ApiError, listMyTables } from "./api.ts";
import { say } from "./i18n.svelte.ts";

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
  void closeNotifications(mine.filter(({ id, waited_for }) => !(id === here?.id ? here.waits : waited_for)).map(({ id }) => id));
}

/** Note whether others wait for us at the table that is open; null when it is closed. */
export function noteHere(table: { id: string; waits: boolean } | null): void {
  if (here?.waits && !table) listed = [...others(), here.id];
  else if (here && !table) listed = others();
  here = table;
  showBadge();
  if (table && !table.waits) void closeNotifications([table.id]);
}

function showBadge(): void {
  const count = others().length + Number(here?.waits ?? false);
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined); // not installed, or not allowed
}

/** Take back the messages that it is our turn at these tables: we have played, here or on another device. */
async function closeNotifications(tables: readonly string[]): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    for (const notification of shown) if (tables.includes(notification.tag)) notification.close();
  } catch {
    // a browser without notifications
  }
}

/** The title of a page, after the words that somebody waits; `here` is whether it is our turn at the table that is open. */
export function marked(title: string, here?: boolean): string {
  const count = others().length + Number(here ?? false);
  return count ? `${say(here === false ? "web-title-turn-elsewhere" : "web-title-turn", { count })} · ${title}` : title;
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
