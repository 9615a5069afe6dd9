/** What last happened to the viewer's own cards, from what the viewer saw. */
import type { Frame } from "../../wire";
import { MISTIGRI, type Sighting } from "./model";

/** More would not fit a phone. */
const MOST = 3;

export interface News {
  event: Sighting;
  card: string;
  came: boolean;
}
export type Feeling = "dread" | "relief";

/** A card that came to this hand or left it, as its owner saw it. Pairs and passes move no single card. */
export function ofMine(event: Sighting, me: number): News | null {
  switch (event.type) {
    case "hand-dealt": // a whole hand is no news, but the Mistigri in it is
      return event.seat === me && event.cards.what?.includes(MISTIGRI)
        ? { event: { ...event, cards: { ...event.cards, what: [MISTIGRI] } }, card: MISTIGRI, came: true }
        : null;
    case "card-drawn":
      return event.card.what && (event.seat === me || event.giver === me)
        ? { event, card: event.card.what, came: event.seat === me }
        : null;
    case "card-given":
      return event.card.what && (event.seat === me || event.to === me)
        ? { event, card: event.card.what, came: event.to === me }
        : null;
    case "card-discarded":
      return event.seat === me ? { event, card: event.card, came: false } : null;
    case "card-taken":
      return event.to === me ? { event, card: event.card, came: true } : null;
    default:
      return null;
  }
}

/** The news of the latest frame that had any in this round. */
export function mine(history: readonly Frame[], me: number): News[] {
  for (const frame of [...history].reverse()) {
    const sightings = frame.sightings as Sighting[];
    const began = sightings.findLastIndex((one) => one.type === "round-began");
    const news = sightings
      .slice(began + 1)
      .map((one) => ofMine(one, me))
      .filter((one) => one !== null);
    if (news.length) return news.slice(-MOST);
    if (began >= 0) return [];
  }
  return [];
}

/** The Mistigri is dreaded when it comes, and nobody misses it. */
export function feelingOf(news: readonly News[]): Feeling | null {
  const last = news.findLast((one) => one.card === MISTIGRI);
  return last ? (last.came ? "dread" : "relief") : null;
}
