import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Warnings of the compiler (unused selectors, faults of accessibility) stop the build. */
export default {
  preprocess: vitePreprocess({ script: true }),
  onwarn(warning) {
    throw new Error(`${warning.filename}: ${warning.message}`);
  },
};
