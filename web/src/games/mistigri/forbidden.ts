/**
 * What is not on offer now. Which answers there are is notation (docs/notation.md); why one is not offered, the
 * server knows.
 */
import type { Forbidden } from "../../rules/why";
import { t } from "../../words.svelte";
import { MISTIGRI, type View } from "./model";
import type { Pick } from "./pick.svelte";

export function forbidden(view: View, { offer, ofHand, ofPile }: Pick, names: string[]): Forbidden[] {
  const found: Forbidden[] = [];
  const add = (missing: unknown, text: string, label: string) => missing && found.push({ text, label });
  const [card, another] = view.hand;
  const give = (to: number) => `${card}>${to + 1}`;
  add(!offer.pass, ".", t("why-pass"));
  add(another && ofHand !== 2, `${card}${another}`, t("why-pair"));
  add(another && ofHand === 2 && view.hand.includes(MISTIGRI), `${MISTIGRI}${card}`, t("why-pair-mistigri"));
  add(!offer.effect, "<>", t("why-reverse"));
  add(card && !offer.gifts.length, give((view.seat + 1) % names.length), t("why-give"));
  for (const seat of view.out) add(offer.gifts.length, give(seat), t("why-give-to", { name: names[seat] ?? "" }));
  const lying = view.pile.find((one) => !view.hand.includes(one));
  add(lying && !ofPile, lying!, t("why-pile"));
  return found;
}
