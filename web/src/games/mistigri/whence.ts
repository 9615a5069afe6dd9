/** Where cards came from that are new on the table, by what was just seen. Spots are named in `data-spot`. */
import { handOf } from "../../parts/arrive";
import type { Sighting } from "./model";

export const PILE = "pile";

/** `pile`: who discarded; `hands`: per seat; `mine`: per card, where the viewer knows it. */
export interface Whence {
  pile: string | null;
  hands: Record<number, string>;
  mine: Record<string, string>;
}

export function whence(sightings: readonly Sighting[], me: number): Whence {
  const found: Whence = { pile: null, hands: {}, mine: {} };
  const came = (to: number, from: string, card: string | null) => {
    found.hands[to] = from;
    if (to === me && card) found.mine[card] = from;
  };
  for (const one of sightings) {
    switch (one.type) {
      case "pair-discarded":
      case "ones-discarded":
      case "card-discarded":
        found.pile = handOf(one.seat);
        break;
      case "card-drawn":
        came(one.seat, handOf(one.giver), one.card.what);
        break;
      case "card-given":
        came(one.to, handOf(one.seat), one.card.what);
        break;
      case "card-taken":
        came(one.to, PILE, one.card);
        break;
      default:
    }
  }
  return found;
}
