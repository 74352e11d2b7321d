import { ruleValues, say } from "../lib/i18n.svelte.ts";
import { TableError } from "../python/client.ts";

/** Why not, in a sentence. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof TableError)) return say("pass-trouble");
  const { family, code, details: given } = error.refusal;
  return family === "table" ? say(`table-${code}`, given) : say(`error-${code}`, ruleValues(given));
}
