import type { GameView } from "../generated/messages.ts";
import type { Game } from "../lib/games.ts";
import data from "./examples.json";

/** An example position of the rules page, generated and checked by `python web/lessons`. */
export interface Example {
  readonly view: GameView;
  /** The selected cards of the hand, whose plays are shown. */
  readonly chosen?: readonly string[];
}
export type ExampleName = keyof typeof data;
type Part = "dice" | "cards" | "track" | "sheet" | "other" | "score";

export const EXAMPLES = data as unknown as Readonly<Record<ExampleName, Example>>;

/** A section of the rules page: names of its heading and text messages, and its examples. */
export interface Section {
  readonly head: string;
  readonly text: string;
  readonly examples?: readonly { readonly name: ExampleName; readonly shows: readonly Part[] }[];
  /** Whether the table of points belongs here. */
  readonly points?: boolean;
  /** Whether the lines are alternating questions and answers. */
  readonly questions?: boolean;
}

const SHEET: Section = { head: "sheet", text: "sheet", examples: [{ name: "crossing", shows: ["sheet"] }] };
const WHITE: Section = { head: "white", text: "white", examples: [{ name: "white", shows: ["dice", "sheet"] }] };
const MIXED: Section = { head: "mixed", text: "mixed", examples: [{ name: "mixed", shows: ["dice", "sheet"] }] };
const LOCK: Section = {
  head: "lock",
  text: "lock",
  examples: [
    { name: "lock", shows: ["dice", "sheet"] },
    { name: "together", shows: ["dice", "sheet", "other"] },
  ],
};
const DICE_QUESTIONS: Section = { head: "argue", text: "argue-dice", questions: true };

export const RULES: Readonly<Record<Game, readonly Section[]>> = {
  classic: [
    { head: "goal", text: "goal-classic" },
    SHEET,
    { head: "turn", text: "turn" },
    WHITE,
    MIXED,
    { head: "penalty", text: "penalty" },
    LOCK,
    { head: "end", text: "end" },
    { head: "score", text: "score", points: true, examples: [{ name: "score", shows: ["sheet", "score"] }] },
    DICE_QUESTIONS,
  ],
  cards: [
    { head: "goal", text: "goal-cards" },
    { head: "deal", text: "deal" },
    SHEET,
    { head: "draw", text: "draw", examples: [{ name: "draw", shows: ["cards"] }] },
    { head: "number", text: "number" },
    { head: "play", text: "play", examples: [{ name: "play", shows: ["cards", "sheet"] }] },
    { head: "penalty", text: "penalty-cards" },
    { head: "complete", text: "complete", examples: [{ name: "complete", shows: ["sheet", "other"] }] },
    { head: "end", text: "end-cards" },
    { head: "score", text: "score", points: true, examples: [{ name: "score", shows: ["sheet", "score"] }] },
    { head: "jokers", text: "jokers", examples: [{ name: "jokers", shows: ["cards", "sheet"] }] },
    { head: "argue", text: "argue-cards", questions: true },
  ],
  onboard: [
    { head: "goal", text: "goal-onboard" },
    SHEET,
    { head: "turn", text: "turn-onboard" },
    WHITE,
    MIXED,
    { head: "pawn", text: "pawn", examples: [{ name: "pawn", shows: ["track", "sheet"] }] },
    { head: "penalty", text: "penalty-onboard" },
    LOCK,
    { head: "end", text: "end-onboard" },
    { head: "score", text: "score-onboard", points: true, examples: [{ name: "bonus", shows: ["sheet", "score"] }] },
    { head: "argue-pawn", text: "argue-onboard", questions: true },
    DICE_QUESTIONS,
  ],
};
