/// <reference lib="webworker" />
// Web worker that runs the Python library in Pyodide: method calls in, results as JSON text out.
import type * as Pyodide from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { MethodName, RpcRequest, RpcResponse } from "./protocol.ts";

declare const self: DedicatedWorkerGlobalScope;

type Method = (...args: (string | number | undefined)[]) => string;

/** Version of the runtime files, set by the build. */
declare const __PYTHON_VERSION__: string;
const BASE_URL = new URL(`/library/${__PYTHON_VERSION__}/`, self.location.origin).href;
const EXTRACT_DIR = "/library";
/** Files fetched here, with approximate sizes in bytes: compressed responses have no usable content length. */
const FILES = {
  "pyodide.asm.wasm": 9_600_000,
  "python_stdlib.zip": 1_735_000,
  "rowlock.zip": 248_000,
};
type File = keyof typeof FILES;
const TOTAL_BYTES = Object.values(FILES).reduce((sum, bytes) => sum + bytes, 0);
/** Share of the progress bar for fetching; the rest is for starting the interpreter. */
const FETCH_SHARE = 0.8;

function send(response: RpcResponse): void {
  self.postMessage(response);
}

let received = 0;

/** Fetch a file and report progress. */
async function fetchFile(name: File): Promise<ArrayBuffer> {
  const response = await fetch(BASE_URL + name);
  if (!response.ok || response.body === null) throw new Error(`${name}: ${response.status}`);
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let own = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    const counted = Math.min(own + value.byteLength, FILES[name]) - Math.min(own, FILES[name]);
    own += value.byteLength;
    received += counted;
    send({ progress: (FETCH_SHARE * received) / TOTAL_BYTES });
  }
  return new Blob(parts).arrayBuffer();
}

/** Run a task with `fetch` answering from the given files, so that Pyodide does not load them a second time. */
async function withFetched<T>(files: Map<string, ArrayBuffer>, task: () => Promise<T>): Promise<T> {
  const original = self.fetch;
  self.fetch = (input, init) => {
    const file = files.get(input instanceof Request ? input.url : String(input));
    if (file === undefined) return original(input, init);
    return Promise.resolve(new Response(file, { headers: { "Content-Type": "application/wasm" } }));
  };
  try {
    return await task();
  } finally {
    self.fetch = original;
  }
}

async function start(): Promise<(name: MethodName) => Method> {
  const names = Object.keys(FILES) as File[];
  // not bundled: a bundle would include Pyodide's code for Node
  const [{ loadPyodide }, , ...files] = await Promise.all([
    import(/* @vite-ignore */ `${BASE_URL}pyodide.mjs`) as Promise<typeof Pyodide>,
    import(/* @vite-ignore */ `${BASE_URL}pyodide.asm.mjs`),
    ...names.map(fetchFile),
  ]);
  const pyodide = await withFetched(new Map(files.map((file, at) => [`${BASE_URL}${names[at]}`, file])), () =>
    // the lock file has no packages, so nothing is requested from another host
    loadPyodide({ indexURL: BASE_URL, packageBaseUrl: BASE_URL, env: { PYTHONDONTWRITEBYTECODE: "1" } }),
  );
  send({ progress: 0.9 });
  pyodide.unpackArchive(files[names.indexOf("rowlock.zip")] as ArrayBuffer, "zip", { extractDir: EXTRACT_DIR });
  pyodide.runPython(`import sys; sys.path.insert(0, "${EXTRACT_DIR}")`);
  const module = pyodide.pyimport("rowlock.local_table") as { LocalTable: () => PyProxy };
  const table = module.LocalTable() as unknown as Record<MethodName, Method>;
  send({ progress: 1 });
  const methods = new Map<MethodName, Method>(); // every access to `table` would create another proxy
  return (name) => {
    const method = methods.get(name) ?? table[name];
    methods.set(name, method);
    return method;
  };
}

const starting = start();
starting.then(
  () => send({ ready: true }),
  // a file that the browser cannot parse: Pyodide needs static blocks, and newer WebAssembly
  (error: unknown) => send({ failed: String(error), unsupported: error instanceof SyntaxError || error instanceof WebAssembly.CompileError }),
);

self.addEventListener("message", (event: MessageEvent<RpcRequest>) => {
  const { id, method, args } = event.data;
  starting
    // Pyodide converts undefined to None, but not null
    .then((methodOf) => send({ id, result: methodOf(method)(...args.map((arg) => arg ?? undefined)) }))
    .catch((error: unknown) => send({ id, error: String(error) }));
});
