/** Where things came from that are new on the table, by what was just seen. Spots are named in `data-spot`. */
import { handOf } from "../../parts/arrive";
import type { Physicat } from "./model";
import type { Sighting } from "./model";

export interface Whence {
  row: Partial<Record<Physicat, string>>;
  front: Partial<Record<Physicat, string>>;
  pile: string | null;
  proof: Record<number, string>;
}

export const proofOf = (seat: number): string => `proof-${seat}`;

export function whence(sightings: readonly Sighting[]): Whence {
  const found: Whence = { row: {}, front: {}, pile: null, proof: {} };
  for (const one of sightings) {
    switch (one.type) {
      case "power-used":
      case "physicat-revealed":
        found.row[one.physicat] = found.front[one.physicat] = handOf(one.seat);
        break;
      case "power-taken":
        found.row[one.physicat] = found.front[one.physicat] = "row";
        break;
      case "physicat-sent-to-row":
        found.row[one.physicat] = proofOf(one.seat);
        break;
      case "proof-shown":
        found.proof[one.seat] = handOf(one.seat);
        break;
      case "cards-put-away":
        found.pile = handOf(one.seat);
        break;
      case "proofs-removed":
        found.pile = proofOf(one.counts.findIndex((count) => count > 0));
        break;
      default:
    }
  }
  return found;
}
