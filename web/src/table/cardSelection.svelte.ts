import type { DrawShape, PlayShape } from "../generated/messages.ts";
import { deepEqual, type Choice } from "../lib/games.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";

interface Draft {
  step: number;
  places: number[];
  chosen: string[];
}

/**
 * What is being picked in the card game before it is a decision: places of the display, or cards of the hand. What can
 * be picked is read off the choices that the rules give. A draft outlives a reload.
 */
export class CardSelection {
  #draft = $state<Draft>({ step: -1, places: [], chosen: [] });

  constructor(
    private readonly choices: () => readonly Choice[],
    private readonly table: () => string,
    private readonly step: () => number,
  ) {
    this.#draft = loadStored(`draft:${table()}`, this.#draft, "session");
  }

  get #current(): Draft {
    return this.#draft.step === this.step() ? this.#draft : { step: this.step(), places: [], chosen: [] };
  }

  #keep(changes: Partial<Draft>): void {
    this.#draft = { ...this.#current, ...changes };
    saveStored(`draft:${this.table()}`, this.#draft, "session");
  }

  get places(): number[] {
    return this.#current.places;
  }

  get chosen(): string[] {
    return this.#current.chosen;
  }

  get #draws(): DrawShape[] {
    return this.choices().flatMap(({ decision }) => (decision.type === "draw" ? [decision] : []));
  }

  get #plays(): { decision: PlayShape; choice: Choice }[] {
    return this.choices().flatMap((choice) => (choice.decision.type === "play" ? [{ decision: choice.decision, choice }] : []));
  }

  /** How many cards are to be taken. */
  get draws(): number {
    return this.#draws[0]?.places.length ?? 0;
  }

  /** The draw that is picked, once it is one. */
  get drawn(): Choice | undefined {
    const picked = [...this.places].sort((one, other) => one - other);
    return this.choices().find(({ decision }) => decision.type === "draw" && deepEqual([...decision.places].sort((one, other) => one - other), picked));
  }

  place(place: number): void {
    const without = this.places.filter((each) => each !== place);
    if (without.length < this.places.length) this.#keep({ places: without });
    else this.#keep({ places: [...this.places, place].slice(-this.draws) });
  }

  /** The cards that can go with those picked; null when no card is played now. */
  get playable(): Set<string> | null {
    const plays = this.#plays;
    if (!plays.length) return null;
    return new Set(plays.flatMap(({ decision }) => (this.chosen.every((card) => decision.cards.includes(card)) ? decision.cards : [])));
  }

  /** What can be crossed with just the cards that are picked, most crosses first; nothing crossed comes last. */
  get plays(): Choice[] {
    const exact = this.#plays.filter(({ decision }) => decision.cards.length === this.chosen.length && this.chosen.every((card) => decision.cards.includes(card)));
    const ranked = exact.toSorted((one, other) => other.decision.marks.length - one.decision.marks.length);
    // without a cross the color of a joker makes no difference
    const idle = ranked.findIndex(({ decision }) => !decision.marks.length);
    return ranked.filter(({ decision }, at) => decision.marks.length || at === idle).map(({ choice }) => choice);
  }

  toggle(card: string): void {
    const without = this.chosen.filter((each) => each !== card);
    this.#keep({ chosen: without.length < this.chosen.length ? without : [...this.chosen, card] });
  }
}
