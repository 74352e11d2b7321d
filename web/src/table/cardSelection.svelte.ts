import type { DrawShape, PlayShape } from "../generated/messages.ts";
import { type Choice, deepEqual, parseCard } from "../lib/games.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";

interface Selected {
  step: number;
  places: number[];
  chosen: string[];
}

/**
 * Selection of display places to draw or hand cards to play, before it becomes a decision. What can be selected follows
 * from the legal choices. The selection is stored for the tab, so it survives a reload.
 */
export class CardSelection {
  #selected = $state<Selected>({ step: -1, places: [], chosen: [] });

  constructor(
    private readonly choices: () => readonly Choice[],
    private readonly table: () => string,
    private readonly step: () => number,
  ) {
    this.#selected = loadStored(`draft:${table()}`, this.#selected, "session");
  }

  get #current(): Selected {
    return this.#selected.step === this.step() ? this.#selected : { step: this.step(), places: [], chosen: [] };
  }

  #save(changes: Partial<Selected>): void {
    this.#selected = { ...this.#current, ...changes };
    saveStored(`draft:${this.table()}`, this.#selected, "session");
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

  /** Number of cards to draw. */
  get draws(): number {
    return this.#draws[0]?.places.length ?? 0;
  }

  /** The draw of the selected places, once it is legal. */
  get drawn(): Choice | undefined {
    const picked = [...this.places].sort((one, other) => one - other);
    return this.choices().find(({ decision }) => decision.type === "draw" && deepEqual([...decision.places].sort((one, other) => one - other), picked));
  }

  /** Select or release a place. Returns the draw if only one card is due: then a tap draws it. */
  pickPlace(place: number): Choice | undefined {
    if (this.draws === 1) return this.choices().find(({ decision }) => decision.type === "draw" && decision.places[0] === place);
    const without = this.places.filter((each) => each !== place);
    if (without.length < this.places.length) this.#save({ places: without });
    else this.#save({ places: [...this.places, place].slice(-this.draws) });
    return undefined;
  }

  /** Plays that have all selected cards. */
  get #matching(): PlayShape[] {
    return this.#plays.map(({ decision }) => decision).filter(({ cards }) => this.chosen.every((card) => cards.includes(card)));
  }

  /** Cards that can be played together with the selected ones; null if this is not the time to play cards. */
  get playable(): Set<string> | null {
    return this.#plays.length ? new Set(this.#matching.flatMap(({ cards }) => cards)) : null;
  }

  /** Cards that can be crossed out by a play with the selected ones; the others can only be discarded. */
  get useful(): Set<string> {
    return new Set(this.#matching.flatMap(({ cards, marks }) => cards.filter((card) => marks.includes(parseCard(card).number))));
  }

  /** Plays of exactly the selected cards, most crosses first; the one without a cross last. */
  get plays(): Choice[] {
    const exact = this.#plays.filter(({ decision }) => decision.cards.length === this.chosen.length && this.chosen.every((card) => decision.cards.includes(card)));
    const ranked = exact.toSorted((one, other) => other.decision.marks.length - one.decision.marks.length);
    // plays without a cross differ in the joker's color alone: keep one
    const idle = ranked.findIndex(({ decision }) => !decision.marks.length);
    return ranked.filter(({ decision }, at) => decision.marks.length || at === idle).map(({ choice }) => choice);
  }

  /** Plays of some or all of the selected cards: what a tap on the sheet can cross without wasting one. */
  get parts(): Choice[] {
    return this.#plays.filter(({ decision }) => decision.cards.every((card) => this.chosen.includes(card))).map(({ choice }) => choice);
  }

  /** Why the selected cards are not all crossed by one play: the cards that none crosses alone, or that they are too far apart. */
  get obstacle(): { cards: string[] } | null {
    const numbers = new Set(this.chosen.map((card) => card.slice(1)));
    if (!numbers.size || this.plays.some(({ decision }) => decision.type === "play" && decision.marks.length === numbers.size)) return null;
    const crossedAlone = (card: string): boolean => this.#plays.some(({ decision: { cards, marks } }) => cards.length === 1 && cards[0] === card && marks.length > 0);
    return { cards: this.chosen.filter((card) => !crossedAlone(card)) };
  }

  toggleCard(card: string): void {
    const without = this.chosen.filter((each) => each !== card);
    this.#save({ chosen: without.length < this.chosen.length ? without : [...this.chosen, card] });
  }
}
