import { ruleValues, say } from "../lib/i18n.svelte.ts";
import { TableError } from "../python/client.ts";

/** Localized message for an error of the local table. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof TableError)) return say("pass-trouble");
  const { family, code, details: given } = error.payload;
  return family === "table" ? say(`table-${code}`, given) : say(`error-${code}`, ruleValues(given));
}
