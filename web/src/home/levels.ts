/** The levels of bots that there are, the weakest first; and the one that this person plays with. */
import { ALONE, ROOT } from "../local/root";
import { settings } from "../settings.svelte";

let known: Promise<string[]> | null = null;

export function levels(): Promise<string[]> {
  known ??= asked()
    .then(({ levels }) => levels)
    .catch((fault: unknown) => {
      known = null;
      throw fault;
    });
  return known;
}

interface Offer {
  levels: string[];
}

/** What the server offers; where there is none, what the engine of this page does, which need not be there for that. */
async function asked(): Promise<Offer> {
  try {
    if (!ALONE) return (await (await fetch("/api/offer")).json()) as Offer;
  } catch {
    // no network, or no server
  }
  return ((await (await fetch(new URL("engine.json", ROOT))).json()) as { offer: Offer }).offer;
}

/** The next one up, or null at the top. */
export const harderThan = (level: string, all: readonly string[]): string | null => all[all.indexOf(level) + 1] ?? null;

/** What was picked last, if there is such a bot here; else the best there is. */
export const pickedLevel = (all: readonly string[]): string =>
  all.includes(settings.level) ? settings.level : (all.at(-1) ?? "");
