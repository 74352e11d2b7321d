import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { applyTheme } from "./lib/settings.svelte.ts";
import { saveStored, loadStored } from "./lib/browserStorage.ts";
import { missingMessages, setLanguage } from "./lib/i18n.svelte.ts";

// a part that is no longer there belongs to an older version of the client: the page is loaded anew, once in a while
addEventListener("vite:preloadError", () => {
  const now = Date.now();
  const again = navigator.onLine && now - loadStored("reloaded", 0, "session") > 60_000;
  if (again && saveStored("reloaded", now, "session")) location.reload();
});

const keep = (): void => void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
if (document.readyState === "complete") keep();
else addEventListener("load", keep);

applyTheme();
await setLanguage();
mount(App, { target: document.getElementById("app")! });

// tests look here for words that are not there
Object.assign(globalThis, { rowlock: { missing: missingMessages } });
