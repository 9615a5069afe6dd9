/**
 * The end of a game of Schrödinger's Cats: who stayed longest, and the story in three lines, from what everybody saw.
 */
import type { Live } from "../../net/live.svelte";
import type { Ending } from "../kit";
import type { Frame } from "../../wire";
import { t } from "../../words.svelte";
import type { Revealed, Sighting, View } from "./model";

interface Check {
  kind: "bluff" | "doubt" | "close" | "end";
  round: number;
  check: Revealed;
}

export function ending(live: Live, names: string[], me: number): Ending {
  const view = live.frame!.view as View;
  const winner = view.winner!;
  const name = (seat: number) => names[seat] ?? "";
  return {
    winners: [winner],
    facts: t("over-facts", { game: t("game-schrodinger"), players: view.lives.length, rounds: view.round }),
    places: ranking(live.history, winner).map(({ seat, out }) => ({
      seat,
      note: out === null ? t("rank-winner") : t("rank-out", { round: out }),
    })),
    story: moments(live.history).map(({ kind, round, check }) => ({
      kind,
      title: t(`story-${kind}`),
      text: t("story-check", {
        round,
        found: check.found,
        "claimer-name": name(check.claimer),
        "doubter-name": name(check.doubter),
        "wrong-name": name(check.wrong),
        you: check.claimer === me ? "claimer" : check.doubter === me ? "doubter" : "other",
        wrong: check.wrong === me ? "you" : "other",
        claim: t("schrodinger-claim-short", { count: check.claim.count, state: check.claim.state }),
      }),
    })),
  };
}

export function moments(history: readonly Frame[]): Check[] {
  let round = 0;
  const checks: { round: number; check: Revealed }[] = [];
  for (const sighting of history.flatMap((frame) => frame.sightings as Sighting[])) {
    if (sighting.type === "round-began") round = sighting.round;
    if (sighting.type === "hands-revealed") checks.push({ round, check: sighting });
  }
  const last = checks.at(-1);
  if (!last) return [];
  const gap = ({ check }: { check: Revealed }) => check.claim.count - check.found;
  const others = checks.slice(0, -1);
  const [boldest] = [...others].sort((a, b) => gap(b) - gap(a));
  // Where nobody was caught the most needless doubt is told instead: whatever was played, there are three lines.
  const far = boldest && gap(boldest) > 0 ? boldest : [...others].sort((a, b) => gap(a) - gap(b))[0];
  const close = others.filter((one) => one !== far).sort((a, b) => Math.abs(gap(a)) - Math.abs(gap(b)))[0];
  const told: Check[] = [{ kind: "end", ...last }];
  if (far) told.push({ kind: gap(far) > 0 ? "bluff" : "doubt", ...far });
  if (close) told.push({ kind: "close", ...close });
  return told.sort((a, b) => a.round - b.round);
}

/** The winner first, then whoever stayed longest. */
function ranking(history: readonly Frame[], winner: number): { seat: number; out: number | null }[] {
  let round = 0;
  const out: { seat: number; out: number | null }[] = [];
  for (const sighting of history.flatMap((frame) => frame.sightings as Sighting[])) {
    if (sighting.type === "round-began") round = sighting.round;
    if (sighting.type === "eliminated") out.unshift({ seat: sighting.seat, out: round });
  }
  return [{ seat: winner, out: null }, ...out];
}
