/** Reading what the server sent: choices in their short text form, and the spaces of the clipboard. No rule is decided here. */
import { TRACK, type Kind, type Physicat, type Schrodinger } from "../wire";
import { KINDS } from "../parts/kinds";

export type View = Schrodinger.View;
export type Sighting = Schrodinger.Sighting;
export type Revealed = Schrodinger.HandsRevealed;
export interface Claim { count: number; state: Kind }

const LETTERS = "ADEH";

export function readClaim(text: string): Claim | null {
  const found = /^(\d+)([ADE])$/.exec(text);
  return found ? { count: Number(found[1]), state: KINDS[LETTERS.indexOf(found[2]!)]! } : null;
}

export const writeClaim = (claim: Claim): string => `${claim.count}${LETTERS[KINDS.indexOf(claim.state)]}`;
export const placeOf = (claim: Claim | null): number => (claim ? TRACK.indexOf(writeClaim(claim)) : -1);

export const writeBag = (sign: "+" | "-", bag: readonly number[]): string =>
  sign + bag.map((count, i) => (count ? `${count}${LETTERS[i]}` : "")).join("");

export function readBag(text: string): number[] {
  const bag = [0, 0, 0, 0];
  for (const [, count, letter] of text.matchAll(/(\d+)([ADEH])/g)) bag[LETTERS.indexOf(letter!)] = Number(count);
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

/** What the viewer can see of the pack: the own hand, and whatever lies face up or is known to be put away. */
export function seen(view: View): number[] {
  return KINDS.map((_, i) => (view.hand[i] ?? 0) + view.proofs.reduce((sum, proof) => sum + (proof[i] ?? 0), 0));
}
