/// <reference lib="webworker" />
/**
 * Service worker: caches the app shell, so that the client opens offline and can report what does not work. Responses of
 * the API are never cached.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
// set by the build
declare const __FILES__: string[];
declare const __VERSION__: string;
declare const __PYTHON_VERSION__: string;
const SHELL = `shell-${__VERSION__}`;
/** Cache of the Python runtime: large, rarely changed, so filled on first use and kept across versions of the shell. */
const LIBRARY = `library-${__PYTHON_VERSION__}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest", ...__FILES__]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== LIBRARY).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || /^\/(api|docs)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  else if (pathname.startsWith("/library/")) event.respondWith(pythonFile(event));
  else event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
});

/** Cache-first: a file of the Python runtime never changes under its URL. */
async function pythonFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(LIBRARY);
  const cached = await cache.match(request);
  if (cached) return cached;
  const reply = await fetch(request);
  // stored while the page reads the response, so that its progress bar moves
  if (reply.ok) event.waitUntil(cache.put(request, reply.clone()).catch(() => undefined));
  return reply;
}
