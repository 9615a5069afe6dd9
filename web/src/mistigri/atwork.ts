/** The effect of a pair that is being applied, or that waits for the next draw (M38), from what everybody saw. */
import type { Mistigri } from "../wire";
import type { Sighting } from "./model";

/** What follows when an effect has done its work, or can do none. */
const SETTLED = new Set(["ones-discarded", "card-given", "card-taken", "declined", "effect-lapsed", "pair-discarded", "passed", "round-ended", "round-began"]);

export function effectAtWork(sightings: readonly Sighting[]): Mistigri.EffectTaken | null {
  const last = sightings.findLast((one) => one.type === "effect-taken" || SETTLED.has(one.type));
  return last?.type === "effect-taken" ? last : null;
}
