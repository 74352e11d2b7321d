import { details, say } from "../lib/words.svelte.ts";
import { Refused } from "../library/index.ts";

/** Why not, in a sentence. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refused)) return say("pass-trouble");
  const { family, code, details: given } = error.refusal;
  return family === "table" ? say(`table-${code}`, given) : say(`error-${code}`, details(given));
}
