/** Where we are: the same document serves / and /t/TABLE. */
export type Place = { at: "home" } | { at: "table"; table: string };

function read(): Place {
  const table = /^\/t\/([^/]+)$/.exec(location.pathname);
  return table ? { at: "table", table: decodeURIComponent(table[1]!) } : { at: "home" };
}

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
