import { say } from "./i18n.svelte.ts";

/** Hand something on as this device does it, or else by its clipboard. What there is to say about it: nothing, that it is copied, or all of it, to be copied by hand. */
export async function share(data: { title?: string; text?: string; url: string }): Promise<string> {
  const whole = [data.text, data.url].filter(Boolean).join("\n");
  try {
    if (navigator.share) {
      await navigator.share(data);
      return "";
    }
    await navigator.clipboard.writeText(whole);
    return say("web-copied");
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : whole; // who thought better of it need not be told
  }
}
