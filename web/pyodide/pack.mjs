// Runs pack.py in Pyodide, to pack bytecode of the interpreter that will run it: node web/pyodide/pack.mjs OUT PYODIDE
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [out, pyodide] = process.argv.slice(2).map((path) => resolve(path));
if (pyodide === undefined) {
  console.error("node web/pyodide/pack.mjs OUT PYODIDE");
  process.exit(2);
}
const repository = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
mkdirSync(out, { recursive: true });
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodide, env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" } });
for (const [place, path] of [["/src", `${repository}/src`], ["/web", `${repository}/web/pyodide`], ["/out", out], ["/pyodide", pyodide]]) {
  python.FS.mkdirTree(place === "/web" ? "/web/pyodide" : place);
  python.mountNodeFS(place === "/web" ? "/web/pyodide" : place, path);
}
python.runPython(`
import sys
sys.path.insert(0, "/web/pyodide")
from pathlib import Path
import pack
pack.pack(Path("/out"), Path("/pyodide"))
`);
