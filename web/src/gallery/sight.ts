/** What a person cannot see or press on a screen: covered, cut, or out of sight. Nobody has to scroll at a table. */

const SLACK = 2; // px: fractions, thick outlines
const CONTROLS = "button, a[href], input, select, summary";
const PRESSED = "button, a, label, summary, li";
/** Whoever scrolls these sees that there is more. */
const MAY_SCROLL = "[data-more], dialog .body, textarea";
const LETTERING = "svg[role=img], svg.ltr";

const shortly = (one: Element): string => {
  const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
  return `<${one.tagName.toLowerCase()} ${one.getAttribute("class")?.replace(/ ?svelte-\w+/g, "") ?? ""}> ${words}`;
};

/** What lies on top, and is all that can be used now. */
function stage(): Element {
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  return sheet ?? document.querySelector(".veil") ?? document.querySelector("[aria-modal=true]") ?? document.body;
}

function hidden(one: Element): boolean {
  if (one.closest(".sprite, .vh, noscript, option, .letter, [inert]")) return true;
  if (!one.checkVisibility({ visibilityProperty: true })) return true;
  for (let at: Element | null = one; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath === "inset(50%)") return true;
  return false;
}

interface Frame {
  element: Element;
  box: DOMRect;
  scrolls: boolean;
}

/** The boxes that hold an element, from the inside out; the last one is the window. */
function frames(one: Element): Frame[] {
  const found: Frame[] = [];
  for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === "inline" || style.display === "contents") continue;
    if (style.overflowX !== "visible" || style.overflowY !== "visible")
      found.push({ element: at, box: at.getBoundingClientRect(), scrolls: at.matches(MAY_SCROLL) });
    if (style.position === "fixed") return [...found, inWindow(false)];
  }
  return [...found, inWindow(!document.querySelector("main.table, [aria-modal=true]"))];
}

const inWindow = (scrolls: boolean): Frame => ({
  element: document.documentElement,
  box: new DOMRect(0, 0, innerWidth, innerHeight),
  scrolls,
});

const within = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK;

/** Whether they belong together: one holds the other, or both are parts of one thing that is pressed or drawn. */
function together(hit: Element, one: Element): boolean {
  if (hit.contains(one) || one.contains(hit)) return true;
  const thing = one.closest(PRESSED);
  if (thing?.contains(hit)) return true;
  return hit instanceof SVGElement && one instanceof SVGElement && hit.ownerSVGElement === one.ownerSVGElement;
}

type Points = readonly (readonly [number, number])[];
const MIDDLE: Points = [0.12, 0.5, 0.88].map((x) => [x, 0.5] as const);
const WHOLE: Points = [0.12, 0.5, 0.88].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const));
const GRID: Points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [x, y] as const));
const CENTRE: Points = [[0.5, 0.5]];
const STRIP: Points = [0.06, 0.1, 0.15, 0.2, 0.3].flatMap((x) => [0.3, 0.5, 0.7].map((y) => [x, y] as const));

/** What lies over it. Of a card in a fan, of which a strip shows, anything may lie over the rest. */
function cover(one: Element, box: DOMRect, points: Points): Element | null {
  const over = points
    .map(([x, y]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y))
    .map((hit) => (hit && !together(hit, one) ? hit : null));
  return points === STRIP && over.includes(null) ? null : (over.find((hit) => hit) ?? null);
}

class Look {
  readonly found = new Set<string>();
  readonly #moved = new Map<Element, [number, number]>();

