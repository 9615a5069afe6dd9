/**
 * The catalogues of one language as one piece; its rules, which are long, each as another. Globs must be written out.
 */

export const words = import.meta.glob<string>(
  [
    "@catalogues/it/*.ftl",
    "@games/*/words/it/*.ftl",
    "!**/rules.ftl",
    "!**/terminal.ftl",
    "!**/commands.ftl",
    "!**/arena.ftl",
    "!**/preview.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export const rules = import.meta.glob<string>("@games/*/words/it/rules.ftl", { query: "?raw", import: "default" });
