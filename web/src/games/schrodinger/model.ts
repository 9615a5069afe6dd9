/**
 * Reading what the server sent: choices in their short text form, and the spaces of the clipboard. No rule is decided
 * here.
 */
import { KINDS } from "./kinds";
import { FACTS, type Claim as Claimed, type HandsRevealed, type Sighting, type View } from "./wire";

export type { Sighting, View };
export type Revealed = HandsRevealed;
export type Kind = Claimed["state"];
export type Physicat = NonNullable<View["physicat"]>;
export interface Claim {
  count: number;
  state: Kind;
}

export const TRACK: readonly string[] = FACTS.track;
const LETTERS = KINDS.map((kind) => FACTS.letters[kind]!);
const BAG = new RegExp(`(\\d+)([${LETTERS.join("")}])`, "g");

export function readClaim(text: string): Claim | null {
  if (!TRACK.includes(text)) return null;
  return { count: Number(text.slice(0, -1)), state: KINDS[LETTERS.indexOf(text.slice(-1))]! };
}

export const writeClaim = (claim: Claim): string => `${claim.count}${LETTERS[KINDS.indexOf(claim.state)]}`;
export const placeOf = (claim: Claim | null): number => (claim ? TRACK.indexOf(writeClaim(claim)) : -1);

export const writeBag = (sign: "+" | "-", bag: readonly number[]): string =>
  sign + bag.map((count, i) => (count ? `${count}${LETTERS[i]}` : "")).join("");

export function readBag(text: string): number[] {
  const bag = [0, 0, 0, 0];
  for (const [, count, letter] of text.matchAll(BAG)) bag[LETTERS.indexOf(letter!)] = Number(count);
  return bag;
}

/** The choices sorted by what one does with them. */
export interface Offer {
  claims: string[];
  lowest: string[]; // the first on offer of each state, in the order of the clipboard
  doubt: boolean;
  bags: string[]; // of proof or swap
  sign: "+" | "-";
  use: boolean;
  take: Physicat[];
  end: boolean;
}

export function sortChoices(choices: readonly string[]): Offer {
  const claims = choices.filter((text) => readClaim(text));
  const lowest = KINDS.flatMap((kind) => claims.find((text) => readClaim(text)?.state === kind) ?? []);
  const bags = choices.filter((text) => /^[+-]/.test(text));
  return {
    claims,
    lowest: lowest.sort((a, b) => claims.indexOf(a) - claims.indexOf(b)),
    doubt: choices.includes("?"),
    bags,
    sign: bags[0]?.startsWith("-") ? "-" : "+",
    use: choices.includes("!"),
    take: choices.filter((text) => /^!./.test(text)).map((text) => text.slice(1) as Physicat),
    end: choices.includes("."),
  };
}

/** What the viewer can see of the pack: the own hand, and whatever lies face up. */
export function seen(view: View): number[] {
  return KINDS.map((_, i) => (view.hand[i] ?? 0) + view.proofs.reduce((sum, proof) => sum + (proof[i] ?? 0), 0));
}
