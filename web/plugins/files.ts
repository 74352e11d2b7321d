import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";

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

/**
 * Build the service worker with the list of asset files and the version of the client. It is a script of its own, since
 * not every browser loads modules in a service worker; `plugins` are those of its messages.
 */
export function serviceWorker(source: string, plugins: Plugin[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: "rowlock-service-worker",
    apply: "build",
    configResolved: (resolved) => void (config = resolved),
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const page = readFileSync("index.html");
      const publicFiles = readdirSync("public").sort().map((name) => readFileSync(join("public", name)));
      const code = await script(source, plugins, config);
      this.emitFile({
        type: "asset",
        fileName: "service-worker.js",
        source: code
          .replaceAll("__FILES__", JSON.stringify(files.map((name) => `/${name}`)))
          .replaceAll("__VERSION__", JSON.stringify(digest([files.join(), code, page, ...publicFiles]))),
      });
    },
  };
}

/** Build a file with all that it imports as one script. */
async function script(input: string, plugins: Plugin[], { define, build: { target } }: ResolvedConfig): Promise<string> {
  const options = { write: false, target, rolldownOptions: { input, output: { format: "iife" } } } as const;
  const built = await build({ configFile: false, publicDir: false, logLevel: "warn", plugins, define, build: options });
  const [made] = [built].flat() as Rolldown.RolldownOutput[];
  return made!.output[0].code;
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
