import type { TableCode } from "../generated/messages.ts";
import { request } from "../lib/api.ts";

/** Milliseconds. Codes expire; renewed while the page is open. */
const RENEWAL = 3_600_000;

/** The two words that lead to a table, empty without them; `table` is its id, or empty while nobody can sit down. */
export class SpokenCode {
  words = $state("");

  constructor(table: () => string) {
    $effect(() => {
      const id = table();
      if (!id) return;
      const ask = (): void => void request<TableCode>("POST", `/tables/${id}/code`).then((found) => (this.words = found.code), () => undefined);
      ask();
      const timer = setInterval(ask, RENEWAL);
      return () => clearInterval(timer);
    });
  }
}
