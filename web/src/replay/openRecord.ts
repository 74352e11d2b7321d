import type { Replay } from "../generated/messages.ts";
import { request, ApiError } from "../lib/api.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";
import { say } from "../lib/i18n.svelte.ts";

/** A game and the text of its record. The text may be missing: the game can be seen without it, but not checked. */
export interface OpenedRecord {
  replay: Replay;
  text: string | null;
}

/** What the server reads at most, in characters. No game comes near it. */
export const MAX_CHARS = 64 * 1024;
const KEY = "replay";

export async function fromTable(id: string): Promise<OpenedRecord> {
  const path = `/tables/${encodeURIComponent(id)}`;
  const [replay, text] = await Promise.all([request<Replay>("GET", `${path}/replay`), request<string>("GET", `${path}/record`).catch(() => null)]);
  return { replay, text };
}

export async function fromText(text: string): Promise<OpenedRecord> {
  if (text.length > MAX_CHARS) throw new ApiError("too_large", say("web-film-too-large"));
  const opened = { replay: await request<Replay>("POST", "/replay", { record: text }), text };
  saveRecord(text); // a reload, or another language, shows the same game again
  return opened;
}

/** The text of a file; one that is too large is not even read. */
export async function fromFile(file: File): Promise<OpenedRecord> {
  if (file.size > MAX_CHARS) throw new ApiError("too_large", say("web-film-too-large"));
  return fromText(await file.text());
}

/** Have a record shown when the page is opened next in this tab. Whether the browser keeps it. */
export function saveRecord(text: string): boolean {
  return saveStored(KEY, text, "session");
}

export function loadRecord(): string | null {
  return loadStored<string | null>(KEY, null, "session");
}

export function forgetRecord(): void {
  saveStored(KEY, null, "session");
}

/** A tag of a record, as it is written there. */
export function tag(text: string | null, name: "Seed" | "Commitment"): string | null {
  const found = new RegExp(`^\\[${name} ("(?:[^"\\\\]|\\\\.)*")\\]`, "m").exec(text ?? "")?.[1];
  return found ? found.slice(1, -1).replace(/\\(.)/g, "$1") : null;
}
