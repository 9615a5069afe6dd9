// Runs Python inside the packed engine, as the page's worker has it: node run.mjs <page> <file> <expression> → JSON
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const [page, file, expression] = process.argv.slice(2);
const { files } = JSON.parse(await readFile(join(page, "engine.json"), "utf-8"));
const unpacked = async (name) => new Uint8Array(gunzipSync(await readFile(join(page, files[name]))));
const { info } = createRequire(import.meta.url)("pyodide/pyodide-lock.json");
const folder = await mkdtemp(join(tmpdir(), "engine-"));
try {
  const library = join(folder, "library.zip");
  await writeFile(library, await unpacked("library"));
  const lockFileContents = { info, packages: {} };
  const py = await loadPyodide({ createPyodideModule, lockFileContents, stdLibURL: library });
  py.unpackArchive(await unpacked("cattery"), "zip", { extractDir: "/lib/python3.14/site-packages" });
  py.runPython(await readFile(file, "utf-8"));
  console.log(py.runPython(`import json\njson.dumps(${expression})`));
} catch (fault) {
  console.error(fault.message);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
