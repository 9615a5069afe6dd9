/** The words of the page, from the same catalogues as everything else, in the language this person reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keepSettings, settings } from "./settings.svelte";

export const LANGUAGES = ["en", "pt-BR", "fr", "nl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** Every language names itself in itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  "pt-BR": "Português",
  fr: "Français",
  nl: "Nederlands",
  it: "Italiano",
};

interface Catalogues {
  words: Record<string, string>;
  rules: Record<string, () => Promise<string>>;
}
const CATALOGUES: Record<Language, () => Promise<Catalogues>> = {
  en: () => import("./words/en"),
  "pt-BR": () => import("./words/pt-BR"),
  fr: () => import("./words/fr"),
  nl: () => import("./words/nl"),
  it: () => import("./words/it"),
};

interface Said {
  language: Language;
  bundle: FluentBundle;
}
let said = $state.raw<Said | null>(null);

/** The first of the browser's languages that we speak. */
export function preferredLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((one) => one.split("-")[0] === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** Everything a language has to say but the rules. */
async function readWords(language: Language): Promise<FluentResource[]> {
  const { words } = await CATALOGUES[language]();
  return Object.keys(words)
    .sort()
    .map((path) => new FluentResource(words[path]!));
}

/** The same with the rules of a game, which are only read when somebody looks one up. */
export async function readRules(language: Language, game: string): Promise<FluentResource[]> {
  const { rules } = await CATALOGUES[language]();
  const found = Object.entries(rules).find(([path]) => path.includes(`/${game}/words/`));
  return [...(await readWords(language)), ...(found ? [new FluentResource(await found[1]())] : [])];
}

/** A bundle that speaks as Python's does: values are not wrapped in direction marks. */
export function bundleOf(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

/** Gentle pictures have gentle words: a message `gentle-x` stands in for `x`. */
function soften(resources: FluentResource[]): FluentResource {
  const entries = new Map(resources.flatMap(({ body }) => body.map((entry) => [entry.id, entry] as const)));
  const gentle = new FluentResource("");
  for (const id of entries.keys()) {
    const softer = entries.get(`gentle-${id}`);
    if (softer) gentle.body.push({ ...softer, id });
  }
  return gentle;
}

export async function speak(language: Language): Promise<void> {
  const resources = await readWords(language);
  const bundle = bundleOf(language, resources);
  if (settings.gentle) bundle.addResource(soften(resources), { allowOverrides: true });
  said = { language, bundle };
  document.documentElement.lang = language;
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.language = language;
  keepSettings();
}

export const languageNow = (): Language => said?.language ?? "en";
export const bundleNow = (): FluentBundle => {
  if (!said) throw new Error("nothing can be said before a language is loaded");
  return said.bundle;
};

/** A message of the catalogue in this language. */
export function t(id: string, values: Values = {}): string {
  return format(bundleNow(), id, values);
}

export function format(bundle: FluentBundle, id: string, values: Values = {}, attribute?: string): string {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no words for ${id}${attribute ? `.${attribute}` : ""}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors[0]) throw errors[0];
  return text;
}
