import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** `library/`: Python for the browser, and our own rules in it. */
export function library(): Plugin {
  let out = "";
  return {
    name: "rowlock-library",
    apply: "build",
    configResolved: (config) => void (out = config.build.outDir),
    writeBundle() {
      const folder = resolve(out, "library");
      mkdirSync(folder, { recursive: true });
      execFileSync(process.execPath, ["library/pack.mjs", folder, "node_modules/pyodide"], { stdio: "inherit" });
    },
  };
}

/** The service worker is told what belongs to this version of the client, and what that version is called. */
export function shell(): Plugin {
  return {
    name: "rowlock-shell",
    apply: "build",
    generateBundle(_options, bundle) {
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") return;
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files.map((name) => `/${name}`)))
        .replaceAll("__VERSION__", JSON.stringify(version));
    },
  };
}

/** Everything that gets smaller is kept compressed alone: browsers take it as it is. */
export function compressed(): Plugin {
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
