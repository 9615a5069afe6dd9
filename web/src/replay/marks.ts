/** Where something happened in a game, for the timeline and for jumps. */
import type { Landmarks } from "../games/kit";
import type { Thing } from "../say";
import type { ReplayFrame } from "../wire";

export interface Mark {
  ply: number;
  kind: string;
  look: string; // "": it is not drawn
}

const asked = (frame: ReplayFrame | undefined): unknown =>
  (frame?.view as { decision: { actor: number } | null } | undefined)?.decision?.actor;

export function marksOf(frames: readonly ReplayFrame[], landmarks: Landmarks): Mark[] {
  return frames.flatMap((frame, i) => {
    const { ply, sightings } = frame;
    const turn = asked(frame) === asked(frames[i - 1]) ? [] : [{ ply, kind: "turn", look: "" }];
    const kinds = new Map((sightings as Thing[]).flatMap(({ type }) => (landmarks[type] ? [landmarks[type]] : [])));
    return [...turn, ...[...kinds].map(([kind, look]) => ({ ply, kind, look }))];
  });
}

/** The ply of the next mark of this kind in a direction; the end of the game, or its beginning, if there is none. */
export function jump(marks: readonly Mark[], kind: string, from: number, by: 1 | -1, last: number): number {
  const plies = marks.filter((mark) => mark.kind === kind).map(({ ply }) => ply);
  const found = by > 0 ? plies.find((ply) => ply > from) : plies.findLast((ply) => ply < from);
  return found ?? (by > 0 ? last : 0);
}
