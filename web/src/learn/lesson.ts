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
