/** Pyodide knows where its packages lie on the internet. We bring all that is needed, and ask nobody. */
import type { Plugin } from "vite";

export function hostlessPlugin(): Plugin {
  return {
    name: "cattery-hostless",
    transform: (code, id) =>
      /node_modules\/pyodide\/.*\.mjs$/.test(id) ? code.replaceAll("https://cdn.jsdelivr.net/", "./nowhere/") : null,
  };
}
