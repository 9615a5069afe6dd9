/**
 * The drawings of art/ and of every game, as one sprite that index.html carries: <use href="#box-alive"/> draws one.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Everything but what shows a file by itself: symbols, and the strokes of the lettering. */
export function sprite(web: string): string {
  const parts = globSync(["art/*.svg", "src/games/*/art/*.svg"], { cwd: web })
    .sort()
    .map((name) => {
      const text = readFileSync(join(web, name), "utf8");
      const kept = text.match(
        /<symbol[\s\S]*?<\/symbol>|<path id="ch-[^>]*>|<g id="[^"]*"[\s\S]*?<\/g>|<filter[\s\S]*?<\/filter>/g,
      );
      if (!kept) throw new Error(`${name} holds no symbol`);
      return kept.join("");
    });
  return parts
    .join("")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .replace(/\n/g, " ");
}

export function spritePlugin(web: string): Plugin {
  return {
    name: "cattery-sprite",
    transformIndexHtml: (html) =>
      html.replace(
        "<!--sprite-->",
        `<svg class="sprite" aria-hidden="true" width="0" height="0"><defs>${sprite(web)}</defs></svg>`,
      ),
  };
}
