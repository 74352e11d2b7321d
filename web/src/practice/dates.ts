import { language } from "../lib/i18n.svelte.ts";

/** Format a date in the current language. Practice days are UTC dates, the same for everyone. */
export function formatDay(date: string, style: "medium" | "long" = "medium"): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(Date.parse(date));
}

/** Format a recent date without the year. */
export function formatShortDay(date: string): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", timeZone: "UTC" }).format(Date.parse(date));
}
