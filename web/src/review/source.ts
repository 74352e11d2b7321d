import type { Review, TableView, Working } from "../generated/messages.ts";
import { ask, command, entropy, identity, Refused, seatBot } from "../lib/api.ts";
import { BOTS, DEFAULT_BOT } from "../lib/games.ts";
import { settings } from "../lib/settings.svelte.ts";
import { remember, remembered } from "../lib/stored.ts";
import { say } from "../lib/words.svelte.ts";

/** Milliseconds between two questions whether it is there: the server itself waits a while before it says no. */
const PAUSE = 300;

/** The review of a table's game, or of a record; told how much of it is done while it is made. */
export async function reviewed(from: { table: string } | { text: string }, onPart: (part: number) => void, gone: AbortSignal): Promise<Review> {
  for (;;) {
    const reply =
      "table" in from
        ? await ask<Review | Working>("GET", `/tables/${encodeURIComponent(from.table)}/review`)
        : await ask<Review | Working>("POST", "/review", { record: from.text });
    if ("curve" in reply) return reply;
    if (gone.aborted) throw new Refused("offline", "");
    onPart(reply.part);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** A table whose game goes on from a moment of a record: we have the seat, bots have the others. Gives its id. */
export async function again(record: string, step: number, seat: number, bots: readonly (string | null)[]): Promise<string> {
  await identity();
  const { id, seats } = await ask<TableView>("POST", "/retries", { record, step });
  await command(id, { type: "sit", seat, name: settings.name || say("you"), entropy: entropy() });
  for (const at of seats.keys()) {
    if (at === seat) continue;
    const bot = bots[at];
    await command(id, seatBot(at, bot && BOTS.server.includes(bot) ? bot : DEFAULT_BOT));
  }
  await command(id, { type: "start" });
  return id;
}

/** The address of the moment that a table goes on from, for as long as the tab is open. */
export const keepWay = (id: string, address: string): boolean => remember(`review:${id}`, address, "session");
export const wayBack = (id: string): string | null => remembered<string | null>(`review:${id}`, null, "session");
