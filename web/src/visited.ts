/** Tables this browser sat at, so that a running game can be continued from the home page. */
import { isHere } from "./local/here";

export interface Visited {
  table: string;
  game: string;
  at: number;
  name: string;
}

const KEY = "cattery-tables";
const KEPT = 24 * 60 * 60 * 1000;

export function visited(): Visited[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visited[];
    return all.filter((one) => isHere(one.table) || Date.now() - one.at < KEPT); // what lies here waits for us
  } catch {
    return [];
  }
}

export function visit(one: Visited): void {
  keep([one, ...visited().filter(({ table }) => table !== one.table)].slice(0, 5));
}

export function forget(table: string): void {
  keep(visited().filter((one) => one.table !== table));
}

function keep(all: Visited[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // nothing is kept
  }
}
