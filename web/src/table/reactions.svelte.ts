import type { ReactionView } from "../generated/messages.ts";
import { announce } from "../lib/announcer.svelte.ts";
import { say } from "../lib/i18n.svelte.ts";
import { settings, updateSettings } from "../lib/settings.svelte.ts";

export type Reaction = ReactionView["reaction"];

/** In the order in which they are offered: from the start of a game to its end. */
export const REACTIONS: readonly Reaction[] = ["hello", "good_luck", "wow", "well_played", "so_close", "oh_no", "thanks", "good_game"];

/** Milliseconds for which a reaction is shown. */
const SHOWN = 3200;

/** What the players at a table say, each for a moment. */
export class Reactions {
  /** By seat; the count makes a repeated reaction appear again. */
  said = $state.raw<Readonly<Record<number, { reaction: Reaction; count: number }>>>({});
  /** Why our last one was refused, for a moment. */
  refusal = $state("");
  #count = 0;
  readonly #timers = new Map<number | "refusal", ReturnType<typeof setTimeout>>();

  /** Show a reaction and read it out, unless reactions are off or it is of a newer server. */
  show({ seat, reaction }: ReactionView, player: string): void {
    if (!settings.reactions || !REACTIONS.includes(reaction)) return;
    this.said = { ...this.said, [seat]: { reaction, count: (this.#count += 1) } };
    this.#later(seat, () => (this.said = Object.fromEntries(Object.entries(this.said).filter(([at]) => at !== String(seat)))));
    announce(say("reacted", { player, reaction: say(`reaction-${reaction}`) }));
  }

  refuse(message: string): void {
    this.refusal = message;
    this.#later("refusal", () => (this.refusal = ""));
    announce(message);
  }

  /** Turn all reactions off, or on again; this device remembers it. */
  turn(on: boolean): void {
    updateSettings({ reactions: on });
    if (on) return;
    this.close();
    this.said = {};
    this.refusal = "";
    announce(say("web-reactions-are-off"));
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #later(key: number | "refusal", work: () => void): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.set(key, setTimeout(work, SHOWN));
  }
}
