import type { Verdict } from "../generated/messages.ts";
import { request } from "../lib/api.ts";
import { storedKeys, loadStored } from "../lib/browserStorage.ts";
import { ruleValues, say } from "../lib/i18n.svelte.ts";
import { loadPython, TableError as Unreadable } from "../python/client.ts";

/** A verdict, and who came to it: this device, or the server about itself. */
export interface Verification {
  verdict: Verdict;
  by: "device" | "server";
}

/** Draw everything again here; if Python cannot be loaded, the server does it. */
export async function verifyRecord(text: string, onProgress: (part: number) => void): Promise<Verification> {
  let library;
  try {
    library = await loadPython(onProgress);
  } catch {
    return { verdict: await request<Verdict>("POST", "/verification", { record: text }), by: "server" };
  }
  try {
    return { verdict: await library.verify(text), by: "device" };
  } catch (error) {
    if (error instanceof Unreadable && error.refusal.family === "table") throw new Error(say(`table-${error.refusal.code}`, ruleValues(error.refusal.details)));
    throw error;
  }
}

/**
 * What this browser noted when it sat down at the table, before the game: whether the record says the same. A file does
 * not tell its table, so then any note with the same commitment will do.
 */
export function compareCommitment(table: string | null, commitment: string | null): "same" | "other" | "nothing" {
  if (commitment === null) return "nothing";
  const own = (key: string): string | null => loadStored<string | null>(key, null);
  if (table === null) return storedKeys("commitment:").some((key) => own(key) === commitment) ? "same" : "nothing";
  const note = own(`commitment:${table}`);
  return note === null ? "nothing" : note === commitment ? "same" : "other";
}
