/** Where the spaces of the clipboard lie: on a spiral, from the corner to the ball of yarn. */
import { FACTS } from "./wire";

export const ROWS = Math.max(...FACTS.spiral.map(([row]) => row)) + 1;
export const COLUMNS = Math.max(...FACTS.spiral.map(([, column]) => column)) + 1;
export const CELL = 33;

export interface Point {
  x: number;
  y: number;
}

/** Every space, and the ball of yarn. */
export const POINTS: readonly Point[] = FACTS.spiral.map(([row, column]) => ({
  x: (column + 0.5) * CELL,
  y: (row + 0.5) * CELL,
}));
export const YARN: Point = POINTS[POINTS.length - 1]!;

/** The thread from one space to another, with rounded corners. */
export function thread(from: number, to: number): string {
  const points = POINTS.slice(from, to + 1);
  if (points.length < 2) return "";
  let path = `M${points[0]!.x} ${points[0]!.y}`;
  for (let i = 1; i < points.length; i++) {
    const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]];
    const turns = c && (c.x - b.x) * (b.y - a.y) !== (c.y - b.y) * (b.x - a.x);
    if (!c || !turns) {
      path += `L${b.x} ${b.y}`;
      continue;
    }
    const r = 14;
    const before = { x: b.x - Math.sign(b.x - a.x) * r, y: b.y - Math.sign(b.y - a.y) * r };
    const after = { x: b.x + Math.sign(c.x - b.x) * r, y: b.y + Math.sign(c.y - b.y) * r };
    path += `L${before.x} ${before.y}Q${b.x} ${b.y} ${after.x} ${after.y}`;
  }
  return path;
}

/** A point between spaces, for the marker on its way. */
export function along(place: number): Point {
  const at = Math.max(0, Math.min(place, POINTS.length - 1));
  const a = POINTS[Math.floor(at)]!;
  const b = POINTS[Math.ceil(at)]!;
  const part = at - Math.floor(at);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The space under a point of the drawing, or -1. */
export function spaceAt(x: number, y: number): number {
  return POINTS.findIndex((point) => Math.abs(point.x - x) <= CELL / 2 && Math.abs(point.y - y) <= CELL / 2);
}
