/**
 * Where layouts change, by name: `@media (--broad)` in a component. Numbers stand here alone; the tables, which fit
 * themselves to every window, have names of their own.
 */
const BREAKPOINTS = {
  "--broad": "(min-width: 900px)", // two rooms stand side by side
  "--desk": "(min-width: 1000px)", // lists have columns, and what belongs together stands together
};

/** @type {import("svelte/compiler").PreprocessorGroup} */
export const breakpoints = {
  name: "breakpoints",
  style: ({ content }) => ({
    code: content.replace(/\((--[\w-]+)\)(?=[^;{}]*\{)/g, (_, name) => {
      if (!(name in BREAKPOINTS)) throw new Error(`no breakpoint is called ${name}`);
      return BREAKPOINTS[name];
    }),
  }),
};
