import { BEGINNER_BOT, BOTS } from "./games.ts";
import { loadStored, saveStored } from "./browserStorage.ts";

export const LANGUAGES = ["en", "pl", "cs", "sk", "de", "nl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

/** Preferences of this device, stored in the browser and not synchronized with the server. */
export interface Settings {
  language: Language | null;
  theme: Theme;
  totals: boolean;
  /** No sounds and no vibration. */
  muted: boolean;
  vibration: boolean;
  /** What the players at a table say is shown. */
  reactions: boolean;
  /** Keyboard shortcuts at a table. */
  keys: boolean;
  name: string;
  /** Level of the opponent on the home page. */
  bot: string;
}

const DEFAULTS: Settings = { language: null, theme: "auto", totals: true, muted: false, vibration: true, reactions: true, keys: true, name: "", bot: BEGINNER_BOT };

export const settings: Settings = $state(validated(loadStored<unknown>("settings", {})));

/** The stored settings with defaults for invalid entries, which may be of another version. */
function validated(stored: unknown): Settings {
  const given = { ...(typeof stored === "object" ? stored : {}) } as Record<keyof Settings, unknown>;
  const isValid = (key: keyof Settings): boolean => {
    if (key === "language") return (LANGUAGES as readonly unknown[]).includes(given.language);
    if (key === "theme") return ["auto", "light", "dark"].includes(given.theme as string);
    if (key === "bot") return BOTS.server.includes(given.bot as string);
    return typeof given[key] === typeof DEFAULTS[key];
  };
  const valid = (Object.keys(DEFAULTS) as (keyof Settings)[]).filter(isValid);
  return { ...DEFAULTS, ...Object.fromEntries(valid.map((key) => [key, given[key]])) };
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

/** The chosen language, or else the first supported one of the browser's languages. */
export function preferredLanguage(accepted: readonly string[] = navigator.languages): Language {
  const isSupported = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
  if (settings.language) return settings.language;
  return accepted.map((tag) => tag.split("-")[0]!.toLowerCase()).find(isSupported) ?? "en";
}
