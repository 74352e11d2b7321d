import { openLibrary, type Entry, type Library } from "../library/index.ts";
import type { TableView } from "../generated/messages.ts";
import { Session } from "../table/session.svelte.ts";
import { say } from "../lib/words.svelte.ts";
import { Claim } from "./claim.ts";
import { keep, kept, nowPlaying, wasPlaying, type Kept } from "./kept.ts";
import { LocalTable } from "./local.svelte.ts";
import { sentence } from "./refusals.ts";
import { seatsOf, settingsOf, type Setup } from "./setup.ts";

/** What the page shows. */
type Stage = "setup" | "loading" | "failed" | "elsewhere" | "playing";

/** A page that is made anew, as for another language, comes back sooner than this. */
const AWAY = 1_000;

/** The game of this device, whichever page looks at it. */
class Passing {
  stage = $state<Stage>("setup");
  progress = $state(0);
  trouble = $state("");
  /** Whether the browser keeps the game. */
  safe = $state(true);
  session = $state.raw<Session | null>(null);
  table = $state.raw<LocalTable | null>(null);
  /** The unfinished game that waits. */
  waiting = $state.raw<Kept | null>(null);

  #claim = new Claim(() => this.#stop("elsewhere"));
  #entries: Entry[] = [];
  #again: (() => Promise<void>) | undefined;
  #run = 0;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** A page shows the game from now on, until the returned function is called. */
  enter(): () => void {
    clearTimeout(this.#leaving);
    if (this.stage === "setup") {
      this.#lookForKept();
      if (wasPlaying() && kept()) void this.goOn();
      else this.#fetchAhead();
    }
    return () => {
      this.#leaving = setTimeout(() => this.leave(), AWAY);
    };
  }

  /** Back to the beginning; the game is kept. */
  leave(): void {
    nowPlaying(false);
    this.trouble = "";
    this.#run += 1;
    this.#stop("setup");
    this.#claim.release();
  }

  begin(setup: Setup): Promise<void> {
    return this.#play(async (library) => {
      await library.create(settingsOf(setup), seatsOf(setup));
      this.#entries = [];
    });
  }

  goOn(): Promise<void> {
    return this.#play(async (library) => {
      const found = kept();
      if (!found) throw new Unreadable();
      await library.load(found.entries).catch(() => {
        throw new Unreadable();
      });
      this.#entries = found.entries;
    });
  }

  /** Play on here what another tab has open. */
  async takeOver(): Promise<void> {
    await this.#claim.take(true);
    await this.goOn();
  }

  async tryAgain(): Promise<void> {
    await this.#again?.();
  }

  async #play(make: (library: Library) => Promise<void>): Promise<void> {
    this.#again = () => this.#play(make);
    this.trouble = "";
    this.#stop("loading");
    nowPlaying(true);
    const run = ++this.#run;
    const current = (): boolean => run === this.#run && this.#claim.held; // not left, or taken over, meanwhile
    if (!(await this.#claim.take())) return this.#stop("elsewhere");
    let library: Library;
    try {
      library = await openLibrary((progress) => (this.progress = progress));
    } catch {
      if (!current()) return;
      this.#claim.release();
      return this.#stop("failed");
    }
    if (!current()) return;
    try {
      await make(library);
      const session = new Session();
      const table = new LocalTable(library, session, (entries, view) => this.#keep(entries, view));
      session.open(table);
      await table.begin(this.#entries.length);
      if (!current()) return table.close();
      this.session = session;
      this.table = table;
      this.stage = "playing";
    } catch (error) {
      if (!current()) return;
      this.leave();
      this.trouble = error instanceof Unreadable ? say("pass-unreadable") : sentence(error);
      if (error instanceof Unreadable) this.waiting = null;
    }
  }

  #keep(entries: Entry[], view: TableView): void {
    if (!this.#claim.held) return;
    this.#entries = [...this.#entries, ...entries];
    const names = view.seats.map((seat) => seat.name ?? "");
    const over = view.status === "finished";
    this.safe = keep({ game: view.settings.game, names, at: Date.now(), over, entries: this.#entries });
    if (over) this.#claim.release(); // another tab may begin a game of its own
  }

  #stop(stage: Stage): void {
    this.session?.close();
    this.session = null;
    this.table = null;
    this.stage = stage;
    if (stage === "setup") this.#lookForKept();
  }

  #lookForKept(): void {
    const found = kept();
    this.waiting = found && !found.over ? found : null;
  }

  /** Whoever is here wants to play: fetch the library meanwhile, through the service worker where there is one, which keeps it. */
  #fetchAhead(): void {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const worker = navigator.serviceWorker;
    const ready = worker ? worker.ready.then(() => worker.controller ?? controlled(worker)) : Promise.resolve();
    void ready.then(() => openLibrary((progress) => (this.progress = progress))).catch(() => undefined);
  }
}

class Unreadable extends Error {}

const controlled = (worker: ServiceWorkerContainer): Promise<unknown> =>
  new Promise((resolve) => worker.addEventListener("controllerchange", resolve, { once: true }));

export const passing = new Passing();
