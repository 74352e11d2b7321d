/** What can stand for a name on a pawn, the shortest first. */
const WAYS: readonly ((name: string, seat: number) => string)[] = [
  (name) => [...name].slice(0, 1).join("").toUpperCase(),
  (name) => [...name].slice(0, 1).join("").toUpperCase() + (/[0-9]$/.exec(name)?.[0] ?? ""), // Greedy and Greedy 2
  (name) => [...name].slice(0, 2).join(""),
  (_, seat) => String(seat + 1),
];

/** A letter or two for each player, by which no two are the same. */
export function initials(names: readonly string[]): string[] {
  const tried = WAYS.map((way) => names.map(way));
  return names.map((_, seat) => tried.find((all) => all[seat] && all.indexOf(all[seat]) === all.lastIndexOf(all[seat]))![seat]!);
}
