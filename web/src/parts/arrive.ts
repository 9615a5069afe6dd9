/**
 * Cards come from somewhere. What is new on the table flies there from the spot that somebody marked `data-spot`:
 * a likeness of it, which nobody can touch, so that everything can be used meanwhile. A tap or a key ends all flights.
 */
import type { TransitionConfig } from "svelte/transition";
import { calm } from "../settings.svelte";

const FLIGHT = 420; // ms
const APART = 70; // ms between cards that leave together
const CARRIED = ["--w", "--pc"]; // what a drawing's size depends on

/** The spot of a player's hand. */
export const handOf = (seat: number): string => `hand-${seat}`;

/** For `in:arrive`: `nth` of those that come together. */
export function arrive(node: HTMLElement, { from, nth = 0 }: { from: string | null; nth?: number }): TransitionConfig {
  const start = from === null || calm() || document.hidden ? null : whereIs(from);
  const end = node.getBoundingClientRect();
  if (!start || !end.width) return { duration: 0 };
  fly(node, start, end, nth * APART);
  return { duration: FLIGHT + nth * APART, css: () => "opacity: 0" };
}

/** A spot may be marked twice, for a phone and for a desk: one of them is shown. */
function whereIs(spot: string): DOMRect | null {
  const shown = [...document.querySelectorAll(`[data-spot="${spot}"]`)].map((one) => one.getBoundingClientRect());
  return shown.find((rect) => rect.width > 0) ?? null;
}

function fly(node: HTMLElement, start: DOMRect, end: DOMRect, delay: number): void {
  const likeness = node.cloneNode(true) as HTMLElement;
  const looks = getComputedStyle(node);
  for (const name of CARRIED) likeness.style.setProperty(name, looks.getPropertyValue(name));
  Object.assign(likeness.style, {
    position: "fixed",
    left: `${end.left}px`,
    top: `${end.top}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    margin: "0",
    zIndex: "15",
    pointerEvents: "none",
  });
  likeness.ariaHidden = "true";
  likeness.inert = true;
  document.body.append(likeness);
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const flight = likeness.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: 0.4 },
      { opacity: 1, offset: 0.25 },
      { transform: "none", opacity: 1 },
    ],
    { duration: FLIGHT, delay, easing: "cubic-bezier(.3, .9, .4, 1)", fill: "both" },
  );
  const land = () => {
    removeEventListener("pointerdown", land, true);
    removeEventListener("keydown", land, true);
    likeness.remove();
  };
  addEventListener("pointerdown", land, true);
  addEventListener("keydown", land, true);
  flight.onfinish = land;
}
