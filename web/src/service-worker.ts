/// <reference lib="webworker" />
/**
 * Service worker: caches the app shell, so that the client opens offline and can report what does not work, and shows the
 * push messages. Responses of the API are never cached.
 */
import { LANGUAGE_CACHE, LANGUAGE_PATH } from "./lib/deviceLanguage.ts";
import { languageOf, notice, readMessage } from "./push/notification.ts";
import { subscriptionBody, type Turned } from "./push/protocol.ts";

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
      .then((names) => Promise.all(names.filter((name) => ![SHELL, LIBRARY, LANGUAGE_CACHE].includes(name)).map((name) => caches.delete(name))))
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

worker.addEventListener("push", (event) => event.waitUntil(showTurn(event.data?.text() ?? "")));

/** Show whose turn it is, on the badge too, and tell the open pages. */
async function showTurn(text: string): Promise<void> {
  const chosen = await caches.match(LANGUAGE_PATH, { cacheName: LANGUAGE_CACHE }).then((found) => found?.text() ?? null, () => null);
  const { title, options, waiting } = notice(readMessage(text), languageOf(chosen, worker.navigator.languages));
  await worker.registration.showNotification(title, options);
  await worker.navigator.setAppBadge?.(waiting).catch(() => undefined);
  for (const page of await worker.clients.matchAll({ type: "window" })) page.postMessage({ type: "turned" } satisfies Turned);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage((event.notification.data as { path?: string } | null)?.path ?? "/"));
});

/** Focus the page that shows a path, or open one: another page may be in the middle of a game. */
async function openPage(path: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((page) => new URL(page.url).pathname === path);
  return found ? found.focus() : worker.clients.openWindow(path);
}

// the push service has replaced our subscription
worker.addEventListener("pushsubscriptionchange", ((event: PushSubscriptionChangeEvent) => event.waitUntil(resubscribe(event))) as EventListener);

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}

async function resubscribe({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const renewed = newSubscription ?? (oldSubscription ? await worker.registration.pushManager.subscribe(oldSubscription.options) : null);
  if (renewed) await fetch("/api/me/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(subscriptionBody(renewed)) });
}
