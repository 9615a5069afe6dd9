/**
 * Where we are: the same document is served at every address. A table of a server has a path of its own; one on this
 * device is named after the #, which any host of plain files can serve.
 */
import { ROOT } from "./local/root";
import { isHere } from "./local/here";

/** The way home. */
export const HOME: string = new URL(ROOT).pathname;

export type Place =
  { at: "home" } | { at: "replay"; hash: string } | { at: "table"; table: string } | { at: "nowhere" };

export function placeOf(path: string, hash = "", home = HOME): Place {
  if (isHere(hash.slice(1))) return { at: "table", table: hash.slice(1) };
  if (hash.startsWith("#replay=")) return { at: "replay", hash };
  const table = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (table) {
    try {
      return { at: "table", table: decodeURIComponent(table) };
    } catch {
      return { at: "nowhere" }; // half of an escaped letter
    }
  }
  return { at: path === home || path === `${home}index.html` ? "home" : "nowhere" };
}

/** The address of a table. */
export const pathTo = (table: string): string => (isHere(table) ? `${HOME}#${table}` : `/t/${table}`);

const read = (): Place => placeOf(location.pathname, location.hash);

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read())); // a new fragment is told so, too
    // The engine of a table on this device lives as long as the document does: who goes home from it keeps it.
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const aside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (aside || link?.getAttribute("href") !== HOME || !location.hash) return;
      event.preventDefault();
      this.go(HOME);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = read();
    scrollTo(0, 0);
  }
}

export const route = new Route();
