/**
 * The catalogues of one language as one piece; its rules, which are long, each as another. Globs must be written out,
 * and what is left out must be named as it is brought in: `**` does not reach beyond the page's own folder.
 */

export const words = import.meta.glob<string>(
  [
    "@catalogues/it/*.ftl",
    "@games/*/words/it/*.ftl",
    "!@games/*/words/it/{rules,terminal,arena,coach}.ftl",
    "!@catalogues/it/{terminal,commands,arena,preview,coach}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export const rules = import.meta.glob<string>("@games/*/words/it/rules.ftl", { query: "?raw", import: "default" });
