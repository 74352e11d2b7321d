import type { Command, CommandResult, Me, MeWithCode, Problem, SettingsInput, Statistics, Summary, TableView } from "../generated/messages.ts";
import { settings } from "./settings.svelte.ts";
import { language, say } from "./i18n.svelte.ts";
import { loadStored, saveStored } from "./browserStorage.ts";
import { sitAndPledge } from "./pledge.ts";

/** An error response of the server. `message` is in the user's language, `code` is stable. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function request<T>(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError("offline", say("web-offline"));
  }
  if (!reply.ok) throw await errorFrom(reply);
  const json = reply.headers.get("content-type")?.includes("json");
  return (reply.status === 204 ? undefined : json ? await reply.json() : await reply.text()) as T;
}

async function errorFrom(reply: Response): Promise<ApiError> {
  try {
    const problem = (await reply.json()) as Problem;
    return new ApiError(problem.code, problem.detail);
  } catch {
    return new ApiError("unreadable", say("table-unavailable"));
  }
}

/** The identity of this browser at the server; registers a guest with the given name if there is none. */
export async function ensureIdentity(name = settings.name || say("you")): Promise<Me> {
  try {
    return await request<Me>("GET", "/me");
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "no_identity") throw error;
    return keepCode(await request<MeWithCode>("POST", "/guests", { name }));
  }
}

type KeptCode = Pick<MeWithCode, "recovery_code" | "code_since">;

/** Keep a recovery code in this browser until its owner has written it down: nobody shows it again. */
export function keepCode<T extends KeptCode>(found: T): T {
  if (found.recovery_code) saveStored("recovery", { recovery_code: found.recovery_code, code_since: found.code_since });
  return found;
}

/** The recovery code that this browser keeps; empty if none, or if `me` says that it was replaced elsewhere. */
export function keptCode(me: Me | null): string {
  const kept = loadStored<KeptCode | null>("recovery", null);
  return kept?.recovery_code && (!me || me.code_since === kept.code_since) ? kept.recovery_code : "";
}

export const forgetCode = (): boolean => saveStored("recovery", null);

export function sendCommand(table: string, command: Command): Promise<CommandResult> {
  return request("POST", `/tables/${table}/commands`, { command });
}

/** The command that seats a bot, under the localized name of its level. */
export const seatBot = (seat: number, bot: string) => ({ type: "seat_bot", seat, bot, name: say(`bot-${bot}`) }) as const;

/** Create and start a table against the bot chosen in the settings. Returns its id. */
export async function startBotGame(game: SettingsInput["game"], options: Partial<SettingsInput> = {}): Promise<string> {
  const id = await createTableAndSit({ ...options, game, seats: 2 });
  await sendCommand(id, seatBot(1, settings.bot));
  await sendCommand(id, { type: "start" });
  return id;
}

/** Create a solo table; the lobby starts its game. Returns its id. */
export const startSoloGame = (): Promise<string> => createTableAndSit({ game: "classic", seats: 1, solo: true });

/** Create a table and take its first seat. Returns its id. */
export async function createTableAndSit(settingsInput: SettingsInput): Promise<string> {
  await ensureIdentity();
  const table = await request<TableView>("POST", "/tables", settingsInput);
  await sendCommand(table.id, sitAndPledge(table, settings.name || say("you")));
  return table.id;
}

export const listOpenTables = (): Promise<Summary[]> => request("GET", "/tables");
export const listMyTables = (): Promise<Summary[]> => request("GET", "/me/tables");
export const loadStatistics = (): Promise<Statistics> => request("GET", "/me/statistics");
