import type { Verdict } from "../generated/messages.ts";
import { ask } from "../lib/api.ts";
import { keys, remembered } from "../lib/stored.ts";
import { details, say } from "../lib/words.svelte.ts";
import { openLibrary, Refused as Unreadable } from "../library/index.ts";

/** A verdict, and who came to it: this device, or the server about itself. */
export interface Checked {
  verdict: Verdict;
  by: "device" | "server";
}

/** Draw everything again here; if Python cannot be loaded, the server does it. */
export async function check(text: string, onProgress: (part: number) => void): Promise<Checked> {
  let library;
  try {
    library = await openLibrary(onProgress);
  } catch {
    return { verdict: await ask<Verdict>("POST", "/verification", { record: text }), by: "server" };
  }
  try {
    return { verdict: await library.verify(text), by: "device" };
  } catch (error) {
    if (error instanceof Unreadable && error.refusal.family === "table") throw new Error(say(`table-${error.refusal.code}`, details(error.refusal.details)));
    throw error;
  }
}

/**
 * What this browser noted when it sat down at the table, before the game: whether the record says the same. A file does
 * not tell its table, so then any note with the same commitment will do.
 */
export function noted(table: string | null, commitment: string | null): "same" | "other" | "nothing" {
  if (commitment === null) return "nothing";
  const own = (key: string): string | null => remembered<string | null>(key, null);
  if (table === null) return keys("commitment:").some((key) => own(key) === commitment) ? "same" : "nothing";
  const note = own(`commitment:${table}`);
  return note === null ? "nothing" : note === commitment ? "same" : "other";
}
