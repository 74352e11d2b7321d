import type { Clock, SettingsInput, TableView } from "../generated/messages.ts";
import { formatNumber, say } from "./i18n.svelte.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Seconds by which a day may be short: a clock of three days does not begin at "2 days". */
const DAY_TOLERANCE = HOUR;
/** Seconds from which on days are told instead of hours. */
const DAYS_FROM = 2 * DAY;

const wholeDays = (seconds: number): number => Math.floor((seconds + DAY_TOLERANCE) / DAY);

/** What is left, in words; a part of a unit does not count, so that nobody has much less than it says. */
export function timeLeft(seconds: number): string {
  if (seconds >= DAYS_FROM) return say("web-time-left-days", { days: wholeDays(seconds) });
  if (seconds >= HOUR) return say("web-time-left-hours", { hours: Math.floor(seconds / HOUR) });
  return say("web-time-left-minutes", { minutes: Math.max(1, Math.floor(seconds / MINUTE)) });
}

/** What is left where there is little room: "2d", "18h". */
export function timeLeftBriefly(seconds: number): string {
  const unit = seconds >= DAYS_FROM ? "day" : seconds >= HOUR ? "hour" : "minute";
  const size = { day: DAY, hour: HOUR, minute: MINUTE }[unit];
  return formatNumber(unit === "day" ? wholeDays(seconds) : Math.floor(seconds / size), { style: "unit", unit, unitDisplay: "narrow" });
}

/** The time of a clock for each decision. */
export function timeForDecision(seconds: number): string {
  if (seconds <= 2 * MINUTE) return say("web-room-clock", { seconds });
  const minutes = Math.round(seconds / MINUTE);
  const hours = Math.round(minutes / 60);
  if (minutes % (24 * 60) === 0) return say("web-room-clock-days", { days: hours / 24 });
  if (minutes % 60 === 0 || hours >= 24) return say("web-room-clock-hours", { hours });
  return say("web-room-clock-minutes", { minutes });
}

type Limits = Pick<TableView["settings"] | SettingsInput, "clock" | "grace">;

/**
 * Whether the table acts for a player who does not, but only after an hour or longer: nobody stays at it, and the server
 * lets nobody else act for them. `rowlock/tables/correspondence.py` has the same limit.
 */
export function isUnhurried({ clock, grace }: Limits): boolean {
  const patience = Math.min(clock?.per_decision ?? Infinity, (clock as Clock | null)?.total ?? Infinity, grace ?? Infinity);
  return patience >= HOUR && patience < Infinity;
}
