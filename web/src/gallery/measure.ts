/** What is wrong with a screen that axe does not look for: text beyond an edge, and targets too small for a thumb. */

const LEAST = 44; // px
/** A phone's browser makes its window as wide as what does not fit: the screen stays as wide as it is. */
const width = (): number => Math.min(screen.width, innerWidth);
const SLACK = 1.5; // px: fractions, and the rounding of fonts

const shortly = (element: Element): string =>
  (element.outerHTML.match(/^<[^>]*>/)?.[0] ?? element.tagName).slice(0, 140);
const about = (node: Text): string => `“${node.data.trim().slice(0, 60)}” in ${shortly(node.parentElement!)}`;

/** Read by those who listen only. */
const unseen = (element: Element): boolean =>
  !!element.closest(".sprite, noscript, option, .vh") || getComputedStyle(element).clipPath === "inset(50%)";

/** The boxes that cut or scroll what is in them, from the inside out. */
function* frames(element: Element): Generator<{ box: DOMRect; scrolls: boolean; ellipsis: boolean }> {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const style = getComputedStyle(one);
    const cuts =
      (style.overflowX !== "visible" || style.overflowY !== "visible") &&
      style.display !== "inline" &&
      style.display !== "contents";
    if (cuts)
      yield {
        box: one.getBoundingClientRect(),
        scrolls: /auto|scroll/.test(style.overflowX),
        ellipsis: style.textOverflow === "ellipsis",
      };
    if (style.position === "fixed") return; // what it lies in does not hold it
  }
}

/** Text that nobody can read to its end. Names alone may be shortened, with dots, and stand whole elsewhere. */
export function faults(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > width()) found.push(`the page is ${page.scrollWidth} px wide: ${widest()}`);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode() as Text | null; node; node = walk.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || unseen(parent) || parent.closest("svg")) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!text.width) continue;
    let held = false;
    for (const { box, scrolls, ellipsis } of frames(parent)) {
      held ||= scrolls || ellipsis;
      if (!held && (text.left < box.left - SLACK || text.right > box.right + SLACK)) {
        found.push(`cut off: ${about(node)}`);
        break;
      }
    }
    if (!held && (text.left < -SLACK || text.right > width() + SLACK)) found.push(`beyond the edge: ${about(node)}`);
  }
  return [...found, ...spilt()];
}

/** Controls whose words are larger than they are. */
function spilt(): string[] {
  return [...document.querySelectorAll(".btn, .tag, .label, .lb, .sill, .plate")]
    .filter((one) => one.getClientRects().length > 0)
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(one);
      const inner = range.getBoundingClientRect();
      if (
        [...one.querySelectorAll("*")].some(
          (part) =>
            getComputedStyle(part).textOverflow === "ellipsis" || getComputedStyle(part).position === "absolute",
        )
      )
        return false;
      return (
        getComputedStyle(one).rotate === "none" &&
        (inner.left < box.left - SLACK ||
          inner.right > box.right + SLACK ||
          inner.bottom > box.bottom + SLACK ||
          inner.top < box.top - SLACK)
      );
    })
    .map((one) => `larger than its box: ${shortly(one)} ${one.textContent?.trim().slice(0, 60)}`);
}

function widest(): string {
  const far = [...document.body.querySelectorAll("*")].filter(
    (one) => one.getBoundingClientRect().right > width() + SLACK,
  );
  return far.slice(0, 3).map(shortly).join(" ");
}

/**
 * Targets smaller than a thumb. As WCAG 2.5.5 grants: a link within a sentence is as large as its line.
 * A radio button that lies over its label is as large as the label.
 */
export function targets(): string[] {
  return [...document.querySelectorAll("button, a[href], input, select, summary, [role=switch]")]
    .filter((one) => !unseen(one) && one.getClientRects().length > 0 && !one.closest("[inert]") && !one.matches(".ref"))
    .flatMap((one) => {
      const box = turnedBack(one as HTMLElement);
      return box.width < LEAST - 0.5 || box.height < LEAST - 0.5
        ? [`${Math.round(box.width)} x ${Math.round(box.height)} px: ${shortly(one)}`]
        : [];
    });
}

/** Its size as it was laid out: a tilted card is no smaller. */
function turnedBack(one: HTMLElement): { width: number; height: number } {
  const label = one.closest("label") as HTMLElement | null;
  const whole = label ?? one;
  return { width: whole.offsetWidth, height: whole.offsetHeight };
}
