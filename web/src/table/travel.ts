import type { CardsTable } from "../generated/messages.ts";
import { animate, isStill } from "../lib/motion.svelte.ts";

/** Milliseconds. */
const FLIGHT = 420;
const STAGGER = 70;
const EASING = "cubic-bezier(0.3, 0.7, 0.3, 1)";

interface Place {
  card: HTMLElement;
  box: DOMRect;
}

/**
 * Flights of cards between the display, the piles, our hand and the panels of the others, shown after each change of the
 * table. Only cards that have moved fly.
 */
export class Travel {
  #table: CardsTable | undefined;
  #display: Place[] = [];
  #hand = new Map<string, Place>();

  constructor(private readonly panelOf: (seat: number) => Element | null | undefined) {}

  /** Note where the cards lie before the page changes. */
  note(root: HTMLElement | undefined, next: CardsTable): void {
    if (!root || next === this.#table || isStill()) return;
    this.#display = cardsIn(root, ".display").map(placed);
    this.#hand = namedCards(root);
  }

  /** Show what has moved since. */
  show(root: HTMLElement, table: CardsTable): void {
    const before = this.#table;
    this.#table = table;
    if (isStill() || before === table) return;
    if (!before || before.seat !== table.seat) return this.#deal(root);
    this.#drawn(root, before, table);
    this.#played(root, before, table);
  }

  /** All cards come down, one after the other. */
  #deal(root: HTMLElement): void {
    for (const group of [".display", ".hand"]) {
      cardsIn(root, group).forEach((card, at) => show(card, [{ opacity: 0, transform: "translateY(-26px) rotate(-7deg)" }, {}], { duration: 350, delay: at * 50 }));
    }
  }

