import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Write `library/VERSION/`: Pyodide and our Python library. The version is a hash of all files together, so that a
 * browser never mixes two versions, whatever it has cached.
 */
export function pythonRuntime(): Plugin {
  const packed = resolve("node_modules/.library");
  let [out, version] = ["", ""];
  return {
    name: "rowlock-python-runtime",
    apply: "build",
    config() {
      rmSync(packed, { recursive: true, force: true });
      execFileSync(process.execPath, ["pyodide/pack.mjs", packed, "node_modules/pyodide"], { stdio: "inherit" });
      version = digest(readdirSync(packed).sort().map((name) => readFileSync(join(packed, name))));
      return { define: { __PYTHON_VERSION__: JSON.stringify(version) } };
    },
    configResolved: (config) => void (out = config.build.outDir),
    writeBundle: () => cpSync(packed, resolve(out, "library", version), { recursive: true }),
  };
}

/** Insert the list of asset files and the version of the client into the service worker. */
export function serviceWorkerAssets(): Plugin {
  return {
    name: "rowlock-service-worker-assets",
    apply: "build",
    generateBundle(_options, bundle) {
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") return;
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const page = readFileSync("index.html");
      const publicFiles = readdirSync("public").sort().map((name) => readFileSync(join("public", name)));
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files.map((name) => `/${name}`)))
        .replaceAll("__VERSION__", JSON.stringify(digest([files.join(), worker.code, page, ...publicFiles])));
    },
  };
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}

/** Replace compressible files by their gzip versions, which the server sends as they are. */
export function gzipFiles(): Plugin {
  let out = "";
  return {
    name: "rowlock-gzip",
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
