// The notification of a push message, made in the service worker: what the server sends has no words.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import texts from "virtual:notification-texts";
import { GAMES } from "../lib/games.ts";

/** What the server sends: the table, its game, who has played, and how many tables wait for us. */
export interface PushMessage {
  table: string;
  game: string;
  by: string;
  waiting: number;
}

export interface Notice {
  title: string;
  options: NotificationOptions;
  waiting: number;
}

/** The message in a push event; null if it is not one of ours. */
export function readMessage(text: string): PushMessage | null {
  try {
    const { table, game, by, waiting } = JSON.parse(text) as Record<string, unknown>;
    if (typeof table !== "string" || !/^[0-9a-f]{20}$/.test(table)) return null;
    return { table, game: String(game), by: typeof by === "string" ? by.slice(0, 40) : "", waiting: Number.isSafeInteger(waiting) ? (waiting as number) : 1 };
  } catch {
    return null;
  }
}

/** The first language that we have, of the one that was chosen and those of the browser. */
export function languageOf(chosen: string | null, browser: readonly string[]): string {
  return [...(chosen ? [chosen] : []), ...browser].map((tag) => tag.split("-")[0]!.toLowerCase()).find((tag) => Object.hasOwn(texts, tag)) ?? "en";
}

/** One notification for each table: a later turn takes the place of an earlier one. */
export function notice(message: PushMessage | null, language: string): Notice {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(texts[language]!));
  const say = (id: string, values: Record<string, string> = {}): string => bundle.formatPattern(bundle.getMessage(id)!.value!, values);
  const title = say("web-your-turn");
  const common = { icon: "/icon-192.png", lang: language, renotify: true };
  if (!message) return { title, waiting: 1, options: { ...common, tag: "rowlock", data: { path: "/" } } };
  const { table, by, waiting } = message;
  // the server may have further games, without a name here
  const game = (GAMES as readonly string[]).includes(message.game) ? say(`game-${message.game}`) : "Rowlock";
  const body = by ? say("push-played", { player: by, game }) : say("push-begins", { game });
  return { title, waiting, options: { ...common, body, tag: table, data: { path: `/t/${table}` } } };
}
