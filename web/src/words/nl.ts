/** The catalogues of one language as one piece; its rules, which are long, each as another. Globs must be written out. */

export const words = import.meta.glob<string>(["@catalogues/nl/*.ftl", "!**/rules-*.ftl", "!@catalogues/nl/terminal.ftl", "!@catalogues/nl/commands.ftl", "!@catalogues/nl/arena.ftl"], { query: "?raw", import: "default", eager: true });
export const rules = import.meta.glob<string>("@catalogues/nl/rules-*.ftl", { query: "?raw", import: "default" });
