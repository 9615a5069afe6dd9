/** The catalogues of one language as one piece; its rules, which are long, each as another. Globs must be written out. */

export const words = import.meta.glob<string>(["@catalogues/it/*.ftl", "!**/rules-*.ftl", "!@catalogues/it/terminal.ftl", "!@catalogues/it/commands.ftl", "!@catalogues/it/arena.ftl"], { query: "?raw", import: "default", eager: true });
export const rules = import.meta.glob<string>("@catalogues/it/rules-*.ftl", { query: "?raw", import: "default" });
