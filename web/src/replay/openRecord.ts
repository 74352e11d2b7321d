import type { Replay } from "../generated/messages.ts";
import { ApiError, request } from "../lib/api.ts";
import { withBotNames } from "../lib/botNames.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";
import { say } from "../lib/i18n.svelte.ts";

/** A replay and the text of its record; without the text the game can be shown, but not verified. */
export interface OpenedRecord {
  replay: Replay;
  text: string | null;
}

/** The server's limit for a record, in characters; far above any real game. */
export const MAX_CHARS = 64 * 1024;
const KEY = "replay";

export async function fromTable(id: string): Promise<OpenedRecord> {
  const path = `/tables/${encodeURIComponent(id)}`;
  const [replay, text] = await Promise.all([request<Replay>("GET", `${path}/replay`), request<string>("GET", `${path}/record`).catch(() => null)]);
  return { replay: withBotNames(replay), text };
}

export async function fromText(text: string): Promise<OpenedRecord> {
  if (text.length > MAX_CHARS) throw new ApiError("too_large", say("web-film-too-large"));
  const opened = { replay: withBotNames(await request<Replay>("POST", "/replay", { record: text })), text };
  saveRecord(text); // for a reload, or a change of language
  return opened;
}

/** Read and open a file; too large ones are rejected unread. */
export async function fromFile(file: File): Promise<OpenedRecord> {
  if (file.size > MAX_CHARS) throw new ApiError("too_large", say("web-film-too-large"));
  return fromText(await file.text());
}

/** Store a record to be shown when the page is opened next in this tab. Returns false if storage is unavailable. */
export function saveRecord(text: string): boolean {
  return saveStored(KEY, text, "session");
}

export function loadRecord(): string | null {
  return loadStored<string | null>(KEY, null, "session");
}

export function forgetRecord(): void {
  saveStored(KEY, null, "session");
}

/** Value of a tag of a record, unescaped; null if missing. */
export function tag(text: string | null, name: "Seed" | "Commitment"): string | null {
  const found = new RegExp(`^\\[${name} ("(?:[^"\\\\]|\\\\.)*")\\]`, "m").exec(text ?? "")?.[1];
  return found ? found.slice(1, -1).replace(/\\(.)/g, "$1") : null;
}
