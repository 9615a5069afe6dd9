/** The effect of a pair that bears on what is asked now, from what everybody saw. */
import type { EffectTaken } from "./wire";
import type { Sighting, View } from "./model";

type Asked = NonNullable<View["decision"]>["step"]["type"];

/** What a turn asks by itself: every other question is asked by the effect that was taken last. */
const OF_THE_TURN: readonly Asked[] = ["pair-or-pass", "effect-or-reverse"];

export function effectAtWork(asked: Asked, sightings: readonly Sighting[]): EffectTaken | null {
  if (!OF_THE_TURN.includes(asked)) return sightings.findLast((one) => one.type === "effect-taken") ?? null;
  const turn = sightings.findLastIndex((one) => one.type === "turn-began");
  const onlyDrawn = sightings.slice(turn + 1).every((one) => one.type === "card-drawn" || one.type === "went-out");
  return turn > 0 && onlyDrawn ? waitedFor(sightings.slice(0, turn)) : null;
}

/**
 * The effect that waited for the draw that follows: nothing was seen between, but perhaps that a card was chosen
 * (M22).
 */
export function waitedFor(before: readonly Sighting[]): EffectTaken | null {
  const last = before.at(before.at(-1)?.type === "card-chosen" ? -2 : -1);
  return last?.type === "effect-taken" ? last : null;
}
