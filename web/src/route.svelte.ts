/** Where we are: the same document is served at every address. */
export type Place = { at: "home" } | { at: "table"; table: string } | { at: "nowhere" };

export function placeOf(path: string): Place {
  const table = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (table) {
    try {
      return { at: "table", table: decodeURIComponent(table) };
    } catch {
      return { at: "nowhere" }; // half of an escaped letter
    }
  }
  return { at: path === "/" ? "home" : "nowhere" };
}

const read = (): Place => placeOf(location.pathname);

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = read();
    scrollTo(0, 0);
  }
}

export const route = new Route();
