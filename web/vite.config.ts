import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { spritePlugin } from "./build/sprite.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), spritePlugin(here("art"))],
  resolve: {
    alias: { "@catalogues": here("../src/cattery/wording/catalogues") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/cattery/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a data: address would need a hole in the content security policy
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [here("..")] } },
  test: { environment: "happy-dom", include: [process.env["TWIN_CASES"] ? "twin/*.test.ts" : "test/*.test.ts"] },
});
