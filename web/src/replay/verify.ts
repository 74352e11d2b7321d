import type { Seen, Verdict } from "../generated/messages.ts";
import { request } from "../lib/api.ts";
import { ruleValues, say } from "../lib/i18n.svelte.ts";
import { loadPython, TableError } from "../python/client.ts";

/** A verdict, and whether this device or the server computed it. */
export interface Verification {
  verdict: Verdict;
  by: "device" | "server";
}

/** Check a record against its seed and our notes on this device; if Python cannot be loaded, at the server. */
export async function verifyRecord(record: string, seen: Seen | null, onProgress: (part: number) => void): Promise<Verification> {
  let client;
  try {
    client = await loadPython(onProgress);
  } catch {
    return { verdict: await request<Verdict>("POST", "/verification", { record, seen }), by: "server" };
  }
  try {
    return { verdict: await client.verify(record, seen), by: "device" };
  } catch (error) {
    if (error instanceof TableError && error.payload.family === "table") throw new Error(say(`table-${error.payload.code}`, ruleValues(error.payload.details)));
    throw error;
  }
}

/** What a verification says in one word. A check by the server, or one that was not made, leaves something open. */
export function outcome({ verdict, by }: Verification): "fair" | "open" | "unfair" {
  if (verdict.checks.some(({ state }) => state === "failed")) return "unfair";
  return verdict.fair && by === "device" && verdict.checks.every(({ state }) => state === "passed") ? "fair" : "open";
}
