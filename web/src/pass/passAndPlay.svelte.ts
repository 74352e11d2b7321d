import { loadPython, type LogEntry, type PythonClient } from "../python/client.ts";
import type { TableView } from "../generated/messages.ts";
import { Session } from "../table/session.svelte.ts";
import { say } from "../lib/i18n.svelte.ts";
import { TabLock } from "./tabLock.ts";
import { saveGame, loadGame, setPlaying, wasPlaying, type SavedGame } from "./storage.ts";
import { LocalTable } from "./localTable.svelte.ts";
import { errorMessage } from "./errorMessage.ts";
import { seatsOf, settingsOf, type Setup } from "./setup.ts";

/** What the page shows. */
type Stage = "setup" | "loading" | "failed" | "elsewhere" | "playing";

/** A page that is made anew, as for another language, comes back sooner than this. */
const LEAVE_DELAY = 1_000;

/** The game of this device, whichever page looks at it. */
class PassAndPlay {
  stage = $state<Stage>("setup");
  progress = $state(0);
  trouble = $state("");
  /** Whether the browser keeps the game. */
  safe = $state(true);
  session = $state.raw<Session | null>(null);
  table = $state.raw<LocalTable | null>(null);
  /** The unfinished game that waits. */
  waiting = $state.raw<SavedGame | null>(null);

  #claim = new TabLock(() => this.#stop("elsewhere"));
  #entries: LogEntry[] = [];
  #again: (() => Promise<void>) | undefined;
  #run = 0;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** A page shows the game from now on, until the returned function is called. */
  enter(): () => void {
    clearTimeout(this.#leaving);
    if (this.stage === "setup") {
      this.#lookForKept();
      if (wasPlaying() && loadGame()) void this.goOn();
      else this.#fetchAhead();
    }
    return () => {
      this.#leaving = setTimeout(() => this.leave(), LEAVE_DELAY);
    };
  }

  /** Back to the beginning; the game is kept. */
  leave(): void {
    setPlaying(false);
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
      const found = loadGame();
      if (!found) throw new UnreadableGame();
      await library.load(found.entries).catch(() => {
        throw new UnreadableGame();
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

  async #play(make: (library: PythonClient) => Promise<void>): Promise<void> {
    this.#again = () => this.#play(make);
    this.trouble = "";
    this.#stop("loading");
    setPlaying(true);
    const run = ++this.#run;
    const current = (): boolean => run === this.#run && this.#claim.held; // not left, or taken over, meanwhile
    if (!(await this.#claim.take())) return this.#stop("elsewhere");
    let library: PythonClient;
    try {
      library = await loadPython((progress) => (this.progress = progress));
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
      this.trouble = error instanceof UnreadableGame ? say("pass-unreadable") : errorMessage(error);
      if (error instanceof UnreadableGame) this.waiting = null;
    }
  }

  #keep(entries: LogEntry[], view: TableView): void {
    if (!this.#claim.held) return;
    this.#entries = [...this.#entries, ...entries];
    const names = view.seats.map((seat) => seat.name ?? "");
    const over = view.status === "finished";
    this.safe = saveGame({ game: view.settings.game, names, at: Date.now(), over, entries: this.#entries });
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
    const found = loadGame();
    this.waiting = found && !found.over ? found : null;
  }

  /** Whoever is here wants to play: fetch the library meanwhile, through the service worker where there is one, which keeps it. */
  #fetchAhead(): void {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const worker = navigator.serviceWorker;
    const ready = worker ? worker.ready.then(() => worker.controller ?? becomesController(worker)) : Promise.resolve();
    void ready.then(() => loadPython((progress) => (this.progress = progress))).catch(() => undefined);
  }
}

class UnreadableGame extends Error {}

const becomesController = (worker: ServiceWorkerContainer): Promise<unknown> =>
  new Promise((resolve) => worker.addEventListener("controllerchange", resolve, { once: true }));

export const passAndPlay = new PassAndPlay();
