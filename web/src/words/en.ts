/** The catalogues of one language as one piece; its rules, which are long, each as another. Globs must be written out. */

export const words = import.meta.glob<string>(["@catalogues/en/*.ftl", "!**/rules-*.ftl", "!@catalogues/en/terminal.ftl", "!@catalogues/en/commands.ftl", "!@catalogues/en/arena.ftl"], { query: "?raw", import: "default", eager: true });
export const rules = import.meta.glob<string>("@catalogues/en/rules-*.ftl", { query: "?raw", import: "default" });
