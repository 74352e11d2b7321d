import { loadStored, saveStored } from "../lib/browserStorage.ts";

const NAME = "rowlock:pass";
const KEY = "pass-tab";
/** Milliseconds between heartbeats. */
const HEARTBEAT = 2_000;
/** Without a heartbeat for this long, the holding tab is closed or suspended. */
const STALE_AFTER = 3 * HEARTBEAT;

interface Holder {
  tab: string;
  at: number;
}

/**
 * Mutual exclusion between tabs: one at a time may play the saved game. Uses the Web Locks API or, where it is missing
 * (it needs a secure context), heartbeats in `localStorage`.
 */
export class TabLock {
  #tab = Math.random().toString(36).slice(2);
  #release: (() => void) | undefined;
  #acquiring: Promise<boolean> | undefined;

  /** `onLost` is called when another tab takes the lock. */
  constructor(private readonly onLost: () => void) {}

  get held(): boolean {
    return this.#release !== undefined;
  }

  /** Acquire the lock, with `force` even from another tab. Returns whether it is held now. */
  async acquire(force = false): Promise<boolean> {
    if (this.held) return true;
    // share a pending request: a second forced one would steal the lock from this tab
    this.#acquiring ??= Promise.resolve(navigator.locks ? this.#acquireWebLock(force) : this.#acquireByHeartbeat(force)).finally(() => (this.#acquiring = undefined));
    return this.#acquiring;
  }

  release(): void {
    const release = this.#release;
    this.#release = undefined;
    release?.();
  }

  #lose(): void {
    if (!this.held) return;
    this.release();
    this.onLost();
  }

  #acquireWebLock(force: boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const hold = (lock: Lock | null): Promise<void> | void => {
        if (!lock) return resolve(false);
        return new Promise((release) => {
          this.#release = release;
          resolve(true);
        });
      };
      navigator.locks.request(NAME, force ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
        resolve(false);
        this.#lose();
      });
    });
  }

  #acquireByHeartbeat(force: boolean): boolean {
    const holder = loadStored<Holder | null>(KEY, null);
    if (!force && holder && holder.tab !== this.#tab && Date.now() - holder.at < STALE_AFTER) return false;
    const beat = (): void => void saveStored(KEY, { tab: this.#tab, at: Date.now() } satisfies Holder);
    const checkHolder = (): void => {
      const other = loadStored<Holder | null>(KEY, null);
      if (other && other.tab !== this.#tab) this.#lose();
    };
    const clear = (): void => {
      if (loadStored<Holder | null>(KEY, null)?.tab === this.#tab) saveStored(KEY, null);
    };
    // a tab that was suspended must check for another holder before it writes a heartbeat
    const timer = setInterval(() => {
      checkHolder();
      if (this.held) beat();
    }, HEARTBEAT);
    addEventListener("storage", checkHolder);
    addEventListener("pagehide", clear);
    this.#release = () => {
      clearInterval(timer);
      removeEventListener("storage", checkHolder);
      removeEventListener("pagehide", clear);
      clear();
    };
    beat();
    return true;
  }
}
