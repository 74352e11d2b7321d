import { BOTS, BEGINNER_BOT } from "./games.ts";
import { saveStored, loadStored } from "./browserStorage.ts";

export const LANGUAGES = ["en", "pl", "cs", "sk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

/** What a person has chosen on this device. Nothing here leaves it. */
export interface Settings {
  language: Language | null;
  theme: Theme;
  totals: boolean;
  sounds: boolean;
  vibration: boolean;
  /** Pass by itself where nothing can be crossed and nothing is lost by it. */
  passing: boolean;
  /** Single keys decide at a table. */
  keys: boolean;
  name: string;
  /** The level that is played against at once. */
  bot: string;
}

const DEFAULTS: Settings = { language: null, theme: "auto", totals: true, sounds: false, vibration: false, passing: false, keys: true, name: "", bot: BEGINNER_BOT };

export const settings: Settings = $state(validated(loadStored<unknown>("settings", {})));

/** What is kept may be of another version, or of somebody who tried something. */
function validated(kept: unknown): Settings {
  const given = { ...(typeof kept === "object" ? kept : {}) } as Record<keyof Settings, unknown>;
  const fits = (key: keyof Settings): boolean => {
    if (key === "language") return (LANGUAGES as readonly unknown[]).includes(given.language);
    if (key === "theme") return ["auto", "light", "dark"].includes(given.theme as string);
    if (key === "bot") return BOTS.server.includes(given.bot as string);
    return typeof given[key] === typeof DEFAULTS[key];
  };
  const kind = (Object.keys(DEFAULTS) as (keyof Settings)[]).filter(fits);
  return { ...DEFAULTS, ...Object.fromEntries(kind.map((key) => [key, given[key]])) };
}

export function updateSettings(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  saveStored("settings", settings);
  if ("theme" in changes) applyTheme();
}

export function applyTheme(): void {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

/** The first language we speak among those of the browser, unless one was chosen. */
export function preferredLanguage(spoken: readonly string[] = navigator.languages): Language {
  const known = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
  if (settings.language) return settings.language;
  return spoken.map((tag) => tag.split("-")[0]!.toLowerCase()).find(known) ?? "en";
}
