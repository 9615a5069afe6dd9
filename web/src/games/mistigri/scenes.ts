/** What is played out before a frame is drawn: a round's end, the Mistigri coming or going, and your own draw. */
import type { Scene } from "../kit";
import type { Frame } from "../../wire";
import { waitedFor } from "./atwork";
import { ofMine, type News } from "./mine";
import { MISTIGRI, type RoundEnded, type Sighting, type View } from "./model";
import { FACTS } from "./wire";

export interface RoundScene extends Scene {
  kind: "round";
  number: number;
  event: RoundEnded;
  penalties: number[][];
  tie: boolean;
}
export interface VisitScene extends Scene {
  kind: "visit";
  news: News;
}
/**
 * `before`: the table as it was when the draw began. `reason`: what the giver did that bears on this draw, if anything
 * (M22, M23, M27, M28).
 */
export interface DrawScene extends Scene {
  kind: "draw";
  onTable: true;
  before: Frame;
  giver: number;
  cards: string[];
  fan: number;
  reason: Sighting | null;
}
export type MistigriScene = RoundScene | VisitScene | DrawScene;

export function scenes(frame: Frame): MistigriScene[] {
  const view = frame.view as View;
  const sightings = frame.sightings as Sighting[];
  const told: MistigriScene[] = [];
  const over = sightings.findLastIndex((one) => one.type === "round-ended");
  const event = sightings[over];
  if (event?.type === "round-ended") {
    const number = view.penalties.length;
    told.push({
      kind: "round",
      shared: true,
      number,
      event,
      penalties: view.penalties,
      tie: number === FACTS.rounds && view.decision !== null,
    });
  }
  const draw = ownDraw(frame, view, sightings);
  const visit = lastVisit(view, sightings.slice(over + 1));
  if (visit && !(draw && visit.news.event.type === "card-drawn" && visit.news.came)) told.push(visit);
  return draw ? [...told, draw] : told;
}

/** Where the Mistigri came to your hand or left it. */
function lastVisit(view: View, sightings: readonly Sighting[]): VisitScene | null {
  const news = sightings.map((one) => ofMine(one, view.seat)).findLast((one) => one?.card === MISTIGRI);
  return news ? { kind: "visit", news } : null;
}

/** The draw that opens your turn, if nothing has happened since. */
function ownDraw(frame: Frame, view: View, sightings: readonly Sighting[]): DrawScene | null {
  const at = sightings.findLastIndex((one) => one.type === "turn-began");
  const turn = sightings[at];
  if (turn?.type !== "turn-began" || turn.seat !== view.seat || view.player !== view.seat) return null;
  const since = sightings.slice(at + 1);
  if (since.some((one) => one.type !== "card-drawn" && one.type !== "went-out" && one.type !== "effect-lapsed"))
    return null;
  const cards = since.flatMap((one) => (one.type === "card-drawn" && one.card.what ? [one.card.what] : []));
  if (!cards.length) return null;
  const hand = [...view.hand];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  const before = sightings.slice(0, at);
  const last = before.at(-1);
  const reason = last?.type === "card-chosen" ? last : waitedFor(before);
  const fan = (view.hand_sizes[turn.giver] ?? 0) + cards.length;
  const sizes = view.hand_sizes.with(turn.giver, fan).with(view.seat, hand.length);
  const left = since.flatMap((one) => (one.type === "went-out" ? [one.seat] : []));
  const out = view.out.filter((seat) => !left.includes(seat));
  const earlier: View = { ...view, hand, hand_sizes: sizes, out, decision: null };
  const told = sightings.slice(0, at + 1);
  return {
    kind: "draw",
    onTable: true,
    before: { ...frame, view: earlier, sightings: told, choices: null },
    giver: turn.giver,
    cards,
    fan,
    reason,
  };
}
