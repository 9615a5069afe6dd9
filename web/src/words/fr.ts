/** The catalogues of one language as one piece; its rules, which are long, each as another. Globs must be written out. */

export const words = import.meta.glob<string>(["@catalogues/fr/*.ftl", "!**/rules-*.ftl", "!@catalogues/fr/terminal.ftl", "!@catalogues/fr/commands.ftl", "!@catalogues/fr/arena.ftl"], { query: "?raw", import: "default", eager: true });
export const rules = import.meta.glob<string>("@catalogues/fr/rules-*.ftl", { query: "?raw", import: "default" });
