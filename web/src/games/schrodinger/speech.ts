/** Schrödinger's Cats in words: cards, claims and physicats. */
import type { Speech, Teller, Thing } from "../../say";
import type { Values } from "../../words.svelte";

const KINDS = ["alive", "dead", "empty", "heisenberg"];
type Counts = readonly number[];
interface Claim {
  count: number;
  state: string;
}

const sum = (counts: Counts): number => counts.reduce((all, one) => all + one, 0);

export function cards(teller: Teller, counts: Counts): string {
  const each = KINDS.flatMap((kind, i) =>
    counts[i] ? [teller.words(`schrodinger-cards-${kind}`, { count: counts[i] })] : [],
  );
  return each.length ? teller.listing(each) : teller.words("schrodinger-cards-none");
}

const claim = (teller: Teller, made: Claim): string =>
  teller.words("schrodinger-claim", { count: made.count, state: made.state });
const physicat = (teller: Teller, name: string): string => teller.words(`physicat-${name}`);

export const speech: Speech = {
  seats: new Set(["seat", "claimer", "doubter", "right", "wrong", "starter"]),
  fieldWords: {
    cards: (teller, counts, thing) =>
      counts === null
        ? teller.words("schrodinger-cards-hidden", { count: Number(thing["count"]) })
        : cards(teller, counts as Counts),
    claim: (teller, made) => claim(teller, made as Claim),
    physicat: (teller, name) =>
      name === null ? teller.words("schrodinger-physicat-hidden") : physicat(teller, String(name)),
  },

  moreValues(teller, thing): Values {
    switch (thing.type) {
      case "claim":
        return { claim: claim(teller, thing as Thing & Claim) };
      case "show-proof":
      case "swap-cards":
        return { count: sum(thing["cards"] as Counts) };
      case "proofs-removed":
        return {
          cards: teller.words(`schrodinger-cards-${String(thing["state"])}`, { count: sum(thing["counts"] as Counts) }),
        };
      default:
        return {};
    }
  },

  details(teller, event) {
    if (event.type !== "hands-revealed") return [];
    const proofs = event["proofs"] as Counts[];
    const hands = (event["hands"] as Counts[]).flatMap((hand, seat) => {
      const proof = proofs[seat] ?? [];
      if (!sum(hand) && !sum(proof)) return [];
      const shown = { cards: cards(teller, hand), proof: cards(teller, proof), "proof-count": sum(proof) };
      return [teller.about("schrodinger-hand-shown", seat, shown)];
    });
    const front = (event["front"] as { seat: number; physicat: string }[]).map((laid) =>
      teller.about("schrodinger-physicat-shown", laid.seat, { physicat: physicat(teller, laid.physicat) }),
    );
    return [...hands, ...front];
  },
};
