/**
 * What is not on offer now. Which answers there are is notation (docs/notation.md); why one is not offered, the
 * server knows.
 */
import { KINDS } from "./kinds";
import type { Forbidden } from "../../rules/why";
import { t } from "../../words.svelte";
import type { Bag } from "./bag.svelte";
import { TRACK, writeBag, writeClaim, type Offer, type View } from "./model";

/** One more card of a kind than is picked so far. */
export const oneMore = (offer: Offer, bag: Bag, kind: number): string =>
  writeBag(
    offer.sign,
    bag.counts.map((count, i) => (i === kind ? count + 1 : count)),
  );

export function forbidden(view: View, offer: Offer, bag: Bag | null): Forbidden[] {
  const found: Forbidden[] = [];
  const add = (missing: boolean, text: string, label: string) => missing && found.push({ text, label });
  const claim = view.claim;
  if (claim && offer.claims.length) {
    add(
      true,
      writeClaim(claim),
      t("why-claim-less", { claim: t("schrodinger-claim-short", { count: claim.count, state: claim.state }) }),
    );
  }
  add(!offer.claims.length, TRACK[0]!, t("why-claim"));
  add(!offer.doubt, "?", t("why-doubt"));
  add(!bag || offer.sign !== "+", "+", t("why-proof"));
  add(!bag || offer.sign !== "-", "-", t("why-swap"));
  if (bag) {
    KINDS.forEach((kind, i) => {
      const words = offer.sign === "+" ? "why-proof-more" : "why-swap-more";
      add(
        (view.hand[i] ?? 0) > (bag.counts[i] ?? 0) && !bag.may(i, 1),
        oneMore(offer, bag, i),
        t(words, { kind: t(`kind-${kind}`) }),
      );
    });
  }
  if (offer.take.length) {
    for (const who of view.row)
      add(!offer.take.includes(who), `!${who}`, t("why-take", { name: t(`physicat-${who}`) }));
  } else {
    add(view.options.physicats && !offer.use, "!", t("why-power"));
  }
  add(!offer.end, ".", t("why-end"));
  return found;
}
