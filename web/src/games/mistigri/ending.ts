/** The end of a game of Crazy Mistigri: the totals, and the story in three lines, from what everybody saw. */
import type { Live } from "../../net/live.svelte";
import { teller, type Thing } from "../../say";
import type { Ending, Moment } from "../kit";
import { t } from "../../words.svelte";
import { MISTIGRI, sightingsOf, total, type RoundEnded, type Sighting, type View } from "./model";

export function ending(live: Live, names: string[], me: number): Ending {
  const view = live.frame!.view as View;
  const seats = names.map((_, seat) => seat).sort((a, b) => total(view, a) - total(view, b));
  const sightings = sightingsOf(live.history);
  const ended = sightings.findLast((one) => one.type === "game-ended");
  return {
    winners: ended?.winners ?? [],
    facts: t("over-facts", { game: t("game-mistigri"), players: names.length, rounds: view.penalties.length }),
    places: seats.map((seat) => ({
      seat,
      note: `${view.penalties.map((round) => round[seat]).join(" + ")} = ${t("points", { count: total(view, seat) })}`,
    })),
    story: story(sightings, names, me),
  };
}

function story(sightings: readonly Sighting[], names: string[], me: number): Moment[] {
  let round = 0;
  let first: { round: number; seat: number } | null = null;
  let worst: { round: number; seat: number; points: number; event: RoundEnded } | null = null;
  for (const one of sightings) {
    if (one.type === "round-began") round = one.number;
    if (one.type === "went-out") first ??= { round, seat: one.seat };
    if (one.type !== "round-ended") continue;
    one.penalties.forEach((points, seat) => {
      if (points > (worst?.points ?? 0)) worst = { round, seat, points, event: one };
    });
  }
  const found = worst as { round: number; seat: number; points: number; event: RoundEnded } | null;
  const ended = sightings.findLast((one) => one.type === "game-ended");
  const name = (seat: number) => names[seat] ?? "";
  const told: Moment[] = [];
  if (first)
    told.push({
      kind: "first-out",
      title: t("story-first-out"),
      text: t(first.seat === me ? "story-first-out-you" : "story-first-out-told", {
        round: first.round,
        name: name(first.seat),
      }),
    });
  if (found) {
    const [mine, theirs] = found.event.hands[found.seat]?.includes(MISTIGRI)
      ? ["story-worst-mistigri-you", "story-worst-mistigri"]
      : ["story-worst-you", "story-worst-told"];
    told.push({
      kind: "worst",
      title: t("story-worst"),
      text: t(found.seat === me ? mine : theirs, { round: found.round, name: name(found.seat), points: found.points }),
    });
  }
  if (ended)
    told.push({
      kind: "end",
      title: t("story-end"),
      text: teller("mistigri", me, names).say(ended as unknown as Thing),
    });
  return told;
}
