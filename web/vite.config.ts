import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compressPlugin } from "./build/compress.ts";
import { spritePlugin } from "./build/sprite.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
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
        /** A game's table is called by the game, so that its weight can be told. */
        chunkFileNames: ({ facadeModuleId }) => {
          const game = /\/games\/(\w+)\/attable\.ts$/.exec(facadeModuleId ?? "")?.[1];
          return `assets/${game ?? "[name]"}-[hash].js`;
        },
      },
    },
  },
  server: { fs: { allow: [here("..")] } },
  test: { environment: "happy-dom", include: [process.env["TWIN_CASES"] ? "twin/*.test.ts" : "test/*.test.ts"] },
});
