import type { JobProgress, Review, TableView } from "../generated/messages.ts";
import { ApiError, ensureIdentity, request, seatBot, sendCommand } from "../lib/api.ts";
import { withBotNames } from "../lib/botNames.ts";
import { BOTS, DEFAULT_BOT } from "../lib/games.ts";
import { settings } from "../lib/settings.svelte.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";
import { say } from "../lib/i18n.svelte.ts";
import { sitAndPledge } from "../lib/pledge.ts";

/** Milliseconds between polls; the server itself waits a while before it answers 202. */
const POLL_INTERVAL = 300;

/** Poll for the review of a table's game or of a record. `onProgress` is called with 0 to 1. */
export async function fetchReview(from: { table: string } | { text: string }, onProgress: (part: number) => void, signal: AbortSignal): Promise<Review> {
  for (;;) {
    const reply =
      "table" in from
        ? await request<Review | JobProgress>("GET", `/tables/${encodeURIComponent(from.table)}/review`)
        : await request<Review | JobProgress>("POST", "/review", { record: from.text });
    if ("curve" in reply) return withBotNames(reply);
    if (signal.aborted) throw new ApiError("offline", "");
    onProgress(reply.part);
    await new Promise((done) => setTimeout(done, POLL_INTERVAL));
  }
}

/** Create a table that continues a record after `step`, with us on `seat` and bots on the others. Returns its id. */
export async function startRetry(record: string, step: number, seat: number, bots: readonly (string | null)[]): Promise<string> {
  await ensureIdentity();
  const table = await request<TableView>("POST", "/retries", { record, step });
  const { id, seats } = table;
  await sendCommand(id, sitAndPledge(table, settings.name || say("you"), seat));
  for (const at of seats.keys()) {
    if (at === seat) continue;
    const bot = bots[at];
    await sendCommand(id, seatBot(at, bot && BOTS.server.includes(bot) ? bot : DEFAULT_BOT));
  }
  await sendCommand(id, { type: "start" });
  return id;
}

/** URL of the review position that a table was started from, stored for the tab. */
export const saveReviewUrl = (id: string, url: string): boolean => saveStored(`review:${id}`, url, "session");
export const loadReviewUrl = (id: string): string | null => loadStored<string | null>(`review:${id}`, null, "session");
