/** Laying out the hand-drawn alphabet of art/lettering.svg. */

const WIDTHS: Record<string, number> = {
  A: 76,
  B: 64,
  C: 68,
  D: 72,
  E: 58,
  F: 56,
  G: 74,
  H: 72,
  I: 22,
  J: 54,
  K: 68,
  L: 56,
  M: 90,
  N: 74,
  O: 78,
  P: 62,
  Q: 80,
  R: 68,
  S: 60,
  T: 66,
  U: 72,
  V: 72,
  W: 98,
  X: 68,
  Y: 68,
  Z: 66,
  "0": 66,
  "1": 40,
  "2": 60,
  "3": 58,
  "4": 64,
  "5": 58,
  "6": 60,
  "7": 58,
  "8": 60,
  "9": 60,
  bang: 26,
  query: 56,
  apos: 20,
  dot: 22,
  plus: 56,
  minus: 46,
  ge: 58,
  lt: 58,
  slash: 50,
};
const SIGNS: Record<string, string> = {
  "!": "bang",
  "?": "query",
  "'": "apos",
  "’": "apos",
  ".": "dot",
  "+": "plus",
  "-": "minus",
  "−": "minus",
  "≥": "ge",
  "<": "lt",
  "/": "slash",
};
const ACCENTS: Record<string, string> = {
  "\u0301": "acute",
  "\u0300": "grave",
  "\u0302": "circ",
  "\u0308": "uml",
  "\u0303": "tilde",
  "\u0327": "cedil",
};
/** Where an accent, drawn for a letter 68 wide, sits over a narrower or wider one. */
const ACCENT_CENTRE = 34;

export interface Stroke {
  glyph: string;
  x: number;
}
export interface Laid {
  strokes: Stroke[];
  width: number;
  accented: boolean;
}

/** The strokes of a text, or null if it has a letter that nobody has drawn. */
export function lay(text: string, gap = 15): Laid | null {
  const strokes: Stroke[] = [];
  let x = 0;
  let accented = false;
  let last = { x: 0, width: 0 };
  for (const char of text.toUpperCase().normalize("NFD")) {
    if (/\s/.test(char)) {
      x += 38;
      continue;
    }
    const accent = ACCENTS[char];
    if (accent) {
      accented ||= accent !== "cedil";
      strokes.push({ glyph: accent, x: last.x + last.width / 2 - ACCENT_CENTRE });
      continue;
    }
    const glyph = SIGNS[char] ?? char;
    const width = WIDTHS[glyph];
    if (width === undefined) return null;
    strokes.push({ glyph, x });
    last = { x, width };
    x += width + gap;
  }
  return { strokes, width: Math.max(0, x - gap), accented };
}
