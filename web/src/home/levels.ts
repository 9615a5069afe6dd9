/** The levels of bots that this server has, the weakest first; and the one that this person plays with. */
import { settings } from "../settings.svelte";

let known: Promise<string[]> | null = null;

export function levels(): Promise<string[]> {
  known ??= fetch("/api/offer")
    .then(async (answer) => ((await answer.json()) as { levels: string[] }).levels)
    .catch((fault: unknown) => {
      known = null;
      throw fault;
    });
  return known;
}

/** The next one up, or null at the top. */
export const harderThan = (level: string, all: readonly string[]): string | null => all[all.indexOf(level) + 1] ?? null;

/** What was picked last, if there is such a bot here; else the best there is. */
export const pickedLevel = (all: readonly string[]): string =>
  all.includes(settings.level) ? settings.level : (all.at(-1) ?? "");
