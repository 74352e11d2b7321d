import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { showTheme } from "./lib/settings.svelte.ts";
import { remember, remembered } from "./lib/stored.ts";
import { missing, speak } from "./lib/words.svelte.ts";

showTheme();
await speak();
mount(App, { target: document.getElementById("app")! });

// tests look here for words that are not there
Object.assign(globalThis, { rowlock: { missing } });

// a part that is no longer there belongs to an older version of the client: the page is loaded anew, once in a while
addEventListener("vite:preloadError", () => {
  const now = Date.now();
  if (navigator.onLine && now - remembered("reloaded", 0, sessionStorage) > 60_000 && remember("reloaded", now, sessionStorage)) location.reload();
});

const keep = (): void => void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
if (document.readyState === "complete") keep();
else addEventListener("load", keep);
