/** Cache with the language of the pages: the service worker has no other store that it can read at once. */
export const LANGUAGE_CACHE = "language";
export const LANGUAGE_PATH = "/language";

/** Tell the service worker the language, where there may be one. */
export async function rememberLanguage(language: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    await (await caches.open(LANGUAGE_CACHE)).put(LANGUAGE_PATH, new Response(language));
  } catch {
    // storage is disabled or full: then the browser's language has to do
  }
}