  /** Whether `one`, whose words or drawing fill this box, can be seen whole. */
  see(what: string, one: Element, measure: () => DOMRect, points: Points, still = false): void {
    const around = frames(one);
    let box = measure();
    const outside = around.filter((frame) => !within(box, frame.box));
    const free = (frame: Frame) => frame.scrolls && !still;
    if (outside.some((frame) => !free(frame) && !this.#reaches(frame, around, outside)))
      return this.#note(what, `${frameFault(outside.find((frame) => !free(frame))!)}`, one);
    let over = outside.length ? null : cover(one, box, points);
    if (!outside.length && !over) return;
    if (!still && around.some((frame) => frame.scrolls)) {
      this.#remember(around);
      one.scrollIntoView({ block: "center", inline: "center" });
      box = measure();
      over = cover(one, box, points);
    }
    if (over) this.#note(what, `covered by ${shortly(over)}`, one);
  }

  /** Scrolled away inside something that scrolls, it may well lie beyond what is round that. */
  #reaches(frame: Frame, around: Frame[], outside: Frame[]): boolean {
    const at = around.indexOf(frame);
    return outside.some((other) => other.scrolls && around.indexOf(other) < at);
  }

  #note(what: string, fault: string, one: Element): void {
    this.found.add(`${what} ${fault}: ${shortly(one)}`);
  }

  #remember(around: Frame[]): void {
    for (const { element } of around)
      if (!this.#moved.has(element)) this.#moved.set(element, [element.scrollLeft, element.scrollTop]);
  }

  back(): void {
    for (const [element, [left, top]] of this.#moved) element.scrollTo({ left, top, behavior: "instant" });
  }
}

const frameFault = ({ element }: Frame): string =>
  element === document.documentElement ? "out of sight" : `cut by ${shortly(element).slice(0, 40)}`;

const boxOf = (one: Element) => (): DOMRect => one.getBoundingClientRect();

/** All that is wrong with what is shown. */
export function sight(): string[] {
  const style = document.createElement("style");
  style.textContent = "*, *::before, *::after { pointer-events: auto !important; scroll-behavior: auto !important; }";
  document.head.append(style); // what lets taps through covers all the same
  const look = new Look();
  const top = stage();
  musts(top, look);
  controls(top, look);
  words(top, look);
  for (const one of top.querySelectorAll(LETTERING))
    if (!hidden(one)) look.see("lettering", one, boxOf(one), one.matches(".ltr") ? MIDDLE : GRID);
  const page = document.documentElement;
  if (top === document.body && document.querySelector("main.table") && page.scrollHeight > innerHeight + 1)
    look.found.add(`the table is ${page.scrollHeight} px high`);
  look.back();
  style.remove();
  return [...look.found];
}

/**
 * What must be seen together: whose turn it is, what it is about, what can be done. Nothing can be done in a game that
 * is watched again, and no clock runs: there one may scroll to it.
 */
function musts(top: Element, look: Look): void {
  const names = new Map<string, boolean>();
  for (const one of top.querySelectorAll("[data-must]")) {
    const name = one.getAttribute("data-must")!;
    const shown = !hidden(one) && one.getBoundingClientRect().width > 0;
    names.set(name, names.get(name) || shown);
    if (shown) look.see(`must be seen (${name}),`, one, boxOf(told(one)), pointsOf(one), !one.closest(".viewer"));
  }
  for (const [name, shown] of names) if (!shown) look.found.add(`must be seen, but is not shown: ${name}`);
}

/** A card stands behind others, a fence or the edge of a box: its corner tells which it is. */
const told = (one: Element): Element => one.querySelector(".ix, .no") ?? one;
const pointsOf = (one: Element): Points =>
  one.matches("[data-must=fan]") ? STRIP : told(one) === one ? WHOLE : CENTRE;

function controls(top: Element, look: Look): void {
  for (const one of top.querySelectorAll(CONTROLS)) {
    if (hidden(one) || one.matches(".ref")) continue;
    const card = one.closest("[data-must=hand], [data-must=fan]");
    const whole = card ?? one.closest("label") ?? one;
    if (card) look.see("control", whole, boxOf(told(whole)), pointsOf(card));
    else look.see("control", whole, boxOf(whole), whole.matches(".link") ? MIDDLE : WHOLE); // a link is its words
  }
}

function words(top: Element, look: Look): void {
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode() as Text | null; node; node = walk.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || parent.closest("svg") || hidden(parent)) continue;
    if (getComputedStyle(parent).textOverflow === "ellipsis" || parent.closest(".clamp")) continue; // names alone
    const text = node;
    const measure = () => {
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    if (measure().width) look.see("text", parent, measure, MIDDLE);
  }
}
