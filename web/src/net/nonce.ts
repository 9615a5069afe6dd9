/**
 * Our share of the fair deal. Most tables are plain http, where the browser has no crypto.subtle: hence
 * @noble/hashes.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { GameRecord } from "../wire";

export const randomHex = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
export const promiseOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

/** The nonce of the next deal at a table; it must outlive a reload between the promise and the deal. */
export function nonceFor(table: string): string {
  const kept = read(table);
  if (kept) return kept;
  const fresh = randomHex(32);
  try {
    sessionStorage.setItem(`nonce-${table}`, fresh);
  } catch {
    memory.set(table, fresh);
  }
  return fresh;
}

export function spendNonce(table: string): void {
  memory.delete(table);
  try {
    sessionStorage.removeItem(`nonce-${table}`);
  } catch {
    // it was only in memory
  }
}

const memory = new Map<string, string>();

function read(table: string): string | null {
  try {
    return sessionStorage.getItem(`nonce-${table}`) ?? memory.get(table) ?? null;
  } catch {
    return memory.get(table) ?? null;
  }
}

/**
 * What we saw and did before the deal, to hold the opened record against; `kept`: the server acknowledged our nonce.
 */
export interface Witness {
  game: string;
  promise: string;
  nonce: string | null;
  kept: boolean;
}

export type Verdict = "fair" | "unknown" | "secret" | "nonce" | "mine" | "other";

/** Whether the seed of an opened game is the one that was promised; the word names what is wrong. */
export function checkDeal(record: GameRecord, witness: Witness | null): Verdict {
  const deal = record.fair;
  if (!deal) return "unknown";
  if (promiseOf(deal.secret) !== deal.promise) return "secret";
  if (deal.nonces.some((one) => one.nonce !== null && promiseOf(one.nonce) !== one.promise)) return "nonce";
  if (witness && (witness.game !== deal.game || witness.promise !== deal.promise)) return "other";
  if (witness?.kept && !deal.nonces.some((one) => one.nonce === witness.nonce)) return "mine";
  return record.dice.endsWith(seedOf(deal)) ? "fair" : "other";
}

function seedOf(deal: NonNullable<GameRecord["fair"]>): string {
  const revealed = deal.nonces.flatMap((one) => (one.nonce === null ? [] : [one.nonce]));
  return bytesToHex(hmac(sha256, hexToBytes(deal.secret), utf8ToBytes([deal.game, ...revealed].join("|"))));
}
