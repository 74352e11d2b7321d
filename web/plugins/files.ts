import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/**
 * `library/VERSION/`: Python for the browser, and our own rules in it. The version is that of all of its files together,
 * so that a browser never mixes those of two versions, whatever it has kept.
 */
export function pythonRuntime(): Plugin {
  const made = resolve("node_modules/.library");
  let [out, version] = ["", ""];
  return {
    name: "rowlock-library",
    apply: "build",
    config() {
      rmSync(made, { recursive: true, force: true });
      execFileSync(process.execPath, ["pyodide/pack.mjs", made, "node_modules/pyodide"], { stdio: "inherit" });
      version = digest(readdirSync(made).sort().map((name) => readFileSync(join(made, name))));
      return { define: { __LIBRARY__: JSON.stringify(version) } };
    },
    configResolved: (config) => void (out = config.build.outDir),
    writeBundle: () => cpSync(made, resolve(out, "library", version), { recursive: true }),
  };
}

/** The service worker is told what belongs to this version of the client, and what that version is called. */
export function serviceWorkerAssets(): Plugin {
  return {
    name: "rowlock-shell",
    apply: "build",
    generateBundle(_options, bundle) {
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") return;
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const page = readFileSync("index.html");
      const more = readdirSync("public").sort().map((name) => readFileSync(join("public", name)));
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files.map((name) => `/${name}`)))
        .replaceAll("__VERSION__", JSON.stringify(digest([files.join(), worker.code, page, ...more])));
    },
  };
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}

/** Everything that gets smaller is kept compressed alone: browsers take it as it is. */
export function gzipFiles(): Plugin {
  let out = "";
  return {
    name: "rowlock-compressed",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      if (!existsSync(out)) return;
      for (const name of readdirSync(out, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|mjs|css|html|svg|wasm|webmanifest)$/.test(name)) continue;
        const file = join(out, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }));
        rmSync(file);
      }
    },
  };
}
