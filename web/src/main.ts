import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { showTheme } from "./lib/settings.svelte.ts";
import { remember, remembered } from "./lib/stored.ts";
import { missing, speak } from "./lib/words.svelte.ts";

// a part that is no longer there belongs to an older version of the client: the page is loaded anew, once in a while
addEventListener("vite:preloadError", () => {
  const now = Date.now();
  const again = navigator.onLine && now - remembered("reloaded", 0, "session") > 60_000;
  if (again && remember("reloaded", now, "session")) location.reload();
});

const keep = (): void => void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
if (document.readyState === "complete") keep();
else addEventListener("load", keep);

showTheme();
await speak();
mount(App, { target: document.getElementById("app")! });

// tests look here for words that are not there
Object.assign(globalThis, { rowlock: { missing } });
