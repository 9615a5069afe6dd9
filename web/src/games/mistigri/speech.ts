/** Crazy Mistigri in words: cards and points. */
import type { Speech, Teller } from "../../say";
import type { Values } from "../../words.svelte";
import { MISTIGRI } from "./model";

const FEW = 2;

export const card = (teller: Teller, text: string): string => ofColour(teller, [text]);

export function cards(teller: Teller, texts: readonly string[]): string {
  if (!texts.length) return teller.words("mistigri-cards-none");
  return teller.listing(
    (texts.length <= FEW ? texts.map((text) => [text]) : byColour(texts)).map((group) => ofColour(teller, group)),
  );
}

function byColour(texts: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const text of [...texts].sort()) groups.set(text[0]!, [...(groups.get(text[0]!) ?? []), text]);
  return [...groups.values()];
}

function ofColour(teller: Teller, texts: readonly string[]): string {
  const first = texts[0]!;
  if (first === MISTIGRI) return teller.words("mistigri-card-mistigri");
  const colour = teller.words(`colour-${first[0]!.toLowerCase()}`);
  return teller.words("mistigri-cards-of-colour", { colour, values: texts.map((text) => text.slice(1)).join(" ") });
}

const oneOrHidden = (teller: Teller, text: unknown): string =>
  text === null ? teller.words("mistigri-card-hidden") : card(teller, String(text));

export const speech: Speech = {
  seats: new Set(["seat", "giver", "to"]),
  fieldWords: {
    card: oneOrHidden,
    discarded: oneOrHidden,
    cards: (teller, texts, thing) =>
      texts === null
        ? teller.words("mistigri-cards-hidden", { count: Number(thing["count"]) })
        : cards(teller, texts as string[]),
  },

  moreValues(teller, thing): Values {
    switch (thing.type) {
      case "discard-pair": {
        const [one, other] = (thing["cards"] as string[]).map((text) => text.slice(1));
        return { value: one === other ? Number(one) : 0 };
      }
      case "ones-discarded":
        return { count: (thing["cards"] as string[]).length };
      case "game-ended": {
        const winners = thing["winners"] as number[];
        const alone = winners[0] === teller.viewer ? "you" : "other";
        return {
          winner: winners.length === 1 ? alone : "shared",
          winners: teller.namesAndYou(winners),
          points: (thing["totals"] as number[])[winners[0]!] ?? 0,
        };
      }
      default:
        return {};
    }
  },

  details(teller, event) {
    if (event.type === "round-ended") {
      const penalties = event["penalties"] as number[];
      return (event["hands"] as string[][]).flatMap((hand, seat) =>
        hand.length
          ? [teller.about("mistigri-hand-shown", seat, { points: penalties[seat] ?? 0, cards: cards(teller, hand) })]
          : [],
      );
    }
    if (event.type === "game-ended") {
      const each = (event["totals"] as number[]).map((points, seat) =>
        teller.about("mistigri-score", seat, { points }),
      );
      return [teller.words("mistigri-totals", { scores: teller.listing(each) })];
    }
    return [];
  },
};
