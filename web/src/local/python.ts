/** The interpreter with our packages in it: fetched, unpacked and started. */
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { loadPyodide, type PyodideConfig } from "pyodide";

interface Manifest {
  files: Record<"python" | "library" | "cattery", string>;
  size: Record<string, number>;
}

const SITE = "/lib/python3.14/site-packages";

/** The parts travel compressed, whatever the host that serves them can do, and are unpacked here. */
async function fetchPart(url: string, progress: (bytes: number) => void): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      progress(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const unpacked = new DecompressionStream("gzip") as unknown as ReadableWritablePair<Uint8Array, Uint8Array>;
  return answer.body.pipeThrough(counted).pipeThrough(unpacked);
}

/** `run` carries out one errand of cattery.local.errands. */
export async function startPython(
  root: string,
  progress: (loaded: number, total: number) => void,
): Promise<(errand: object) => unknown> {
  if (typeof WebAssembly !== "object") throw new Error("no WebAssembly");
  const manifest = (await (await fetch(new URL("engine.json", root), { cache: "no-cache" })).json()) as Manifest;
  const total = Object.values(manifest.size).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const part = (name: keyof Manifest["files"]) =>
    fetchPart(new URL(manifest.files[name], root).href, (bytes) => progress((loaded += bytes), total));
  const [python, library, cattery] = await Promise.all([part("python"), part("library"), part("cattery")]);
  const ours = new Response(cattery).arrayBuffer();

  // Pyodide fetches two files by their names; it is handed what we have. When one of them fails it would wait for ever.
  const files: Record<string, Response> = {
    "pyodide.asm.wasm": new Response(python, { headers: { "content-type": "application/wasm" } }),
    "python_stdlib.zip": new Response(library),
  };
  const usual = { fetch: self.fetch, instantiate: WebAssembly.instantiateStreaming };
  self.fetch = (asked, options) => {
    const file = files[String(asked).split("/").at(-1)!];
    return file ? Promise.resolve(file) : usual.fetch(asked, options);
  };
  try {
    const broken = new Promise<never>((_, failed) => {
      WebAssembly.instantiateStreaming = async (source, imports) => {
        try {
          return await usual.instantiate(source, imports);
        } catch (fault) {
          failed(fault);
          throw fault;
        }
      };
    });
    const lock = { info, packages: {} }; // nothing else is ever installed
    const python = loadPyodide({
      createPyodideModule: createPyodideModule as PyodideConfig["createPyodideModule"],
      indexURL: root,
      lockFileContents: lock as unknown as string,
      packageBaseUrl: root,
    });
    const up = await Promise.race([python, broken]);
    up.unpackArchive(await ours, "zip", { extractDir: SITE });
    const run = up.runPython("from cattery.local import Host\nHost().run") as (text: string) => string;
    return (errand) => JSON.parse(run(JSON.stringify(errand))) as unknown;
  } finally {
    self.fetch = usual.fetch;
    WebAssembly.instantiateStreaming = usual.instantiate;
  }
}
