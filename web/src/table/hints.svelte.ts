import type { Hint, HintOption } from "../generated/messages.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { type Choice, deepEqual } from "../lib/games.ts";
import { formatNumber, say } from "../lib/i18n.svelte.ts";
import { choiceText, highlightedBy } from "./choices.ts";
import type { Session } from "./session.svelte.ts";
import { cardNames, explain } from "./sentences.ts";

/** An option of a hint with its evaluation, and the choice it stands for. */
export interface RatedOption extends HintOption {
  choice: Choice;
}

/** Result of a hint request, and the question it belongs to. */
type Answer = { question: string } & ({ hint: Hint } | { errorText: string });

/** State of the hint panel: the requested hint or its error, until it is closed or the game goes on. */
export class HintState {
  /** Index of the selected option, whose reason is shown and whose cells are highlighted. */
  chosen = $state(0);
  busy = $state(false);
  #result = $state.raw<Answer | null>(null);

  constructor(private readonly session: Session) {}

  /** Identifies the current question. */
  get #question(): string {
    const { view } = this.session;
    return `${view?.game?.step} ${view?.you}`;
  }

  /** Whether a hint can be requested: the table allows it, and there is more than one choice. */
  get offered(): boolean {
    return this.session.hintsAllowed && this.session.choices.length > 1;
  }

  /** The result, if it belongs to the current question. */
  get #answer(): Answer | null {
    return this.offered && this.#result?.question === this.#question ? this.#result : null;
  }

  get #hint(): Hint | null {
    const answer = this.#answer;
    return answer && "hint" in answer ? answer.hint : null;
  }

  /** Error message, if the request failed. */
  get errorText(): string {
    const answer = this.#answer;
    return answer && "errorText" in answer ? answer.errorText : "";
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

  /** Whether to show the reason of an option: the selected one, and with the best one also the tempting one. */
  showsReason(at: number): boolean {
    return at === this.chosen || (this.chosen === 0 && at === this.#hint?.tempting);
  }

  /** Keys of what the selected option crosses, draws or plays. */
  get highlighted(): ReadonlySet<string> {
    return highlightedBy(this.options[this.chosen]?.decision ?? null, this.session.game);
  }

  async toggle(): Promise<void> {
    if (this.open) return this.close();
    if (this.busy || !this.offered) return;
    this.busy = true;
    const question = this.#question;
    try {
      const hint = await this.session.hint();
      this.chosen = 0;
      this.#result = { hint, question };
      const best = this.options[0];
      if (best) announce(`${this.spoken(best)} ${explain(best.reason)}`);
    } catch (error) {
      this.#result = { errorText: (error as Error).message, question };
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#result = null;
  }

  /** Text of an option; of a play, with its cards. */
  name({ choice }: RatedOption): string {
    const { decision } = choice;
    if (decision.type !== "play") return choiceText(choice, this.session.game!);
    const crossed = decision.marks.map((number) => say(`cell-${decision.color}`, { number })).join(", ");
    return say(crossed ? "option-play" : "option-show", { cards: cardNames(decision.cards), crossed });
  }

  /** Label of an option for screen readers, with its evaluation. */
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
