/** Where the frames of an ended game come from: its table's server, or whoever plays a record again, here or there. */
import { playsHere } from "../local/state.svelte";
import { Turned } from "../net/turned";
import { refusalWords } from "../refusal";
import type { GameRecord, Refused, Replayed } from "../wire";
import { t } from "../words.svelte";
import { BadFile, BadLink } from "./pack";

export interface Source {
  /** Through these eyes; asked for once. */
  through(viewer: number): Promise<Replayed>;
}

function once(ask: (viewer: number) => Promise<Replayed>): Source {
  const asked = new Map<number, Promise<Replayed>>();
  return {
    through(viewer) {
      const found = asked.get(viewer) ?? ask(viewer);
      asked.set(viewer, found);
      found.catch(() => asked.delete(viewer)); // it may be asked for again
      return found;
    },
  };
}

async function read(answer: Response): Promise<Replayed> {
  const said = (await answer.json()) as unknown;
  if (!answer.ok) throw new Turned(said as Refused);
  return said as Replayed;
}

/** A game of a table, from its server. */
export const ofTable = (table: string, game: string): Source =>
  once((viewer) => fetch(`/api/tables/${table}/games/${game}/replay?viewer=${viewer}`).then(read));

/**
 * A record from anywhere: the engine of this page plays it again where it is there or nobody else could; otherwise the
 * server does, and keeps nothing of it.
 */
export const ofRecord = (record: GameRecord): Source =>
  once(async (viewer) => {
    if (playsHere()) return (await import("../local/engine")).engine.ask<Replayed>("replay", { record, viewer });
    const answer = await fetch(`/api/replay?viewer=${viewer}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(record),
    });
    return read(answer);
  });

const NO_RECORD = ["unreadable", "format"];

/** Why a game cannot be watched, in a sentence. */
export function faultWords(fault: unknown): string {
  if (fault instanceof BadLink) return t("replay-bad-link");
  if (fault instanceof BadFile) return t("replay-no-record");
  if (!(fault instanceof Turned)) return t("no-server");
  const { code, field, ply } = fault.refused;
  if (code === "malformed" || (code === "record-refused" && NO_RECORD.includes(field ?? "")))
    return t("replay-no-record");
  if (code !== "record-refused") return refusalWords(fault.refused);
  if (field === "rules") return t("replay-other-rules");
  if (field === "table") return t("replay-unknown-game");
  if (field === "unfinished") return t("replay-unfinished");
  return ply ? t("replay-wrong-at", { ply: String(ply) }) : t("refusal-record-refused");
}
