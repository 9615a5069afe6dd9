/**
 * The only twin of cattery.wording: the same sentences from the same catalogues, byte for byte. A test holds it to that
 * on everything in the golden games. Teller, speeches and helpers are named as they are in Python.
 */
import type { FluentBundle } from "@fluent/bundle";
import { kitOf } from "./games";
import { bundleNow, format, type Values } from "./words.svelte";

export interface Thing {
  type: string;
  [field: string]: unknown;
}

/** What one game's things need besides their fields. */
export interface Speech {
  /** The fields that hold a seat; one that holds several names the first. */
  seats: ReadonlySet<string>;
  fieldWords: Record<string, (teller: Teller, value: unknown, thing: Thing) => string>;
  moreValues(teller: Teller, thing: Thing): Values;
  details(teller: Teller, event: Thing): string[];
}

interface Seen {
  what: unknown;
  by: number[];
}
const isSeen = (value: unknown): value is Seen =>
  typeof value === "object" && value !== null && "what" in value && "by" in value;

/** Tells one game to one viewer. */
export class Teller {
  readonly #speech: Speech;

  constructor(
    readonly game: string,
    private readonly bundle: FluentBundle,
    readonly viewer: number,
    private readonly names: readonly (string | null | undefined)[] = [],
  ) {
    const kit = kitOf(game);
    if (!kit) throw new Error(`nobody here can tell of ${game}`);
    this.#speech = kit.speech;
  }

  words(message: string, values: Values = {}): string {
    return format(this.bundle, message, values);
  }

  /** What happened, in one sentence. */
  say(event: Thing): string {
    return this.#put("event", event);
  }

  /** What happened, with every detail that the event makes public. */
  tell(event: Thing): string[] {
    return [this.say(event), ...this.#speech.details(this, event)];
  }

  /** What is asked of the viewer, or what somebody else is thinking about. */
  ask(step: Thing): string {
    return this.#put("step", step);
  }

  /** What an answer to this step does. */
  offer(choice: Thing, step: Thing): string {
    const about = Object.fromEntries(Object.entries(this.values(step)).map(([name, value]) => [`step-${name}`, value]));
    return this.#put("choice", choice, { step: step.type, ...about });
  }

  name(seat: number): string {
    return this.names[seat] || this.words("seat-name", { number: seat + 1 });
  }

  namesAndYou(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.viewer).map((seat) => this.name(seat));
    return this.listing(seats.includes(this.viewer) ? [...others, this.words("you")] : others);
  }

  listing(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return "";
    const most = items.slice(0, -1);
    if (!most.length) return last;
    const said = most.reduce((first, next) => this.words("list-comma", { first, next }));
    return this.words("list-and", { first: said, last });
  }

  /** The variables of a message about this thing. */
  values(thing: Thing): Values {
    const values: Values = {};
    for (const [field, held] of Object.entries(thing)) {
      if (field === "type") continue;
      const name = field.replaceAll("_", "-");
      const value = isSeen(held) ? held.what : held;
      if (this.#speech.seats.has(field)) {
        const seat = Number(Array.isArray(value) ? value[0] : value);
        values[name] = name !== "seat" && seat === thing["seat"] ? "same" : seat === this.viewer ? "you" : "other";
        values[`${name}-name`] = this.name(seat);
      } else if (field in this.#speech.fieldWords) {
        values[name] = this.#speech.fieldWords[field]!(this, value, thing);
      } else if (typeof value === "number" || typeof value === "string") {
        values[name] = value;
      }
    }
    return { ...values, ...this.#speech.moreValues(this, thing) };
  }

  /** A message about one seat. */
  about(message: string, seat: number, values: Values): string {
    return this.words(message, {
      seat: seat === this.viewer ? "you" : "other",
      "seat-name": this.name(seat),
      ...values,
    });
  }

  #put(kind: string, thing: Thing, more: Values = {}): string {
    return this.words(`${this.game}-${kind}-${thing.type}`, { ...this.values(thing), ...more });
  }
}

/** A teller in the language of the page. */
export const teller = (game: string, viewer: number, names: readonly string[]): Teller =>
  new Teller(game, bundleNow(), viewer, names);
