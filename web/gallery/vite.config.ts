/** The development gallery: the page's own components, fed with what a table really said. It is never shipped. */
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { relative } from "node:path";
import type { PreprocessorGroup } from "svelte/compiler";
import { defineConfig } from "vite";
import { breakpoints } from "../build/breakpoints.js";
import { spritePlugin } from "../build/sprite.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every component says that it was mounted, so that a test can name those that no entry shows. */
const countMounted: PreprocessorGroup = {
  name: "count-mounted",
  markup({ content, filename }) {
    const name = relative(here("../src"), filename ?? "");
    if (name.startsWith("..")) return;
    const count = `(globalThis.galleryMounted ??= new Set()).add("${name}");`;
    const script = /<script lang="ts">/;
    return {
      code: script.test(content)
        ? content.replace(script, (tag) => `${tag}\n// @ts-nocheck\n${count}`)
        : `<script lang="ts">${count}</script>\n${content}`,
    };
  },
};

export default defineConfig({
  root: here("."),
  base: "./",
  plugins: [
    svelte({ configFile: false, preprocess: [countMounted, breakpoints, vitePreprocess({ script: true })] }),
    spritePlugin(here("..")),
  ],
  resolve: {
    alias: {
      "@catalogues": here("../../src/cattery/wording/catalogues"),
      "@games": here("../../src/cattery/games"),
    },
  },
  worker: { format: "es" },
  build: {
    outDir: here("../../build/gallery"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
