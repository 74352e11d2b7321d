import { saveStored, loadStored } from "../lib/browserStorage.ts";
import { parsePad, type Pad } from "./pad.ts";

const KEY = "pad";

/**
 * The one pad of this browser, kept after every tap. Other tabs may have gone on meanwhile: every change begins with
 * what is kept, never with what this tab happens to show.
 */
export class PadStore {
  pad = $state.raw<Pad | null>(null);
  /** Whether the browser keeps anything; if not, the pad lasts as long as its page. */
  safe = $state(true);

  constructor() {
    this.#look();
  }

  /** Follow the other tabs until the returned function is called. */
  follow(): () => void {
    const look = (): void => this.#look();
    addEventListener("storage", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("storage", look);
      document.removeEventListener("visibilitychange", look);
    };
  }

  #look(): void {
    if (this.safe) this.pad = parsePad(loadStored<unknown>(KEY, null));
  }

  /** Change the game that is shown, or put it away; if it is not the one that is kept any more, that one is shown instead. */
  change(how: (pad: Pad) => Pad | null): void {
    const seen = this.pad?.setup.id;
    this.#look();
    if (this.pad && this.pad.setup.id === seen) this.#keep(how(this.pad));
  }

  /** Begin a game, unless one has been begun elsewhere: then that one is shown. */
  begin(pad: Pad): void {
    this.#look();
    if (!this.pad) this.#keep(pad);
  }

  #keep(pad: Pad | null): void {
    this.pad = pad;
    this.safe = saveStored(KEY, pad);
  }
}
