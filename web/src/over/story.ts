/** The story of a game in three lines, picked from what everybody saw. */
import type { Frame } from "../wire";
import type { Revealed, Sighting } from "../schrodinger/model";

export interface Moment { kind: "bluff" | "close" | "end"; round: number; check: Revealed }
export interface Placed { seat: number; out: number | null }

export function moments(history: readonly Frame[]): Moment[] {
  let round = 0;
  const checks: { round: number; check: Revealed }[] = [];
  for (const sighting of history.flatMap((frame) => frame.sightings as Sighting[])) {
    if (sighting.type === "round-began") round = sighting.round;
    if (sighting.type === "hands-revealed") checks.push({ round, check: sighting });
  }
  const last = checks.at(-1);
  if (!last) return [];
  const gap = ({ check }: { check: Revealed }) => check.claim.count - check.found;
  const others = checks.slice(0, -1);
  const bluff = [...others].sort((a, b) => gap(b) - gap(a)).find((one) => gap(one) > 0);
  const close = others.filter((one) => one !== bluff).sort((a, b) => Math.abs(gap(a)) - Math.abs(gap(b)))[0];
  const told: Moment[] = [{ kind: "end", ...last }];
  if (bluff) told.push({ kind: "bluff", ...bluff });
  if (close) told.push({ kind: "close", ...close });
  return told.sort((a, b) => a.round - b.round);
}

/** The winner first, then whoever stayed longest. */
export function ranking(history: readonly Frame[], winner: number): Placed[] {
  let round = 0;
  const out: Placed[] = [];
  for (const sighting of history.flatMap((frame) => frame.sightings as Sighting[])) {
    if (sighting.type === "round-began") round = sighting.round;
    if (sighting.type === "eliminated") out.unshift({ seat: sighting.seat, out: round });
  }
  return [{ seat: winner, out: null }, ...out];
}
