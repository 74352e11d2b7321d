import type { Replay } from "../generated/messages.ts";
import { ask, Refused } from "../lib/api.ts";
import { remember, remembered } from "../lib/stored.ts";
import { say } from "../lib/words.svelte.ts";

/** A game and the text of its record. The text may be missing: the game can be seen without it, but not checked. */
export interface Opened {
  replay: Replay;
  text: string | null;
}

/** What the server reads at most, in characters. No game comes near it. */
export const MOST = 64 * 1024;
const KEPT = "replay";

export async function fromTable(id: string): Promise<Opened> {
  const path = `/tables/${encodeURIComponent(id)}`;
  const [replay, text] = await Promise.all([ask<Replay>("GET", `${path}/replay`), ask<string>("GET", `${path}/record`).catch(() => null)]);
  return { replay, text };
}

export async function fromText(text: string): Promise<Opened> {
  if (text.length > MOST) throw new Refused("too_large", say("web-film-too-large"));
  const opened = { replay: await ask<Replay>("POST", "/replay", { record: text }), text };
  keep(text); // a reload, or another language, shows the same game again
  return opened;
}

/** The text of a file; one that is too large is not even read. */
export async function fromFile(file: File): Promise<Opened> {
  if (file.size > MOST) throw new Refused("too_large", say("web-film-too-large"));
  return fromText(await file.text());
}

/** Have a record shown when the page is opened next in this tab. Whether the browser keeps it. */
export function keep(text: string): boolean {
  return remember(KEPT, text, "session");
}

export function kept(): string | null {
  return remembered<string | null>(KEPT, null, "session");
}

export function forget(): void {
  remember(KEPT, null, "session");
}

/** A tag of a record, as it is written there. */
export function tag(text: string | null, name: "Seed" | "Commitment"): string | null {
  const found = new RegExp(`^\\[${name} ("(?:[^"\\\\]|\\\\.)*")\\]`, "m").exec(text ?? "")?.[1];
  return found ? found.slice(1, -1).replace(/\\(.)/g, "$1") : null;
}
