import BOT_NAMES from "./botNames.json";
import { say } from "./i18n.svelte.ts";

const KNOWN: Readonly<Record<string, readonly string[]>> = BOT_NAMES;

/** The name of a bot in our language, if it has the name of its level in any; numbers of namesakes stay. */
export function botName(name: string, bot: string | null | undefined): string {
  if (!bot) return name;
  const [, base = name, number = ""] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  return KNOWN[bot]?.includes(base) ? say(`bot-${bot}`) + number : name;
}

/** A value with the names of its bots in our language. `bots` has the level of each seat, null for a person. */
export const withBotNames = <T extends { names: readonly string[]; bots: readonly (string | null)[] }>(value: T): T => ({ ...value, names: value.names.map((name, at) => botName(name, value.bots[at])) });
