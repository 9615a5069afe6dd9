/** The order in which a check is told: own state first, then physicats, Heisenbergs last. The verdict itself is the server's. */
import { KINDS, spread } from "../parts/kinds";
import type { Kind, Physicat } from "../wire";
import type { Revealed } from "./model";

export interface Shown { key: string; seat: number; kind: Kind; proof: boolean; number: number | null }
export interface Added { seat: number; physicat: Physicat; numbers: number[] }
export interface Tale { cards: Shown[]; added: Added[]; found: number }

export function tale(event: Revealed): Tale {
  const state = event.claim.state;
  const cards: Shown[] = event.hands.flatMap((hand, seat) => [
    ...spread(event.proofs[seat] ?? []).map((kind, i) => ({ key: `${seat}p${i}`, seat, kind, proof: true, number: null })),
    ...spread(hand).map((kind, i) => ({ key: `${seat}h${i}`, seat, kind, proof: false, number: null })),
  ]);
  let number = 0;
  for (const card of cards) if (card.kind === state) card.number = ++number;
  // Whatever the server found beyond the state's own cards is Heisenbergs, as far as they go and were counted, and physicats.
  const wild = cards.filter((card) => card.kind === KINDS[3]);
  const beyond = event.found - number;
  const counted = event.front.some((laid) => laid.physicat === "feyncat") ? [] : wild.slice(0, beyond);
  let fromPhysicats = beyond - counted.length;
  const added: Added[] = event.front.map((laid) => {
    const most = laid.physicat === "cecilia" ? 2 : laid.physicat === "maria" ? 1 : 0;
    const here = Math.min(most, fromPhysicats);
    fromPhysicats -= here;
    return { ...laid, numbers: Array.from({ length: here }, () => ++number) };
  });
  for (const card of counted) card.number = ++number;
  return { cards, added, found: event.found };
}

/** How long each tick of the count lasts, in ms: the one that reaches the claim comes after a silence. */
export function pace(number: number, claimed: number): number {
  if (number === claimed) return 800;
  if (number > claimed) return 150; // the claim stands: the rest is quickly told
  return number <= 2 ? 520 : 380;
}
