/**
 * Reading what the server sent: cards, choices in their short text form, and where the arrow leads. No rule is
 * decided here.
 */
import type { Frame } from "../../wire";
import { FACTS, type RoundEnded, type Sighting, type View } from "./wire";

export type { RoundEnded, Sighting, View };

/** All that the viewer has seen happen, in order. */
export const sightingsOf = (history: readonly Frame[]): Sighting[] =>
  history.flatMap((frame) => frame.sightings as Sighting[]);

export const MISTIGRI = FACTS.mistigri;
const SUITS: Record<string, string> = { A: "fish", B: "drop", C: "leaf", D: "moon", E: "bolt", X: "crown" };
const SIGNS = ["", "ones", "choose", "trade", "give", "share", "again", "two", "three"];

export const valueOf = (card: string): number => FACTS.values[card]!;
export const coatOf = (card: string): string => `coat-${card === MISTIGRI ? "m" : card[0]!.toLowerCase()}`;
export const suitOf = (card: string): string => `suit-${SUITS[card[0]!]}`;
/** The drawing that tells what a pair of this value does. */
export const signOf = (value: number): string => `fx-${SIGNS[value] || "reverse"}`;

export function drawingOf(card: string): string {
  if (card === MISTIGRI) return "mistigri";
  const value = valueOf(card);
  return value <= 3 ? "alley-peek" : value <= 6 ? "alley-sit" : "alley-yowl";
}

export type Order = "value" | "colour";

/** The hand as this person likes to hold it; the Mistigri always stands last. */
export function sortHand(cards: readonly string[], by: Order): string[] {
  const key = (card: string) => (card === MISTIGRI ? "Z" : by === "value" ? card[1]! + card[0]! : card);
  return [...cards].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** How far a card of a fan of `n` leans, in degrees. */
export const tilt = (i: number, n: number, step: number, most: number): number =>
  n < 2 ? 0 : ((i / (n - 1)) * 2 - 1) * Math.min(most, step * n);

/** Cards with their place among equals: two Marmalade 1s are the first and the second. */
export const numbered = (cards: readonly string[]): { card: string; nth: number }[] =>
  cards.map((card, i) => ({ card, nth: cards.slice(0, i).filter((one) => one === card).length }));

export interface Pair {
  text: string;
  cards: [string, string];
  value: number;
} // value 0: two of one colour
export interface Gift {
  text: string;
  card: string;
  to: number;
}

/**
 * The choices sorted by what one does with them. Of pairs, one for each effect comes first, then its like, then
 * colours.
 */
export interface Offer {
  pairs: Pair[];
  pass: boolean;
  effect: boolean;
  cards: string[];
  gifts: Gift[];
}

export function sortChoices(choices: readonly string[]): Offer {
  const pairs = choices.flatMap((text): Pair[] => {
    const found = /^([A-E]\d)([A-E]\d)$/.exec(text);
    return found
      ? [{ text, cards: [found[1]!, found[2]!], value: found[1]![1] === found[2]![1] ? Number(found[1]![1]) : 0 }]
      : [];
  });
  const valued = pairs.filter((pair) => pair.value);
  const first = valued.filter((pair, i) => valued.findIndex((one) => one.value === pair.value) === i);
  return {
    pairs: [...first, ...valued.filter((pair) => !first.includes(pair)), ...pairs.filter((pair) => !pair.value)],
    pass: choices.includes("."),
    effect: choices.includes("="),
    cards: choices.filter((text) => /^(X|[A-E]\d)$/.test(text)),
    gifts: choices.flatMap((text): Gift[] => {
      const found = /^(X|[A-E]\d)>(\d)$/.exec(text);
      return found ? [{ text, card: found[1]!, to: Number(found[2]) - 1 }] : [];
    }),
  };
}

/** Who sits nearest to a seat, the way the arrow points (or against it), and still holds cards. */
export function neighbour(view: View, seat: number, way: 1 | -1): number | null {
  const n = view.hand_sizes.length;
  for (let i = 1; i < n; i++) {
    const other = (((seat + i * way * view.arrow) % n) + n) % n;
    if (view.hand_sizes[other]) return other;
  }
  return null;
}

/** Whom the player of the present turn drew from. */
export function lastGiver(history: readonly Frame[]): number | null {
  const turn = sightingsOf(history).findLast((one) => one.type === "turn-began");
  return turn?.type === "turn-began" ? turn.giver : null;
}

export const total = (view: View, seat: number): number =>
  view.penalties.reduce((sum, round) => sum + (round[seat] ?? 0), 0);
