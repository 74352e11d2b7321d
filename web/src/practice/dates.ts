import { language } from "../lib/i18n.svelte.ts";

/** A day as the language writes it. A day of practice knows no time zone: it is the same for everyone. */
export function formatDay(date: string, style: "medium" | "long" = "medium"): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(Date.parse(date));
}

/** A day of the last weeks, for a list. */
export function formatShortDay(date: string): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", timeZone: "UTC" }).format(Date.parse(date));
}
