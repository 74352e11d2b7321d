/** Abbreviations of a name for its pawn, shortest first. */
const ABBREVIATIONS: readonly ((name: string, seat: number) => string)[] = [
  (name) => [...name].slice(0, 1).join("").toUpperCase(),
  (name) => [...name].slice(0, 1).join("").toUpperCase() + (/[0-9]$/.exec(name)?.[0] ?? ""), // Greedy and Greedy 2
  (name) => [...name].slice(0, 2).join(""),
  (_, seat) => String(seat + 1),
];

/** One or two characters for each player, unique among them. */
export function initials(names: readonly string[]): string[] {
  const candidates = ABBREVIATIONS.map((abbreviate) => names.map(abbreviate));
  return names.map((_, seat) => candidates.find((all) => all[seat] && all.indexOf(all[seat]) === all.lastIndexOf(all[seat]))![seat]!);
}
