import { FluentBundle, FluentResource } from "@fluent/bundle";
import { rememberLanguage } from "./deviceLanguage.ts";
import { type Language, preferredLanguage, updateSettings } from "./settings.svelte.ts";

export type Values = Record<string, string | number>;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:fluent/en"),
  pl: () => import("virtual:fluent/pl"),
  cs: () => import("virtual:fluent/cs"),
  sk: () => import("virtual:fluent/sk"),
  de: () => import("virtual:fluent/de"),
  nl: () => import("virtual:fluent/nl"),
  fr: () => import("virtual:fluent/fr"),
};
/** Names of the languages in themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  sk: "Slovenčina",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
};

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");

export function language(): Language {
  return current;
}

/** Load and switch to a language and store the choice; without one, use the stored or the browser's language. */
export async function setLanguage(chosen?: Language): Promise<void> {
  if (chosen) updateSettings({ language: chosen });
  const next = preferredLanguage();
  const text = (await TEXTS[next]()).default;
  // all our languages are left-to-right, and isolation marks would end up in copied text
  const fresh = new FluentBundle(next, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
  current = next;
  document.documentElement.lang = next;
  void rememberLanguage(next);
}

/** Messages that were requested and are missing or faulty; the browser tests assert that it stays empty. */
export const missingMessages = new Set<string>();

/** Format a message in the current language; its id if it is missing. */
export function say(id: string, values: Values = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    missingMessages.add(id);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length) missingMessages.add(`${id}: ${errors[0]!.message}`);
  // typographic minus sign for negative numbers, as in formatNumber
  return Object.values(values).some((value) => typeof value === "number" && value < 0) ? text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, "$1−") : text;
}

export function hasMessage(id: string): boolean {
  return bundle.hasMessage(id);
}

/**
 * Values of a message about the rules, derived as in `rowlock/i18n.py`: a color adds the names of its row, its die and
 * one of its numbers; seats are counted from 1. `tests/i18nCases.json` checks that both give the same results.
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

/** Join names or numbers as the language does: "Ada, Ben and Cyd". */
export function formatList(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(items.map(String));
}

/** Format a number with a typographic minus sign, and without one for −0. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(current, { signDisplay: "negative", ...options }).format(value).replace("-", "−");
}

export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium" }).format(at);
}

export function formatDateTime(at: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
