import type { Hint, HintOption } from "../generated/messages.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { deepEqual, type Choice } from "../lib/games.ts";
import { formatNumber, say } from "../lib/i18n.svelte.ts";
import { highlightedBy, choiceText } from "./choices.ts";
import type { Session } from "./session.svelte.ts";
import { cardNames, explain } from "./sentences.ts";

/** One option of a hint: what it is at the table, and what it is worth. */
export interface RatedOption extends HintOption {
  choice: Choice;
}

/** What came of asking, and which question it was asked about. */
type Answer = { at: string } & ({ hint: Hint } | { errorText: string });

/** The hint that was asked for, or why there is none, until it is closed or the table has gone on. */
export class HintState {
  /** The option that is looked at: its reason is told, and it is shown on the sheet. */
  chosen = $state(0);
  busy = $state(false);
  #found = $state.raw<Answer | null>(null);

  constructor(private readonly session: Session) {}

  /** What there is to decide now. */
  get #question(): string {
    const { view } = this.session;
    return `${view?.game?.step} ${view?.you}`;
  }

  /** Whether a hint can be asked for: the table allows it, and there is something to choose. */
  get offered(): boolean {
    return this.session.hints && this.session.choices.length > 1;
  }

  /** What was found for the question that is asked now. */
  get #answer(): Answer | null {
    return this.offered && this.#found?.at === this.#question ? this.#found : null;
  }

  get #hint(): Hint | null {
    const answer = this.#answer;
    return answer && "hint" in answer ? answer.hint : null;
  }

  /** Why there is no hint, if it was refused. */
  get errorText(): string {
    const answer = this.#answer;
    return answer && "trouble" in answer ? answer.errorText : "";
  }

  get open(): boolean {
    return this.#answer !== null;
  }

  get options(): RatedOption[] {
    return (this.#hint?.options ?? []).flatMap((option) => {
      const choice = this.session.choices.find(({ decision }) => deepEqual(decision, option.decision));
      return choice ? [{ ...option, choice }] : [];
    });
  }

  get more(): number {
    return this.#hint?.more ?? 0;
  }

  /** The options whose reasons are told: the one that is looked at, and the one that one may think of instead. */
  told(at: number): boolean {
    return at === this.chosen || (this.chosen === 0 && at === this.#hint?.tempting);
  }

  /** What the option that is looked at crosses, takes or plays. */
  get shown(): ReadonlySet<string> {
    return highlightedBy(this.options[this.chosen]?.decision ?? null, this.session.game);
  }

  async toggle(): Promise<void> {
    if (this.open) return this.close();
    if (this.busy || !this.offered) return;
    this.busy = true;
    const at = this.#question;
    try {
      const hint = await this.session.hint();
      this.chosen = 0;
      this.#found = { hint, at };
      const best = this.options[0];
      if (best) announce(`${this.spoken(best)} ${explain(best.reason)}`);
    } catch (error) {
      this.#found = { errorText: (error as Error).message, at };
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#found = null;
  }

  /** An option in words; of a play, the cards as well. */
  name({ choice }: RatedOption): string {
    const { decision } = choice;
    if (decision.type !== "play") return choiceText(choice, this.session.game!);
    const crossed = decision.marks.map((number) => say(`cell-${decision.color}`, { number })).join(", ");
    return say(crossed ? "option-play" : "option-show", { cards: cardNames(decision.cards), crossed });
  }

  /** An option and its worth, as a screen reader says it. */
  spoken(option: RatedOption): string {
    const values = { option: this.name(option), points: this.points(option) };
    return option.win === null ? say("hint-spoken-solo", values) : say("hint-spoken", { ...values, win: this.percent(option) });
  }

  percent({ win }: RatedOption): string {
    return say("hint-percent", { percent: 100 * (win ?? 0) });
  }

  points({ points }: RatedOption): string {
    return formatNumber(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }
}
