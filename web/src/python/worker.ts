/// <reference lib="webworker" />
// The Python library in a thread of its own: what is asked for goes in by name, and its JSON text comes out.
import type * as Pyodide from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { RpcResponse, MethodName, RpcRequest } from "./protocol.ts";

declare const self: DedicatedWorkerGlobalScope;

type Method = (...args: (string | number | undefined)[]) => string;

/** Which library belongs to this client: the build says so. */
declare const __LIBRARY__: string;
const PLACE = new URL(`/library/${__LIBRARY__}/`, self.location.origin).href;
const UNPACKED = "/library";
/** What is fetched here, and about how many bytes each has: a server that compresses does not say. */
const FILES = {
  "pyodide.asm.wasm": 9_600_000,
  "python_stdlib.zip": 1_735_000,
  "rowlock.zip": 248_000,
};
type File = keyof typeof FILES;
const BYTES = Object.values(FILES).reduce((sum, bytes) => sum + bytes, 0);
/** Fetching is the greater part of the wait, and the interpreter's start the rest. */
const FETCHED = 0.8;

function tell(answer: RpcResponse): void {
  self.postMessage(answer);
}

let got = 0;

/** Fetch a file, and tell how far we are. */
async function fetched(name: File): Promise<ArrayBuffer> {
  const response = await fetch(PLACE + name);
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
    got += counted;
    tell({ progress: (FETCHED * got) / BYTES });
  }
  return new Blob(parts).arrayBuffer();
}

/** Let Pyodide have the files it asks for that we have already, until it has begun. */
async function handing<T>(files: Map<string, ArrayBuffer>, begin: () => Promise<T>): Promise<T> {
  const ask = self.fetch;
  self.fetch = (input, init) => {
    const file = files.get(input instanceof Request ? input.url : String(input));
    if (file === undefined) return ask(input, init);
    return Promise.resolve(new Response(file, { headers: { "Content-Type": "application/wasm" } }));
  };
  try {
    return await begin();
  } finally {
    self.fetch = ask;
  }
}

async function start(): Promise<(call: MethodName) => Method> {
  const names = Object.keys(FILES) as File[];
  // as they are, from where the rest lies: bundled, they would bring what is meant for Node
  const [{ loadPyodide }, , ...files] = await Promise.all([
    import(/* @vite-ignore */ `${PLACE}pyodide.mjs`) as Promise<typeof Pyodide>,
    import(/* @vite-ignore */ `${PLACE}pyodide.asm.mjs`),
    ...names.map(fetched),
  ]);
  const pyodide = await handing(new Map(files.map((file, at) => [`${PLACE}${names[at]}`, file])), () =>
    // its lock file names no packages, and nothing is ever asked for elsewhere
    loadPyodide({ indexURL: PLACE, packageBaseUrl: PLACE, env: { PYTHONDONTWRITEBYTECODE: "1" } }),
  );
  tell({ progress: 0.9 });
  pyodide.unpackArchive(files[names.indexOf("rowlock.zip")] as ArrayBuffer, "zip", { extractDir: UNPACKED });
  pyodide.runPython(`import sys; sys.path.insert(0, "${UNPACKED}")`);
  const module = pyodide.pyimport("rowlock.local_table") as { LocalTable: () => PyProxy };
  const table = module.LocalTable() as unknown as Record<MethodName, Method>;
  tell({ progress: 1 });
  const known = new Map<MethodName, Method>(); // each is a proxy, of which one will do
  return (call) => {
    const method = known.get(call) ?? table[call];
    known.set(call, method);
    return method;
  };
}

const starting = start();
starting.then(
  () => tell({ ready: true }),
  (error: unknown) => tell({ failed: String(error) }),
);

self.addEventListener("message", (event: MessageEvent<RpcRequest>) => {
  const { id, call, args } = event.data;
  starting
    // undefined is None in Python, null is not
    .then((method) => tell({ id, result: method(call)(...args.map((arg) => arg ?? undefined)) }))
    .catch((error: unknown) => tell({ id, error: String(error) }));
});
