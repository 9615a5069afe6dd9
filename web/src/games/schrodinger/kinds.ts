/** The four kinds of box card, in the order in which bags of cards count them. */
import type { Kind } from "./model";
import { FACTS } from "./wire";
import { settings } from "../../settings.svelte";

export const KINDS: readonly Kind[] = FACTS.kinds;
export type Cards = readonly [number, number, number, number];

/** The kinds in a bag, one entry a card. */
export const spread = (cards: readonly number[]): Kind[] =>
  KINDS.flatMap((kind, i) => Array<Kind>(cards[i] ?? 0).fill(kind));

/** Gentle pictures: the dead cat is only asleep. */
export const drawingOf = (kind: Kind): string => `box-${kind === "dead" && settings.gentle ? "asleep" : kind}`;

/** How many cards a bag holds. */
export const sizeOf = (bag: readonly number[]): number => bag.reduce((all, one) => all + one, 0);
