import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gzipFiles, pythonRuntime, serviceWorkerAssets } from "./plugins/files.ts";
import { fluent } from "./plugins/fluent.ts";

// Builds static files; there is no development server. `npm run watch` rebuilds on every change.
export default defineConfig({
  plugins: [svelte(), fluent("../src/rowlock/locales", "src"), pythonRuntime(), serviceWorkerAssets(), gzipFiles()],
  build: {
    outDir: "../src/rowlock/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome110", "firefox110", "safari16"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: "index.html", "service-worker": "src/service-worker.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  // server/security.py allows WebAssembly for /assets/library-* alone
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/library-[hash].js" } } },
});
