import type { DecisionShape, GameView } from "../generated/messages.ts";
import type { Choice, Game } from "../lib/games.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";
import data from "./lessons.json";

/** A step of a lesson, generated from the rules by `python web/lessons`. */
export interface Step {
  /** The learner's view of the game, as a server would send it. */
  readonly view: GameView;
  /** What the learner has to do: go on, roll, or make the decision `wanted`. */
  readonly asks: "read" | "roll" | "decide";
  readonly wanted?: DecisionShape;
  /** Whether turns were skipped before this step. */
  readonly later?: boolean;
  /** The part of the stage that the text is about, if it is not the one to press. */
  readonly look?: keyof typeof REGIONS;
}

/** Parts of the stage, as selectors. */
const REGIONS = { sheet: ".mine", track: ".map", cards: ".cards", other: ".other", score: ".sum" } as const;
const DECIDED_ON: Readonly<Record<DecisionShape["type"], string>> = { mark: ".mine .row", move: REGIONS.track, draw: ".display, .pressed", play: ".hand, .pressed", pass: ".pressed", text: ".pressed" };

/** Selector of what a step asks the learner to press or to look at. */
export function asked({ wanted, look }: Step): string {
  return [wanted ? DECIDED_ON[wanted.type] : ".pressed", ...(look ? [REGIONS[look]] : [])].join(", ");
}

export const LESSONS = data as unknown as Readonly<Record<Game, readonly Step[]>>;

/** Legal choices of a step; empty unless it asks for a decision. */
export function choices({ asks, view }: Step): Choice[] {
  return asks === "decide" ? view.options.map((decision, at) => ({ decision, outcome: view.outcomes[at]! })) : [];
}

/** The learner's stored step; the number of steps when the lesson is done. */
export function savedStep(game: Game): number {
  const at = loadStored<unknown>(`lesson:${game}`, 0);
  return typeof at === "number" && Number.isInteger(at) ? Math.min(Math.max(at, 0), LESSONS[game].length) : 0;
}

export function saveStep(game: Game, at: number): void {
  saveStored(`lesson:${game}`, at || null);
}
