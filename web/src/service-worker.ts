/// <reference lib="webworker" />
/**
 * Keeps the shell of the client, so that it opens without a network and says honestly what does not work then. What the
 * server says is never kept: a table is what the server says it is.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
// the build puts in what belongs to this version of the client
declare const __FILES__: string[];
declare const __VERSION__: string;
declare const __LIBRARY__: string;
const SHELL = `shell-${__VERSION__}`;
/** The library in the browser is large, changes rarely and is kept once it was needed. */
const LIBRARY = `library-${__LIBRARY__}`;

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
  if (request.method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  else if (pathname.startsWith("/library/")) event.respondWith(library(event));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/** A file of the library never changes under its address: what is kept is what the server has. */
async function library(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(LIBRARY);
  const kept = await cache.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  // kept while it is read: who waits for it sees how far it is
  if (reply.ok) event.waitUntil(cache.put(request, reply.clone()).catch(() => undefined));
  return reply;
}
