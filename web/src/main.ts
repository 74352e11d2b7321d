import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { applyTheme } from "./lib/settings.svelte.ts";
import { loadStored, saveStored } from "./lib/browserStorage.ts";
import { missingMessages, say, setLanguage } from "./lib/i18n.svelte.ts";

// a missing chunk belongs to an older version of the client: reload, at most once a minute
addEventListener("vite:preloadError", () => {
  const now = Date.now();
  const due = navigator.onLine && now - loadStored("reloaded", 0, "session") > 60_000;
  if (due && saveStored("reloaded", now, "session")) location.reload();
});

const registerServiceWorker = (): void => void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
if (document.readyState === "complete") registerServiceWorker();
else addEventListener("load", registerServiceWorker);

// renew the push subscription
if (loadStored("push", "")) addEventListener("load", () => void import("./push/subscription.ts").then(({ renewSubscription }) => renewSubscription()));

// of an earlier version
saveStored("solo-best", null);

applyTheme();
await setLanguage();
mount(App, { target: document.getElementById("app")! });

// read by the browser tests
Object.assign(globalThis, { rowlock: { missing: missingMessages, say } });
