import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:fluent/";

/** The messages a text of the client can ask for: quoted names, and families such as `game-${game}`. */
export function usedMessages(text: string): { names: Set<string>; families: Set<string> } {
  const names = new Set(Array.from(text.matchAll(/["'`]([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)["'`]/g), (match) => match[1]!));
  const families = new Set(Array.from(text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g), (match) => match[1]!));
  return { names, families };
}

/** A Fluent text without the messages that the client never asks for. */
export function pruneMessages(ftl: string, text: string): string {
  const { names, families } = usedMessages(text);
  return ftl
    .split(/^(?=[a-z][a-z0-9_-]* =)/m)
    .filter((entry) => {
      const id = /^([a-z][a-z0-9_-]*) =/.exec(entry)?.[1];
      return id !== undefined && (names.has(id) || [...families].some((family) => id.startsWith(family)));
    })
    .map((entry) => entry.replace(/^#.*\n?/gm, "").trimEnd())
    .join("\n");
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith("messages.ts"))
    .map((name) => join(folder, name));
}

/** `virtual:fluent/pl` is the Polish text, as far as the client uses it: the same file as the terminal's. */
export function fluent(locales: string, folder: string): Plugin {
  return {
    name: "rowlock-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const file = resolve(locales, `${id.slice(NAME.length + 1)}.ftl`);
      const client = sourceFiles(resolve(folder));
      for (const each of [file, ...client]) this.addWatchFile(each);
      const text = client.map((each) => readFileSync(each, "utf8")).join("\n");
      return `export default ${JSON.stringify(pruneMessages(readFileSync(file, "utf8"), text))}`;
    },
  };
}
