// Runs scripts/engine_inside.py in Pyodide: node engine.mjs <repository> <msgspec wheel> <where to write>
import { loadPyodide } from "pyodide";
import { readFile } from "node:fs/promises";
import { dirname, basename, join } from "node:path";

const [root, wheel, out] = process.argv.slice(2);
const py = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } }); // columns in tracebacks weigh too much
py.mountNodeFS("/repository", root);
py.mountNodeFS("/wheels", dirname(wheel));
py.mountNodeFS("/out", out);
const inside = await readFile(join(root, "scripts", "engine_inside.py"), "utf-8");
try {
  py.runPython(`${inside}\npack("/repository", "/wheels/${basename(wheel)}", "/out")`);
} catch (fault) {
  console.error(fault.message); // without the line of source it came from, which is the whole of Pyodide
  process.exitCode = 1;
}
