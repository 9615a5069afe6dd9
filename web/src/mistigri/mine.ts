/** What last happened to the viewer's own cards, from what the viewer saw. */
import type { Frame } from "../wire";
import type { Sighting } from "./model";

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
    const turn = sightings.findLastIndex((one) => one.type === "turn-began");
    const latest = sightings.slice(began + 1);
    const all = latest.map((one) => ofMine(one, me)).filter((one) => one !== null);
    const now = sightings.slice(turn + 1).map((one) => ofMine(one, me)).filter((one) => one !== null);
    const news = now.length ? now : all.slice(-1);
    if (news.length) return news;
    if (began >= 0) return [];
  }
  return [];
}
