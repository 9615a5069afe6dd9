/** What last happened to the viewer's own cards, from what the viewer saw. */
import type { Frame } from "../wire";
import type { Sighting } from "./model";

/** More would not fit a phone. */
const MOST = 3;

export interface News { event: Sighting; card: string; came: boolean }

function ofMine(event: Sighting, me: number): News | null {
  switch (event.type) {
    case "card-drawn":
      return event.card.what && (event.seat === me || event.giver === me) ? { event, card: event.card.what, came: event.seat === me } : null;
    case "card-given":
      return event.card.what && (event.seat === me || event.to === me) ? { event, card: event.card.what, came: event.to === me } : null;
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
    const news = sightings.slice(began + 1).map((one) => ofMine(one, me)).filter((one) => one !== null);
    if (news.length) return news.slice(-MOST);
    if (began >= 0) return [];
  }
  return [];
}
