import type { Review, TableView, JobProgress } from "../generated/messages.ts";
import { request, sendCommand, entropy, ensureIdentity, ApiError, seatBot } from "../lib/api.ts";
import { BOTS, DEFAULT_BOT } from "../lib/games.ts";
import { settings } from "../lib/settings.svelte.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";
import { say } from "../lib/i18n.svelte.ts";

/** Milliseconds between two questions whether it is there: the server itself waits a while before it says no. */
const POLL_INTERVAL = 300;

/** The review of a table's game, or of a record; told how much of it is done while it is made. */
export async function fetchReview(from: { table: string } | { text: string }, onPart: (part: number) => void, gone: AbortSignal): Promise<Review> {
  for (;;) {
    const reply =
      "table" in from
        ? await request<Review | JobProgress>("GET", `/tables/${encodeURIComponent(from.table)}/review`)
        : await request<Review | JobProgress>("POST", "/review", { record: from.text });
    if ("curve" in reply) return reply;
    if (gone.aborted) throw new ApiError("offline", "");
    onPart(reply.part);
    await new Promise((done) => setTimeout(done, POLL_INTERVAL));
  }
}

/** A table whose game goes on from a moment of a record: we have the seat, bots have the others. Gives its id. */
export async function startRetry(record: string, step: number, seat: number, bots: readonly (string | null)[]): Promise<string> {
  await ensureIdentity();
  const { id, seats } = await request<TableView>("POST", "/retries", { record, step });
  await sendCommand(id, { type: "sit", seat, name: settings.name || say("you"), entropy: entropy() });
  for (const at of seats.keys()) {
    if (at === seat) continue;
    const bot = bots[at];
    await sendCommand(id, seatBot(at, bot && BOTS.server.includes(bot) ? bot : DEFAULT_BOT));
  }
  await sendCommand(id, { type: "start" });
  return id;
}

/** The address of the moment that a table goes on from, for as long as the tab is open. */
export const saveReviewUrl = (id: string, address: string): boolean => saveStored(`review:${id}`, address, "session");
export const loadReviewUrl = (id: string): string | null => loadStored<string | null>(`review:${id}`, null, "session");