  /** Cards leave the display for our hand, where they turn over, or for another player; others follow from the pile. */
  #drawn(root: HTMLElement, before: CardsTable, table: CardsTable): void {
    const left = table.display.flatMap((number, at) => (number === before.display[at] ? [] : [at]));
    const pile = cardsIn(root, ".pile")[0]?.getBoundingClientRect();
    const taken = new Set<number>();
    let order = 0;
    for (const [name, { card, box }] of namedCards(root)) {
      const old = this.#hand.get(name);
      if (old) {
        if (table.hand.length !== before.hand.length) this.#slide(card, old.box, box);
        continue;
      }
      const number = Number(name.slice(1));
      const isFree = (at: number): boolean => before.display[at] === number && !taken.has(at);
      const from = left.find(isFree) ?? before.display.findIndex((_, at) => isFree(at));
      const source = this.#display[from];
      if (!source) continue;
      taken.add(from);
      this.#turnOver(card, source, box, STAGGER * order++);
    }
    const panel = before.active === table.seat ? null : this.panelOf(before.active);
    cardsIn(root, ".display").forEach((card, at) => {
      if (!left.includes(at)) return;
      const old = this.#display[at];
      if (panel && old && before.phase === "draw") this.#fly(old.card, old.box, panel.getBoundingClientRect(), STAGGER * order++);
      if (pile) this.#slide(card, pile, card.getBoundingClientRect(), FLIGHT / 2 + STAGGER * order);
    });
  }

  /** Cards fly to the discard pile, from our hand or from another player. */
  #played(root: HTMLElement, before: CardsTable, table: CardsTable): void {
    const count = table.discard_size - before.discard_size;
    const [top] = cardsIn(root, ".discard");
    if (count <= 0 || !top) return;
    const box = top.getBoundingClientRect();
    const played = [...this.#hand].filter(([name]) => !table.hand.includes(name)).map(([, each]) => each);
    const panel = before.active === table.seat ? null : this.panelOf(before.active)?.getBoundingClientRect();
    played.forEach((each, at) => this.#fly(each.card, each.box, box, STAGGER * at));
    if (panel && !played.length) {
      const rest = [...(table.other_hands[String(before.active)] ?? [])];
      const numbers = (before.other_hands[String(before.active)] ?? []).filter((number) => {
        const at = rest.indexOf(number);
        if (at >= 0) rest.splice(at, 1);
        return at < 0;
      });
      numbers.forEach((number, at) => this.#fly(top, panel, box, STAGGER * at, number));
    }
    show(top, [{ opacity: 0 }, { opacity: 0, offset: 0.99 }, {}], { duration: FLIGHT });
  }

  /** A card that is in its new place already comes there from an old one. */
  #slide(card: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
    const [x, y] = way(to, from);
    if (Math.abs(x) + Math.abs(y) > 1) show(card, [{ transform: `translate(${x}px, ${y}px)`, zIndex: 1 }, { zIndex: 1 }], { duration: FLIGHT, delay });
  }

  /** As a slide, and the card shows its back on the first half of the way. */
  #turnOver(card: HTMLElement, source: Place, to: DOMRect, delay: number): void {
    const [x, y] = way(to, source.box);
    const back = copyOf(source.card, to);
    Object.assign(back.style, { position: "absolute", inset: "-2px", transform: "rotateY(180deg)" });
    back.style.setProperty("--text", "var(--ink)"); // not the color of the face around it
    card.append(back);
    const turned = (part: number, degrees: number): Keyframe => ({ transform: `translate(${x * part}px, ${y * part}px) perspective(600px) rotateY(${degrees}deg)`, zIndex: 3 });
    show(back, [{ opacity: 1 }, { opacity: 1, offset: 0.499 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], { duration: FLIGHT, delay, easing: "linear" }, () => back.remove());
    show(card, [turned(1, 180), turned(0.5, 90), turned(0, 0)], { duration: FLIGHT, delay, easing: "linear" });
  }

  /** A copy of a card that has left its place flies over the page. */
  #fly(card: HTMLElement, from: DOMRect, to: DOMRect, delay: number, number?: number): void {
    const [x, y] = way(from, to);
    const size = cardSize(card, from);
    const copy = copyOf(card, size);
    const digits = copy.querySelector(".digits");
    if (digits && number !== undefined) digits.textContent = String(number);
    copy.classList.add("flying");
    Object.assign(copy.style, { position: "fixed", left: `${from.left + (from.width - size.width) / 2}px`, top: `${from.top + (from.height - size.height) / 2}px`, zIndex: "20", pointerEvents: "none" });
    document.body.append(copy);
    show(copy, [{}, { transform: `translate(${x}px, ${y}px)` }], { duration: FLIGHT, delay, fill: "both" }, () => copy.remove());
  }
}

const show = (element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions, done?: () => void): void =>
  animate(element, frames, { easing: EASING, fill: "backwards", ...options }, done);
const cardsIn = (root: HTMLElement, group: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(`${group} .card`)];
const placed = (card: HTMLElement): Place => ({ card, box: card.getBoundingClientRect() });

function namedCards(root: HTMLElement): Map<string, Place> {
  return new Map(cardsIn(root, ".hand").map((card) => [card.dataset.name ?? "", placed(card)]));
}

/** The way from the middle of one box to that of another. */
function way(from: DOMRect, to: DOMRect): [number, number] {
  return [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
}

/** The size of a card: its own while it is in the page, otherwise that of the place it has left. */
function cardSize(card: HTMLElement, left: DOMRect): { width: number; height: number } {
  return card.isConnected ? { width: card.offsetWidth, height: card.offsetHeight } : left;
}

/** A copy to look at: of this size, without a button, and not for screen readers. */
function copyOf(card: HTMLElement, { width, height }: { width: number; height: number }): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.querySelector("button")?.remove();
  copy.classList.remove("chosen", "pickable", "faded", "hinted", "fresh");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  copy.style.setProperty("--card", `${width}px`); // what its digits are measured by, where they are
  return copy;
}
