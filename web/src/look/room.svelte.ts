/**
 * How much room there is for a table, in a few named shapes. Every layout asks for one of these names
 * (`[data-shape~="tall"]`), and only here are they told apart.
 */

/** wide: a notebook fits beside the table. lying: wider than high. tall: upright. short: upright, and little of it. */
export type Shape = "wide" | "lying" | "tall" | "short";

const WIDE = { width: 72, height: 40 }; // rem: larger text has less room
const TALL = 36; // rem
const ROOMY = { wide: 50, lying: 32, tall: 46, short: Infinity }; // rem: from this height on nothing need be saved
const LYING = 1.2; // how many times wider than high

export function shapeOf(width: number, height: number): Shape {
  if (width >= WIDE.width && height >= WIDE.height) return "wide";
  if (width >= height * LYING) return "lying";
  return height >= TALL ? "tall" : "short";
}

class Room {
  shape = $state<Shape>("tall");
  roomy = $state(false);
  #taken = 0;

  /** What may stand beside the table stands there; elsewhere a button opens it. */
  get wide(): boolean {
    return this.shape === "wide";
  }

  /** So many px of the height are something else's. */
  take(taken: number): void {
    this.#taken = taken;
    this.measure();
  }

  readonly measure = (): void => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const height = (innerHeight - this.#taken) / rem;
    this.shape = shapeOf(innerWidth / rem, height);
    this.roomy = height >= ROOMY[this.shape];
    document.documentElement.dataset["shape"] = this.roomy ? `${this.shape} roomy` : this.shape;
  };

  /** The window may change, and so may the size of text: a letter's width tells. */
  watch(): () => void {
    const letter = Object.assign(document.createElement("i"), { className: "letter" });
    document.body.append(letter);
    const sizes = new ResizeObserver(this.measure);
    sizes.observe(letter);
    addEventListener("resize", this.measure);
    return () => {
      removeEventListener("resize", this.measure);
      sizes.disconnect();
      letter.remove();
    };
  }
}

export const room = new Room();
