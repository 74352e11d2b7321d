import { LiveTable } from "../table/liveTable.ts";
import { followRematch, rematchWish } from "../table/rematch.ts";
import { Session } from "../table/session.svelte.ts";

/** Milliseconds for which the last crosses are seen before the result. */
const LAST_LOOK = 2500;
/** Milliseconds from the end of a game for which its result stays, unless the next game begins. */
const RESULT = 25_000;

/** A table as a spectator sees it, and from there each rematch. Create it while a component is set up. */
export class Followed {
  session: Session;
  /** The id of the table. */
  id: string;
  /** The table of the rematch, once somebody has agreed to it. */
  #next = $state.raw<Session | null>(null);
  /** The result is on the screen. */
  over = $state(false);
  /** It has been there long enough. */
  #read = $state(false);

  constructor(id: string) {
    this.session = $state.raw(watch(id));
    this.id = $state(id);
    const finished = $derived(this.session.view?.status === "finished");
    const rematch = $derived(this.session.view?.rematch);
    $effect(() => {
      this.over = finished && !this.session.ended;
      this.#read = false;
      if (!finished) return;
      const timers = [setTimeout(() => (this.over = true), LAST_LOOK), setTimeout(() => (this.#read = true), RESULT)];
      return () => timers.forEach(clearTimeout);
    });
    $effect(() => {
      if (rematch && !this.#next) this.#next = followRematch(rematch, { spectate: true });
    });
    $effect(() => {
      const status = this.#next?.view?.status;
      if (status === "playing" || (status === "waiting" && this.#read)) this.#follow();
    });
  }

  /** Who has agreed to a rematch. */
  get wish(): string {
    return rematchWish(this.#next?.view);
  }

  close(): void {
    this.session.close();
    this.#next?.close();
  }

  /** Show the rematch, also after a reload. */
  #follow(): void {
    const next = this.#next!;
    this.session.close();
    next.quiet = false;
    this.session = next;
    this.id = next.view!.id;
    this.#next = null;
    history.replaceState(history.state, "", `/screen/${this.id}`);
  }
}

function watch(id: string): Session {
  const session = new Session();
  session.open(new LiveTable(id, session, { spectate: true }));
  return session;
}
