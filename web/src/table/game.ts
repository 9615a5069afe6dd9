/** What each game brings to the table page; everything round it is shared. A game is loaded when its table is opened. */
import type { Component } from "svelte";
import type { Live } from "../net/live.svelte";
import type { Sound } from "../sound";
import type { Frame } from "../wire";

/** Something that is played out before a frame is drawn, and waits until it has been seen. One with suspense calls `told` at its end. */
export interface Scene { kind: string; suspense?: boolean }

export interface Placed { seat: number; note: string }
export interface Moment { kind: string; title: string; text: string }
/** A game that is over, for the last page. */
export interface Ending { winners: number[]; facts: string; places: Placed[]; story: Moment[] }

export interface Game {
  Table: Component<{ live: Live; open: (what: "log" | "chat" | "menu") => void }>;
  Scene: Component<{ scene: Scene; names: string[]; me: number; told: () => void; done: () => void }>;
  /** The picture over the last page, and the wall or paper under the rest of it. */
  Podium: Component<{ winner: number }>;
  place: "lab" | "alley";
  sounds: Record<string, Sound>;
  scenes(frame: Frame): Scene[];
  ending(live: Live, names: string[], me: number): Ending;
}

const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  schrodinger: () => import("../schrodinger/schrodinger"),
  mistigri: () => import("../mistigri/mistigri"),
};

export const loadGame = async (name: string): Promise<Game> => (await (GAMES[name] ?? GAMES["schrodinger"]!)()).game;
