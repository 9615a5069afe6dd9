/**
 * A whole ended game in the fragment of an address: it never leaves the browser with a request, needs no server, and
 * invites nobody to a table. The record as JSON, deflated, in base64url; beside it whose eyes, and which ply.
 */
import type { GameRecord } from "../wire";

export interface Moment {
  seat: number; // as viewers are numbered: a seat, or SPECTATOR
  ply: number;
}
export interface Packed {
  record: GameRecord;
  names: (string | null)[]; // none: seats have numbers only
}

/** Longer addresses are cut by chats and mail programs: then the game travels as a file. */
export const LONGEST = 6000;
const MOST = 64 * 1024; // bytes of a game, unpacked: no address makes the page swell
const KEY = "replay";
export const SPECTATOR = -2;
export const EVERYBODY = -3;

export class BadLink extends Error {}
export class BadFile extends Error {}

export async function pack(packed: Packed): Promise<string> {
  const { record, names } = packed;
  const text = JSON.stringify(names.some(Boolean) ? { record, names } : { record });
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What a link carries; BadLink if it was cut, changed, or is none. */
export async function unpack(text: string): Promise<Packed> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream("deflate-raw"), MOST);
    return checked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain)));
  } catch {
    throw new BadLink();
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new BadLink();
    }
    pieces.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** It looks like a game. Whether it is one, the engine says. */
function checked(found: unknown): Packed {
  const { record, names = [] } = found as { record: GameRecord; names?: unknown[] };
  if (!isRecord(record) || !Array.isArray(names)) throw new BadLink();
  return { record, names: names.map((name) => (typeof name === "string" ? name.slice(0, 24) : null)) };
}

export const isRecord = (one: unknown): one is GameRecord =>
  typeof one === "object" &&
  one !== null &&
  typeof (one as GameRecord).game === "string" &&
  Array.isArray((one as GameRecord).answers);

/** `#replay=…&seat=2&ply=17`: seats count from 1 there, and 0 is a spectator. */
export function fragment(packed: string, { seat, ply }: Moment): string {
  return `#${KEY}=${packed}&seat=${seat < 0 ? 0 : seat + 1}&ply=${ply}`;
}

export function readFragment(hash: string): { packed: string; moment: Moment } {
  const given = new URLSearchParams(hash.slice(1));
  const whole = (name: string): number => Math.max(0, Math.trunc(Number(given.get(name))) || 0);
  const seat = whole("seat");
  return { packed: given.get(KEY) ?? "", moment: { seat: seat ? seat - 1 : SPECTATOR, ply: whole("ply") } };
}

/** The records of a file, one a line; BadFile if a line is none. */
export function recordsIn(text: string): GameRecord[] {
  const lines = text.split("\n").filter((line) => line.trim());
  try {
    const records = lines.map((line) => JSON.parse(line) as unknown);
    if (records.length && records.every(isRecord)) return records;
  } catch {
    // no JSON
  }
  throw new BadFile();
}
