/** The catalogues of one language as one piece; its rules, which are long, each as another. Globs must be written out. */

export const words = import.meta.glob<string>(["@catalogues/pt-BR/*.ftl", "!**/rules-*.ftl", "!@catalogues/pt-BR/terminal.ftl", "!@catalogues/pt-BR/commands.ftl", "!@catalogues/pt-BR/arena.ftl"], { query: "?raw", import: "default", eager: true });
export const rules = import.meta.glob<string>("@catalogues/pt-BR/rules-*.ftl", { query: "?raw", import: "default" });
