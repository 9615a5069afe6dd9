/** The rules, from the catalogues, found by number or by words as Python's `find_rules` finds them. */
import { bundleOf, format, readRules, type Language } from "../words.svelte";
import type { Told } from "../games/kit";

export interface Rule {
  number: string;
  title: string;
  text: string;
  section: string;
}

export async function loadRules(kit: Told, language: Language): Promise<Rule[]> {
  const bundle = bundleOf(language, await readRules(language, kit.name));
  return kit.rules.flatMap(([section, numbers]) =>
    numbers.map((number) => ({
      number,
      title: format(bundle, number, {}, "title"),
      text: format(bundle, number),
      section: format(bundle, `section-${kit.name}-${section}`),
    })),
  );
}

export function findRules(rules: readonly Rule[], words: string): Rule[] {
  const asked = words.trim().toUpperCase();
  const letter = /^\D*/.exec(rules[0]?.number ?? "")![0];
  const number = /^\d+$/.exec(asked.replace(letter, "").trim());
  if (number) return rules.filter((rule) => rule.number === letter + number[0]);
  const wanted = plainWords(words);
  const inTitle = rules.filter((rule) => holds(rule.title, wanted));
  return [
    ...inTitle,
    ...rules.filter((rule) => !inTitle.includes(rule) && holds(`${rule.title} ${rule.text}`, wanted)),
  ];
}

function holds(text: string, wanted: readonly string[]): boolean {
  const found = plainWords(text);
  return wanted.every((start) => found.some((word) => word.startsWith(start)));
}

const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}_]+/gu) ?? [];
