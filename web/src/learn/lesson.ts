import type { DecisionShape, GameView } from "../generated/messages.ts";
import type { Choice, Game } from "../lib/games.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";
import made from "./lessons.json";

/** A step of a lesson. `python web/lessons` plays them by the rules. */
export interface Step {
  /** What the learner sees, as a server would send it. */
  readonly view: GameView;
  /** What is asked: nothing but going on, a roll, or the decision `wanted`. */
  readonly asks: "read" | "roll" | "decide";
  readonly wanted?: DecisionShape;
  /** Turns were left out before this step. */
  readonly later?: boolean;
}

export const LESSONS = made as unknown as Readonly<Record<Game, readonly Step[]>>;

/** What may be decided in a step. Nothing while there is only something to read. */
export function choices({ asks, view }: Step): Choice[] {
  return asks === "decide" ? view.options.map((decision, at) => ({ decision, outcome: view.outcomes[at]! })) : [];
}

/** The step at which the learner was; as many as there are steps when the lesson is done. */
export function savedStep(game: Game): number {
  const at = loadStored<unknown>(`lesson:${game}`, 0);
  return typeof at === "number" && Number.isInteger(at) ? Math.min(Math.max(at, 0), LESSONS[game].length) : 0;
}

export function saveStep(game: Game, at: number): void {
  saveStored(`lesson:${game}`, at || null);
}
