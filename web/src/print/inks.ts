import type { Color } from "../lib/games.ts";
import type { Ink } from "./geometry.ts";

/** Colors for white paper, independent of the screen's theme. */
const INKS: Record<Color, { band: string; tint: string }> = {
  red: { band: "#c62f45", tint: "#fdeef0" },
  yellow: { band: "#e0ad0c", tint: "#fff8df" },
  green: { band: "#2a8149", tint: "#eaf6ed" },
  blue: { band: "#2b6bc0", tint: "#eaf2fc" },
};
/** SVG path of each color's shape, centered at the origin, so that rows can be told apart without colors. */
export const MARKS: Record<Color, string> = {
  red: "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z",
  yellow: "M0-3.3 3.5 2.8H-3.5Z",
  green: "M-2.8-2.8H2.8V2.8H-2.8Z",
  blue: "M0-3.7 3.7 0 0 3.7-3.7 0Z",
};

export const band = (color: Color, ink: Ink): string => (ink === "color" ? INKS[color].band : "#fff");
export const tint = (color: Color, ink: Ink): string => (ink === "color" ? INKS[color].tint : "#fff");
export const onBand = (color: Color, ink: Ink): string => (ink === "plain" || color === "yellow" ? "#222" : "#fff");
export const edge = (color: Color, ink: Ink): string => (ink === "color" ? INKS[color].band : "#222");
