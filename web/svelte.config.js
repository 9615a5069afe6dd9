import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { breakpoints } from "./build/breakpoints.js";

/** Warnings of the compiler (unused selectors, faults of accessibility) stop the build. */
export default {
  preprocess: [breakpoints, vitePreprocess({ script: true })],
  onwarn(warning) {
    throw new Error(`${warning.filename}: ${warning.message}`);
  },
};
