/** What the viewer of an entry did, by visible names, as a person would. */
import { room } from "../look/room.svelte";
import { t } from "../words.svelte";
import type { Deed, Words } from "./entry";
import { loseLine, loseNetwork, moment, pass } from "./world";

const CONTROLS = "button, a[href], input, select, [role=switch], [role=radio], summary";
const GROUPS = "[role=group], [role=radiogroup], section, ul, fieldset";
const PATIENCE = 10_000; // ms

/** Words as they are found: a space is a space, however it may break. */
export const say = (words: Words): string => plain(spoken(words));
const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
const spoken = ({ id, values }: Words): string =>
  t(
    id,
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === "object" ? spoken(value) : value]),
    ),
  );

/** The name by which somebody who listens finds it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label) return plain(label);
  const by = element.getAttribute("aria-labelledby");
  if (by) return plain(document.getElementById(by)?.textContent ?? "");
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? [...(element.labels ?? [])]
      : [element];
  return plain(labels.map(shownText).join(" "));
}

function shownText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
      return node.getAttribute("aria-label") ?? shownText(node);
    })
    .join("");
}

const usable = (element: Element): boolean =>
  !element.closest("[inert]") && element.getClientRects().length > 0 && !(element as HTMLButtonElement).disabled;
/** What lies in an open dialog comes first: the rest cannot be reached. */
const open = (): ParentNode => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;

function find(within: ParentNode, which: string, name: string): Element[] {
  const all = [...within.querySelectorAll(which)].filter((one) => usable(one));
  const exact = all.filter((one) => nameOf(one) === name);
  return exact.length ? exact : all.filter((one) => nameOf(one).startsWith(name));
}

async function until<Found>(what: string, look: () => Found | null | undefined): Promise<Found> {
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    const found = look();
    if (found) return found;
    await moment();
  }
  throw new Error(`nothing here is called “${what}”`);
}

export async function perform(deed: Deed): Promise<void> {
  if (deed.narrow && room.wide) return;
  switch (deed.do) {
    case "press": {
      const name = say(deed.words);
      (await until(name, () => find(open(), CONTROLS, name).at(deed.nth) as HTMLElement)).click();
      break;
    }
    case "press-in": {
      const name = say(deed.words);
      const inside = await until(
        name,
        () =>
          [...(find(open(), GROUPS, name)[0]?.querySelectorAll(CONTROLS) ?? [])]
            .filter(usable)
            .at(deed.nth) as HTMLElement,
      );
      inside.click();
      break;
    }
    case "fill": {
      const name = say(deed.words);
      const field = await until(name, () => find(open(), "input", name)[0] as HTMLInputElement);
      field.value = deed.text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      break;
    }
    case "wait":
      await pass(deed.ms);
      break;
    case "see": {
      const name = typeof deed.words === "string" ? deed.words : say(deed.words);
      await until(name, () => plain(document.body.innerText).includes(name));
      break;
    }
    case "lose-connection":
      loseLine();
      break;
    case "lose-network":
      loseNetwork();
  }
  await rest();
}

/** Wait until nothing moves any more, and let what fades or slides arrive. */
export async function rest(): Promise<void> {
  let changed = false;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0; quiet < 3; quiet = changed ? 0 : quiet + 1, changed = false) await moment();
  watch.disconnect();
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  }
}
