import type { DecisionShape, Happening, OnboardTable, SheetShape, TableShape, TableView } from "../generated/messages.ts";
import { cell, COLORS } from "../lib/games.ts";
import { formatList, say } from "../lib/i18n.svelte.ts";

/** A decision in a word or two. */
function brief(decision: DecisionShape, table?: TableShape): string {
  switch (decision.type) {
    case "pass":
      return "–";
    case "mark":
      return say(`name-${decision.row}`, { number: decision.number });
    case "move": {
      const [color, number] = (table as OnboardTable).track[(decision.field ?? 1) - 1]!;
      return `→ ${say(`name-${color}`, { number })}`;
    }
    case "draw":
      return say("news-draws", { count: decision.places.length });
    case "play":
      return formatList(decision.marks.map((number) => say(`name-${decision.color}`, { number }))) || "–";
    case "text":
      return decision.text;
  }
}

/** Keys of what a sheet has gained, as `Sheet` highlights them: cells, locks and penalties. */
function gained(old: SheetShape, now: SheetShape): string[] {
  return [
    ...COLORS.flatMap((color) => now[color].filter((number) => !old[color].includes(number)).map((number) => cell(color, number))),
    ...now.locks.filter((color) => !old.locks.includes(color)).map((color) => `${color}-lock`),
    ...(now.penalties > old.penalties ? ["penalty"] : []),
  ];
}

/** What the others did in the latest turn, by seat: in brief, and what it changed on their sheets. A new turn replaces it. */
export class News {
  #lines = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  #fresh = $state.raw<ReadonlyMap<number, ReadonlySet<string>>>(new Map());
  #turn = 0;
  /** Whether the table has acted for our seat in this turn: what it did is news to us. */
  #actedForUs = false;

  /** Keys of what was just crossed out on a seat's sheet. */
  fresh(seat: number): ReadonlySet<string> | undefined {
    return this.#fresh.get(seat);
  }

  /** A line for each seat, as "Novice: –, red 5". */
  text(names: readonly string[], you: number | null): string {
    const lines = [...this.#lines].map(([seat, what]) => say("news-line", { player: seat === you ? say("web-you-news") : (names[seat] ?? ""), what: what.join(", ") }));
    return lines.join(" · ");
  }

  update(before: TableView | null, after: TableView, happenings: readonly Happening[]): void {
    const [old, now] = [before?.game?.table, after.game?.table];
    const turn = (happenings.some(({ dice }) => dice) ? now : (old ?? now))?.turn ?? 0;
    if (!now || (!happenings.length && old?.turn === now.turn)) return;
    if (turn !== this.#turn) this.#clear(turn);
    const lines = new Map(this.#lines);
    const add = (seat: number, what: string): Map<number, readonly string[]> => lines.set(seat, [...(lines.get(seat) ?? []), what]);
    const isNews = (seat: number): boolean => seat !== after.you || this.#actedForUs;
    for (const { what, seat, by, decisions } of happenings) {
      if (what === "resigned" && seat != null && seat !== after.you) add(seat, say("news-resigns"));
      if (by === "clock" && seat != null) add(seat, say("news-time-up"));
      if ((by === "clock" || by === "stand_in") && seat === after.you) this.#actedForUs = true;
      for (const [number, decision] of Object.entries(decisions ?? {})) {
        if (isNews(Number(number))) add(Number(number), brief(decision, now));
      }
    }
    if (old) {
      const fresh = new Map(this.#fresh);
      now.sheets.forEach((sheet, seat) => {
        const found = gained(old.sheets[seat]!, sheet);
        if (!isNews(seat)) return;
        for (const what of consequences(found, sheet, now)) add(seat, what);
        if (announces(seat, old, now)) add(seat, say("news-announces"));
        if (found.length) fresh.set(seat, new Set([...(fresh.get(seat) ?? []), ...found]));
      });
      this.#fresh = fresh;
    }
    this.#lines = lines;
  }

  #clear(turn: number): void {
    this.#turn = turn;
    this.#lines = new Map();
    this.#fresh = new Map();
    this.#actedForUs = false;
  }
}

/** Whether the pawn of a seat has just come so far that the game ends. */
const announces = (seat: number, old: TableShape, now: TableShape): boolean => now.game === "onboard" && now.announced_by === seat && (old as OnboardTable).announced_by !== seat;

function consequences(found: readonly string[], sheet: SheetShape, table: TableShape): string[] {
  const locked = COLORS.filter((color) => found.includes(`${color}-lock`));
  return [
    ...locked.map((color) => say(table.game === "cards" ? "news-completes" : "news-locks", { row: say(`row-${color}`) })),
    ...(found.includes("penalty") ? [say("news-penalty", { count: sheet.penalties })] : []),
  ];
}
