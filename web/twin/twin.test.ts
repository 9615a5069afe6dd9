/** say.ts against cattery.wording: the cases, with what Python says, come from tests/wording/test_say_twin.py. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Teller, type Thing } from "../src/say";
import { bundleOf, type Language } from "../src/words.svelte";

interface Case {
  game: string;
  viewer: number;
  names: string[];
  kind: "event" | "step" | "choice";
  thing: Thing;
  step?: Thing;
  said: string[];
}
interface Cases {
  languages: Record<Language, { catalogues: string[]; cases: Case[] }>;
}

describe("the twin", () => {
  const cases = JSON.parse(readFileSync(process.env["TWIN_CASES"]!, "utf8")) as Cases;
  for (const [language, { catalogues, cases: all }] of Object.entries(cases.languages)) {
    it(`says the same in ${language}`, () => {
      const bundle = bundleOf(
        language as Language,
        catalogues.map((text) => new FluentResource(text)),
      );
      for (const { game, viewer, names, kind, thing, step, said } of all) {
        const teller = new Teller(game, bundle, viewer, names);
        const here =
          kind === "event" ? teller.tell(thing) : [kind === "step" ? teller.ask(thing) : teller.offer(thing, step!)];
        expect(here).toEqual(said);
      }
      expect(all.length).toBeGreaterThan(500);
    });
  }
});
