import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:fluent/";

/** Messages that source text may use: quoted names, and families such as `game-${game}`. */
export function usedMessages(text: string): { names: Set<string>; families: Set<string> } {
  const names = new Set(Array.from(text.matchAll(/["'`]([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)["'`]/g), (match) => match[1]!));
  const families = new Set(Array.from(text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g), (match) => match[1]!));
  return { names, families };
}

/** The messages of a file by id, each with what follows it up to the next one. */
function entries(ftl: string): [id: string, entry: string][] {
  return ftl.split(/^(?=[a-z][a-z0-9_-]* =)/m).flatMap((entry) => {
    const id = /^([a-z][a-z0-9_-]*) =/.exec(entry)?.[1];
    return id === undefined ? [] : [[id, entry]];
  });
}

/** Remove the messages that the client does not use, and the sentences of the Python library. */
export function pruneMessages(ftl: string, text: string): string {
  const { names, families } = usedMessages(text);
  return entries(ftl)
    .filter(([id]) => names.has(id) || [...families].some((family) => id.startsWith(family)))
    .map(([, entry]) => entry.replace(/^(#| +\.plain =).*\n?/gm, "").trimEnd())
    .join("\n");
}

type Spaces = Record<string, [pattern: string, space: string][]>;

/** Make spaces non-breaking, as `typeset` in `rowlock/i18n.py` does with the same patterns. */
export function typeset(ftl: string, language: string, spaces: Spaces): string {
  return [...spaces["*"]!, ...(spaces[language] ?? [])].reduce((text, [pattern, space]) => text.replace(new RegExp(pattern, "gu"), space), ftl);
}

/** Add the English messages that a language lacks. */
export function withEnglish(ftl: string, english: string): string {
  const own = new Set(entries(ftl).map(([id]) => id));
  return [ftl, ...entries(english).flatMap(([id, entry]) => (own.has(id) ? [] : [entry]))].join("\n");
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith("messages.ts"))
    .map((name) => join(folder, name));
}

/** Provide `virtual:fluent/pl`: the used messages of `locales/pl.ftl`, which Python and the browser share. */
export function fluent(locales: string, folder: string): Plugin {
  return {
    name: "rowlock-fluent",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const language = id.slice(PREFIX.length + 1);
      const files = [`${language}.ftl`, "en.ftl", "spaces.json"].map((name) => resolve(locales, name));
      const client = sourceFiles(resolve(folder));
      for (const each of [...files, ...client]) this.addWatchFile(each);
      const [own, english, spaces] = files.map((each) => readFileSync(each, "utf8")) as [string, string, string];
      const text = client.map((each) => readFileSync(each, "utf8")).join("\n");
      return `export default ${JSON.stringify(pruneMessages(typeset(withEnglish(own, english), language, JSON.parse(spaces) as Spaces), text))}`;
    },
  };
}

/** Provide `virtual:notification-texts`: by language, the messages that one file uses, for the service worker. */
export function notificationTexts(locales: string, file: string): Plugin {
  const name = "virtual:notification-texts";
  return {
    name: "rowlock-notification-texts",
    resolveId: (id) => (id === name ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      const read = (each: string): string => readFileSync(resolve(locales, each), "utf8");
      const [used, english, spaces] = [readFileSync(resolve(file), "utf8"), read("en.ftl"), JSON.parse(read("spaces.json")) as Spaces];
      const languages = readdirSync(resolve(locales)).flatMap((each) => (each.endsWith(".ftl") ? [each.replace(".ftl", "")] : []));
      const texts = languages.map((language) => [language, pruneMessages(typeset(withEnglish(read(`${language}.ftl`), english), language, spaces), used)]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
}
