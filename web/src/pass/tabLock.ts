import { saveStored, loadStored } from "../lib/browserStorage.ts";

const NAME = "rowlock:pass";
const KEY = "pass-tab";
const HEARTBEAT = 2_000;
/** A tab that has not been heard of for so long is gone, or sleeps. */
const STALE_AFTER = 3 * HEARTBEAT;

interface Holder {
  tab: string;
  at: number;
}

/**
 * The right to play on with the game of this device, which one tab has at a time. Where the browser has no locks (they
 * want a secure connection) the tabs tell each other through what is kept.
 */
export class TabLock {
  #tab = Math.random().toString(36).slice(2);
  #release: (() => void) | undefined;
  #taking: Promise<boolean> | undefined;

  /** `lost` is called when another tab takes the game over. */
  constructor(private readonly lost: () => void) {}

  get held(): boolean {
    return this.#release !== undefined;
  }

  /** TabLock the game, by force if another tab may have it. Whether we have it now. */
  async take(force = false): Promise<boolean> {
    if (this.held) return true;
    // a second press while the first one is under way must not take from ourselves
    this.#taking ??= Promise.resolve(navigator.locks ? this.#lock(force) : this.#tell(force)).finally(() => (this.#taking = undefined));
    return this.#taking;
  }

  release(): void {
    const release = this.#release;
    this.#release = undefined;
    release?.();
  }

  #taken(): void {
    if (!this.held) return;
    this.release();
    this.lost();
  }

  #lock(force: boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const holding = (lock: Lock | null): Promise<void> | void => {
        if (!lock) return resolve(false);
        return new Promise((release) => {
          this.#release = release;
          resolve(true);
        });
      };
      navigator.locks.request(NAME, force ? { steal: true } : { ifAvailable: true }, holding).catch(() => {
        resolve(false);
        this.#taken();
      });
    });
  }

  #tell(force: boolean): boolean {
    const holder = loadStored<Holder | null>(KEY, null);
    if (!force && holder && holder.tab !== this.#tab && Date.now() - holder.at < STALE_AFTER) return false;
    const beat = (): void => void saveStored(KEY, { tab: this.#tab, at: Date.now() } satisfies Holder);
    const heard = (): void => {
      const other = loadStored<Holder | null>(KEY, null);
      if (other && other.tab !== this.#tab) this.#taken();
    };
    const gone = (): void => {
      if (loadStored<Holder | null>(KEY, null)?.tab === this.#tab) saveStored(KEY, null);
    };
    // whoever slept looks first whether the game is still theirs
    const timer = setInterval(() => {
      heard();
      if (this.held) beat();
    }, HEARTBEAT);
    addEventListener("storage", heard);
    addEventListener("pagehide", gone);
    this.#release = () => {
      clearInterval(timer);
      removeEventListener("storage", heard);
      removeEventListener("pagehide", gone);
      gone();
    };
    beat();
    return true;
  }
}
