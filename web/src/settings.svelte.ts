/** What this person prefers, kept in this browser. Storage may be closed to us: then it lasts until the page does. */

export type Theme = "day" | "night";

interface Kept {
  language: string | null;
  theme: Theme | null; // null: as the device says
  sound: boolean;
  gentle: boolean; // a sleeping cat instead of the dead one
  direct: boolean; // a tap on a claim sends it at once
  name: string;
  level: string; // of bots
  chosen: Record<string, Record<string, unknown>>; // by game, the options last played with; none: never played here
}

const KEY = "cattery-settings";
const touch = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

/** As it is before anything is chosen: a phone is silent. */
export const AT_FIRST: Readonly<Kept> = {
  language: null,
  theme: null,
  sound: !touch,
  gentle: false,
  direct: false,
  name: "",
  level: "kitten",
  chosen: {},
};

function load(): Kept {
  try {
    return { ...AT_FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...AT_FIRST };
  }
}

export const settings = $state(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private browsing: nothing is kept
  }
}

const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
let deviceIsDark = $state(dark?.matches ?? false);
dark?.addEventListener?.("change", () => (deviceIsDark = dark.matches)); // evening falls while the page is open

export const deviceTheme = (): Theme => (deviceIsDark ? "night" : "day");
export const themeNow = (): Theme => settings.theme ?? deviceTheme();
export const calm = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
