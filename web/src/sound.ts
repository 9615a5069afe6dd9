/** Every sound is made here, from noise and tones: cardboard, chalk, a collar bell. No files, no loops, no music. */
import { settings } from "./settings.svelte";

export type Sound =
  "card" | "claim" | "doubt" | "tick" | "enough" | "short" | "turn" | "win" | "say" | "miaow" | "dread" | "relief";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (context?.state === "suspended") void context.resume();
  return context;
}

/** Browsers allow sound only after the first touch: get ready at once, so that the first purr is heard. */
export function wakeSound(): void {
  addEventListener("pointerdown", () => audio(), { once: true, passive: true });
  addEventListener("keydown", () => audio(), { once: true });
}

export function play(sound: Sound, number = 0): void {
  const ctx = audio();
  if (!ctx || ctx.state !== "running") return;
  const now = ctx.currentTime;
  switch (sound) {
    case "card":
      return noise(ctx, now, 0.06, 1800, 0.18);
    case "say":
      return tone(ctx, now, 660, 0.09, 0.05);
    case "claim":
      tone(ctx, now, 190, 0.09, 0.22, "triangle");
      return bell(ctx, now + 0.07);
    case "doubt":
      tone(ctx, now, 92, 0.16, 0.4, "triangle");
      return tone(ctx, now + 0.24, 82, 0.22, 0.42, "triangle");
    case "tick":
      return tone(ctx, now, 220 * 2 ** (Math.min(number, 26) / 12), 0.22, 0.2, "sine");
    case "enough":
      tone(ctx, now, 330, 0.7, 0.16);
      return tone(ctx, now + 0.02, 495, 0.7, 0.14);
    case "short":
      noise(ctx, now, 0.16, 320, 0.4);
      return tone(ctx, now + 0.02, 70, 0.25, 0.3, "triangle");
    case "turn":
      purr(ctx, now);
      return bell(ctx, now + 0.45);
    case "miaow":
      return miaow(ctx, now);
    case "dread":
      tone(ctx, now, 131, 0.7, 0.2, "triangle");
      return tone(ctx, now + 0.2, 124, 0.9, 0.22, "triangle");
    case "relief":
      tone(ctx, now, 294, 0.25, 0.14);
      tone(ctx, now + 0.14, 440, 0.5, 0.14);
      return bell(ctx, now + 0.3);
    case "win":
      return [0, 4, 7, 12].forEach((step, i) => tone(ctx, now + i * 0.12, 392 * 2 ** (step / 12), 0.5, 0.13));
  }
}

function envelope(ctx: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(ctx.destination);
  return gain;
}

function tone(
  ctx: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  shape: OscillatorType = "sine",
): void {
  const voice = ctx.createOscillator();
  voice.type = shape;
  voice.frequency.value = pitch;
  voice.connect(envelope(ctx, at, length, loud));
  voice.start(at);
  voice.stop(at + length + 0.05);
}

function bell(ctx: AudioContext, at: number): void {
  tone(ctx, at, 2093, 0.5, 0.05);
  tone(ctx, at, 2793 * 1.98, 0.28, 0.025);
}

function source(ctx: AudioContext, length: number, brown: boolean): AudioBufferSourceNode {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < data.length; i++) {
    const white = Math.random() * 2 - 1;
    last = brown ? (last + 0.03 * white) / 1.03 : white;
    data[i] = brown ? last * 4 : last;
  }
  const node = ctx.createBufferSource();
  node.buffer = buffer;
  return node;
}

function noise(ctx: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const node = source(ctx, length, false);
  const band = ctx.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  node.connect(band).connect(envelope(ctx, at, length, loud));
  node.start(at);
}

/** A yowl: a reedy tone that rises and falls through an opening and closing mouth. */
function miaow(ctx: AudioContext, at: number): void {
  const voice = ctx.createOscillator();
  const mouth = ctx.createBiquadFilter();
  const pitch = 420 + Math.random() * 160;
  voice.type = "sawtooth";
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.linearRampToValueAtTime(pitch * 1.5, at + 0.22);
  voice.frequency.linearRampToValueAtTime(pitch * 0.85, at + 0.8);
  mouth.type = "bandpass";
  mouth.Q.value = 4;
  mouth.frequency.setValueAtTime(700, at);
  mouth.frequency.linearRampToValueAtTime(1900, at + 0.3);
  mouth.frequency.linearRampToValueAtTime(600, at + 0.8);
  voice.connect(mouth).connect(envelope(ctx, at, 0.85, 0.3));
  voice.start(at);
  voice.stop(at + 0.9);
}

/** Half a second of purring: brown noise, trembling 25 times a second. */
function purr(ctx: AudioContext, at: number): void {
  const node = source(ctx, 0.5, true);
  const tremble = ctx.createGain();
  tremble.gain.value = 0.5;
  const wave = ctx.createOscillator();
  wave.frequency.value = 25;
  const depth = ctx.createGain();
  depth.gain.value = 0.5;
  wave.connect(depth).connect(tremble.gain);
  node.connect(tremble).connect(envelope(ctx, at, 0.5, 0.5));
  node.start(at);
  wave.start(at);
  wave.stop(at + 0.5);
}
