/**
 * The order in which a check is told: own state first, then physicats, Heisenbergs last. What counts is the server's
 * to say.
 */
import { KINDS, spread } from "./kinds";
import type { Kind, Physicat } from "./model";
import type { Revealed } from "./model";

export interface Shown {
  key: string;
  seat: number;
  kind: Kind;
  proof: boolean;
  number: number | null;
}
export interface Added {
  seat: number;
  physicat: Physicat;
  numbers: number[];
}
export interface Tale {
  cards: Shown[];
  added: Added[];
  found: number;
}

export function tale(event: Revealed): Tale {
  const cards: Shown[] = event.hands.flatMap((hand, seat) => [
    ...spread(event.proofs[seat] ?? []).map((kind, i) => ({
      key: `${seat}p${i}`,
      seat,
      kind,
      proof: true,
      number: null,
    })),
    ...spread(hand).map((kind, i) => ({ key: `${seat}h${i}`, seat, kind, proof: false, number: null })),
  ]);
  let number = 0;
  for (const card of cards) if (card.kind === event.claim.state) card.number = ++number;
  const added: Added[] = event.front.map((laid, i) => ({
    ...laid,
    numbers: Array.from({ length: event.added[i] ?? 0 }, () => ++number),
  }));
  for (const card of cards.filter(({ kind }) => kind === KINDS[3]).slice(0, event.heisenbergs)) card.number = ++number;
  return { cards, added, found: event.found };
}

/** How long each tick of the count lasts, in ms: the one that reaches the claim comes after a silence. */
export function pace(number: number, claimed: number): number {
  if (number === claimed) return 800;
  if (number > claimed) return 150; // the claim stands: the rest is quickly told
  return number <= 2 ? 520 : 380;
}
