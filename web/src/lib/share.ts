import { say } from "./i18n.svelte.ts";

/**
 * Share through the device's share sheet, or else copy to the clipboard. Returns the status text to show: empty,
 * "copied", or the whole text to copy by hand if neither is possible.
 */
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
    return (error as Error).name === "AbortError" ? "" : whole; // the user canceled
  }
}
