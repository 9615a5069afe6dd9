import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compressPlugin } from "./build/compress.ts";
import { hostlessPlugin } from "./build/hostless.ts";
import { spritePlugin } from "./build/sprite.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./", // the page lies wherever a host puts it; a server, whose addresses are deeper, writes the document anew
  plugins: [svelte(), spritePlugin(here(".")), compressPlugin()],
  resolve: {
    alias: {
      "@catalogues": here("../src/cattery/wording/catalogues"),
      "@games": here("../src/cattery/games"),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/cattery/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a data: address would need a hole in the content security policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs and is tiny travels together: a file of its own costs more than what is in it.
        advancedChunks: {
          groups: [
            {
              name: "page",
              test: /web\/src\/(route\.svelte|net\/turned|local\/(root|here|state\.svelte|offline))\.ts$/,
            },
          ],
        },
        /** A game's table is called by the game, so that its weight can be told. */
        chunkFileNames: ({ facadeModuleId }) => {
          const game = /\/games\/(\w+)\/attable\.ts$/.exec(facadeModuleId ?? "")?.[1];
          return `assets/${game ?? "[name]"}-[hash].js`;
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [hostlessPlugin()] },
  server: { fs: { allow: [here("..")] } },
  test: { environment: "happy-dom", include: [process.env["TWIN_CASES"] ? "twin/*.test.ts" : "test/*.test.ts"] },
});
