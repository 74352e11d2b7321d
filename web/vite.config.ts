import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import browsers from "./browsers.json" with { type: "json" };
import { gzipFiles, pythonRuntime, serviceWorker } from "./plugins/files.ts";
import { fluent, notificationTexts } from "./plugins/fluent.ts";
import { oldBrowserCheck } from "./plugins/oldBrowser.ts";

const LOCALES = "../src/rowlock/locales";
const notifications = notificationTexts(LOCALES, "src/push/notification.ts");
// the oldest browsers that the client is built for
const target = Object.entries(browsers).map(([name, version]) => `${name}${version}`);

// Builds static files; there is no development server. `npm run watch` rebuilds on every change.
export default defineConfig({
  plugins: [svelte(), fluent(LOCALES, "src"), oldBrowserCheck(LOCALES, browsers), pythonRuntime(), notifications, serviceWorker("src/service-worker.ts", [notifications]), gzipFiles()],
  build: {
    outDir: "../src/rowlock/server/static",
    emptyOutDir: true,
    target,
    cssTarget: target,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: "index.html" },
      output: { entryFileNames: "assets/[name]-[hash].js" },
    },
  },
  // server/security.py allows WebAssembly for /assets/library-* alone
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/library-[hash].js" } } },
});
