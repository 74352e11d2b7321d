import type { Verdict } from "../generated/messages.ts";
import { request } from "../lib/api.ts";
import { loadStored, storedKeys } from "../lib/browserStorage.ts";
import { ruleValues, say } from "../lib/i18n.svelte.ts";
import { loadPython, TableError } from "../python/client.ts";

/** A verdict, and whether this device or the server computed it. */
export interface Verification {
  verdict: Verdict;
  by: "device" | "server";
}

/** Verify a record on this device; if Python cannot be loaded, at the server. */
export async function verifyRecord(text: string, onProgress: (part: number) => void): Promise<Verification> {
  let client;
  try {
    client = await loadPython(onProgress);
  } catch {
    return { verdict: await request<Verdict>("POST", "/verification", { record: text }), by: "server" };
  }
  try {
    return { verdict: await client.verify(text), by: "device" };
  } catch (error) {
    if (error instanceof TableError && error.payload.family === "table") throw new Error(say(`table-${error.payload.code}`, ruleValues(error.payload.details)));
    throw error;
  }
}

/**
 * Compare the commitment of a record with the one this browser stored when the table was opened, before the game ended. A
 * file does not name its table, so then any stored commitment may match.
 */
export function compareCommitment(table: string | null, commitment: string | null): "same" | "other" | "nothing" {
  if (commitment === null) return "nothing";
  const stored = (key: string): string | null => loadStored<string | null>(key, null);
  if (table === null) return storedKeys("commitment:").some((key) => stored(key) === commitment) ? "same" : "nothing";
  const note = stored(`commitment:${table}`);
  return note === null ? "nothing" : note === commitment ? "same" : "other";
}
