/**
 * "Why can't I?": the server says which rule forbids an answer, and that rule is opened or named. No rule is known
 * here.
 */
import type { Live } from "../net/live.svelte";
import { rules } from "./open.svelte";

/** Something that is not on offer, in notation and in words. */
export interface Forbidden {
  text: string;
  label: string;
}

/** Open the very rule; where none is at fault (a pause, a bot that plays for you) a slip says what is. */
export async function openWhy(live: Live, text: string): Promise<void> {
  const refused = await live.why(text);
  if (refused?.rule) rules.open(refused.rule);
  else if (refused) live.refusal = refused;
}

/** Somebody tried it: a slip names the rule, and leads to it. */
export async function tellWhy(live: Live, text: string): Promise<void> {
  live.refusal = await live.why(text);
}
