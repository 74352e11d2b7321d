import { loadStored, saveStored } from "../lib/browserStorage.ts";
import { type Pad, parsePad } from "./pad.ts";

const KEY = "pad";

/**
 * The browser's one pad, stored after every tap. Other tabs may have changed it, so every update starts from the stored
 * pad, not from the one shown in this tab.
 */
export class PadStore {
  pad = $state.raw<Pad | null>(null);
  /** Whether the browser stores the pad; if not, it lasts as long as the page. */
  persistent = $state(true);

  constructor() {
    this.#reload();
  }

  /** Show changes of other tabs until the returned function is called. */
  syncWithTabs(): () => void {
    const reload = (): void => this.#reload();
    addEventListener("storage", reload);
    document.addEventListener("visibilitychange", reload);
    return () => {
      removeEventListener("storage", reload);
      document.removeEventListener("visibilitychange", reload);
    };
  }

  #reload(): void {
    if (this.persistent) this.pad = parsePad(loadStored<unknown>(KEY, null));
  }

  /** Update the shown game, or delete it if null; if another game is stored by now, show that one instead. */
  update(change: (pad: Pad) => Pad | null): void {
    const shown = this.pad?.setup.id;
    this.#reload();
    if (this.pad && this.pad.setup.id === shown) this.#save(change(this.pad));
  }

  /** Start a game, unless another tab has started one: then show that one. */
  begin(pad: Pad): void {
    this.#reload();
    if (!this.pad) this.#save(pad);
  }

  #save(pad: Pad | null): void {
    this.pad = pad;
    this.persistent = saveStored(KEY, pad);
  }
}
