/**
 * What is being picked for one question, before it is sent. Only what the server offered can be sent: no rule is
 * known here.
 */
import { numbered, type Offer, type Pair } from "./model";

export class Pick {
  lifted = $state<string[]>([]); // cards of the hand
  to = $state<number | null>(null); // who gets it
  option = $state<string | null>(null); // one of the texts on offer

  constructor(
    readonly offer: Offer,
    readonly step: string,
  ) {}

  /** Whether cards of the hand answer this question, and how many. */
  get ofHand(): 0 | 1 | 2 {
    if (this.offer.gifts.length || ["choose-drawn", "swap-out"].includes(this.step)) return 1;
    return ["pair-or-pass", "another-pair"].includes(this.step) ? 2 : 0;
  }

  /** Whether a card of the pile answers it. */
  get ofPile(): boolean {
    return this.offer.cards.length > 0 && !this.ofHand;
  }

  get pair(): Pair | null {
    return this.lifted.length === 2 ? (this.offer.pairs.find((pair) => same(pair.cards, this.lifted)) ?? null) : null;
  }

  /** The answer as it would be sent now. */
  get text(): string | null {
    const [card] = this.lifted;
    if (this.ofHand === 2) return this.pair?.text ?? null;
    if (this.offer.gifts.length)
      return this.offer.gifts.find((gift) => gift.card === card && gift.to === this.to)?.text ?? null;
    if (this.ofHand === 1) return card && this.offer.cards.includes(card) ? card : null;
    return this.option;
  }

  lift(card: string, up: boolean): void {
    const at = this.lifted.indexOf(card);
    if (!up) this.lifted = this.lifted.filter((_, i) => i !== at);
    else this.lifted = this.lifted.length < this.ofHand ? [...this.lifted, card] : [card];
  }

  choosePair(pair: Pair): void {
    this.lifted = [...pair.cards];
  }

  /** Whether a card could become part of an answer that was offered. */
  may(card: string): boolean {
    if (this.ofHand === 2) return this.offer.pairs.some((pair) => pair.cards.includes(card));
    return this.offer.gifts.some((gift) => gift.card === card) || this.offer.cards.includes(card);
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean => {
  const left = numbered(b).map(({ card, nth }) => `${card}${nth}`);
  return a.length === b.length && numbered(a).every(({ card, nth }) => left.includes(`${card}${nth}`));
};
