import { FluentBundle, FluentResource } from "@fluent/bundle";
import { updateSettings, preferredLanguage, type Language } from "./settings.svelte.ts";

export type Values = Record<string, string | number>;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:fluent/en"),
  pl: () => import("virtual:fluent/pl"),
  cs: () => import("virtual:fluent/cs"),
  sk: () => import("virtual:fluent/sk"),
};
/** The languages by their own names, which are the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", cs: "Čeština", sk: "Slovenčina" };

let bundle = $state.raw(new FluentBundle("en"));
let spoken = $state<Language>("en");

export function language(): Language {
  return spoken;
}

/** Speak a language from now on; without one, that of the browser. */
export async function setLanguage(chosen?: Language): Promise<void> {
  if (chosen) updateSettings({ language: chosen });
  const next = preferredLanguage();
  const text = (await TEXTS[next]()).default;
  // directional marks would stand in every copied text, and all our languages run the same way
  const fresh = new FluentBundle(next, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
  spoken = next;
  document.documentElement.lang = next;
}

/** Every message that was asked for and is not there: a test looks whether this stays empty. */
export const missingMessages = new Set<string>();

/** A message of the language that is spoken. */
export function say(id: string, values: Values = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    missingMessages.add(id);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length) missingMessages.add(`${id}: ${errors[0]!.message}`);
  // a number below nothing has a true minus sign, as everywhere else
  return Object.values(values).some((value) => typeof value === "number" && value < 0) ? text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, "$1−") : text;
}

/** Whether there is such a message. */
export function hasMessage(id: string): boolean {
  return bundle.hasMessage(id);
}

/**
 * Values for a message about the rules, made as `words.py` makes them: a color becomes the name of its row, of its die
 * and of one of its numbers; seats are counted from 1. `tests/words.json` holds both to the same results.
 */
export function ruleValues(given: Values): Values {
  const values = { ...given };
  if (typeof values.seat === "number") values.seat += 1;
  if (values.color !== undefined) {
    values.row = say(`row-${values.color}`);
    values.die = say(`die-${values.color}`);
    if (values.number !== undefined) values.cell = say(`cell-${values.color}`, { number: values.number });
  } else if (values.die !== undefined) {
    values.die = say(`die-${values.die}`);
  }
  if (values.game !== undefined && hasMessage(`game-${values.game}`)) values.game = say(`game-${values.game}`);
  return values;
}

/** Names, or numbers, one after the other as the language does it. */
export function formatList(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(items.map(String));
}

/** A number with a true minus sign; what rounds to nothing has none. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(spoken, { signDisplay: "negative", ...options }).format(value).replace("-", "−");
}

export function formatDateTime(at: number): string {
  return new Intl.DateTimeFormat(spoken, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
