/** What the compilers do not see. Form is Prettier's, types and markup are svelte-check's. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/wire.ts", "src/games/*/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // TypeScript knows what there is
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }], // {#each { length: 3 } as _, i (i)}
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
);
