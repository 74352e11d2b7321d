/** Line styles of the seats in charts: a color and a dash pattern each, since color is never the only cue. */
export const SEAT_COLORS = ["var(--accent)", "var(--red-ink)", "var(--green-ink)", "var(--blue-ink)", "var(--yellow-ink)"] as const;
export const SEAT_DASHES = ["none", "7 4", "2 4", "11 4 2 4", "5 3 1 3 1 3"] as const;
