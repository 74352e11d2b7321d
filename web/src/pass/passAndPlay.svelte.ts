import { loadPython, type LogEntry, type PythonClient, UnsupportedBrowser } from "../python/client.ts";
import type { TableView } from "../generated/messages.ts";
import { Session } from "../table/session.svelte.ts";
import { say } from "../lib/i18n.svelte.ts";
import { addResult } from "../statistics/localResults.ts";
import { TabLock } from "./tabLock.ts";
import { loadGame, type SavedGame, saveGame, setPlaying, wasPlaying } from "./storage.ts";
import { LocalTable } from "./localTable.svelte.ts";
import { errorMessage } from "./errorMessage.ts";
import { seatsOf, settingsOf, type Setup } from "./setup.ts";

/** The part of the page that is shown. */
type Stage = "setup" | "loading" | "failed" | "unsupported" | "elsewhere" | "playing";

/** Milliseconds to wait for the page to come back, as it does after a change of language, before leaving the game. */
const LEAVE_DELAY = 1_000;

/** Controller of the pass-and-play page: loads Python, starts, resumes and saves the device's one game. */
class PassAndPlay {
  stage = $state<Stage>("setup");
  progress = $state(0);
  errorText = $state("");
  /** Whether the browser stores the game. */
  persistent = $state(true);
  session = $state.raw<Session | null>(null);
  table = $state.raw<LocalTable | null>(null);
  /** The unfinished game that can be resumed. */
  unfinished = $state.raw<SavedGame | null>(null);

  #tabLock = new TabLock(() => this.#stop("elsewhere"));
  #entries: LogEntry[] = [];
  #retry: (() => Promise<void>) | undefined;
  #run = 0;
  #leaveTimer: ReturnType<typeof setTimeout> | undefined;

  /** Attach a page to the game, until the returned function is called. */
  attach(): () => void {
    clearTimeout(this.#leaveTimer);
    if (this.stage === "setup") {
      this.#findUnfinished();
      if (wasPlaying() && loadGame()) void this.resume();
      else this.#preload();
    }
    return () => {
      this.#leaveTimer = setTimeout(() => this.leave(), LEAVE_DELAY);
    };
  }

  /** Return to the setup form; the game stays saved. */
  leave(): void {
    setPlaying(false);
    this.errorText = "";
    this.#run += 1;
    this.#stop("setup");
    this.#tabLock.release();
  }

  start(setup: Setup): Promise<void> {
    return this.#play(async (python) => {
      await python.create(settingsOf(setup), seatsOf(setup));
      this.#entries = [];
    });
  }

  resume(): Promise<void> {
    return this.#play(async (python) => {
      const found = loadGame();
      if (!found) throw new UnreadableGame();
      await python.load(found.entries).catch(() => {
        throw new UnreadableGame();
      });
      this.#entries = found.entries;
    });
  }

  /** Take the game from the tab that has it open. */
  async takeOver(): Promise<void> {
    await this.#tabLock.acquire(true);
    await this.resume();
  }

  async retry(): Promise<void> {
    await this.#retry?.();
  }

  async #play(prepare: (python: PythonClient) => Promise<void>): Promise<void> {
    this.#retry = () => this.#play(prepare);
    this.errorText = "";
    this.#stop("loading");
    setPlaying(true);
    const run = ++this.#run;
    const current = (): boolean => run === this.#run && this.#tabLock.held; // neither left nor taken over by another tab in the meantime
    if (!(await this.#tabLock.acquire())) return this.#stop("elsewhere");
    let python: PythonClient;
    try {
      python = await loadPython((progress) => (this.progress = progress));
    } catch (error) {
      if (!current()) return;
      this.#tabLock.release();
      return this.#stop(error instanceof UnsupportedBrowser ? "unsupported" : "failed");
    }
    if (!current()) return;
    try {
      await prepare(python);
      const session = new Session();
      const table = new LocalTable(python, session, (entries, view) => this.#save(entries, view));
      session.open(table);
      await table.open(this.#entries.length);
      if (!current()) return table.close();
      this.session = session;
      this.table = table;
      this.stage = "playing";
    } catch (error) {
      if (!current()) return;
      this.leave();
      this.errorText = error instanceof UnreadableGame ? say("pass-unreadable") : errorMessage(error);
      if (error instanceof UnreadableGame) this.unfinished = null;
    }
  }

  #save(entries: LogEntry[], view: TableView): void {
    if (!this.#tabLock.held) return;
    this.#entries = [...this.#entries, ...entries];
    const names = view.seats.map((seat) => seat.name ?? "");
    const over = view.status === "finished";
    this.persistent = saveGame({ game: view.settings.game, names, at: Date.now(), over, entries: this.#entries });
    if (over) addResult(view);
    if (over) this.#tabLock.release(); // so that another tab can start a game
  }

  #stop(stage: Stage): void {
    this.session?.close();
    this.session = null;
    this.table = null;
    this.stage = stage;
    if (stage === "setup") this.#findUnfinished();
  }

  #findUnfinished(): void {
    const found = loadGame();
    this.unfinished = found && !found.over ? found : null;
  }

  /** Load Python while the form is filled in: through the service worker, if there is one, so that it is cached. */
  #preload(): void {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const worker = navigator.serviceWorker;
    const ready = worker ? worker.ready.then(() => worker.controller ?? controllerChange(worker)) : Promise.resolve();
    void ready.then(() => loadPython((progress) => (this.progress = progress))).catch(() => undefined);
  }
}

class UnreadableGame extends Error {}

const controllerChange = (worker: ServiceWorkerContainer): Promise<unknown> =>
  new Promise((resolve) => worker.addEventListener("controllerchange", resolve, { once: true }));

export const passAndPlay = new PassAndPlay();
