import type { Command, Done, Me, MeWithCode, Problem, SettingsInput, Summary, TableView } from "../generated/messages.ts";
import { settings } from "./settings.svelte.ts";
import { language, say } from "./words.svelte.ts";

/** What the server refuses, in a sentence of the user's language; `code` is stable. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function ask<T>(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused("offline", say("web-offline"));
  }
  if (!reply.ok) throw await refusal(reply);
  const json = reply.headers.get("content-type")?.includes("json");
  return (reply.status === 204 ? undefined : json ? await reply.json() : await reply.text()) as T;
}

async function refusal(reply: Response): Promise<Refused> {
  try {
    const problem = (await reply.json()) as Problem;
    return new Refused(problem.code, problem.detail);
  } catch {
    return new Refused("unreadable", say("table-unavailable"));
  }
}

/** Who we are to the server; whoever is nobody yet becomes a guest under their name. */
export async function identity(name = settings.name || say("you")): Promise<Me> {
  try {
    return await ask<Me>("GET", "/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "no_identity") throw error;
    return await ask<MeWithCode>("POST", "/guests", { name });
  }
}

export function command(table: string, command: Command): Promise<Done> {
  return ask("POST", `/tables/${table}/commands`, { command });
}

/** A text of our own that goes into the dice, so that the server alone cannot know them. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join("");
}

/** The command that lets a bot play a seat, under the name that its level has here. */
export const seatBot = (seat: number, bot: string) => ({ type: "seat_bot", seat, bot, name: say(`bot-${bot}`) }) as const;

/** A table against the bot that is played against at once, begun: its id. */
export async function playBot(game: SettingsInput["game"]): Promise<string> {
  const id = await seated({ game, seats: 2 });
  await command(id, seatBot(1, settings.bot));
  await command(id, { type: "start" });
  return id;
}

/** A solo table, which begins when one sits down: its id. */
export const playAlone = (): Promise<string> => seated({ game: "classic", seats: 1, solo: true });

/** A new table at whose first seat we sit: its id. */
export async function seated(asked: SettingsInput): Promise<string> {
  await identity();
  const { id } = await ask<TableView>("POST", "/tables", asked);
  await command(id, { type: "sit", seat: 0, name: settings.name || say("you"), entropy: entropy() });
  return id;
}

export const openTables = (): Promise<Summary[]> => ask("GET", "/tables");
export const myTables = (): Promise<Summary[]> => ask("GET", "/me/tables");
