/**
 * What a game brings to the page: one object, in its own folder. Everything round it is shared, and knows no game.
 * What only a table needs is loaded when one is opened.
 */
import type { Component, Snippet } from "svelte";
import type { Live } from "../net/live.svelte";
import type { Speech } from "../say";
import type { Sound } from "../sound";
import type { Frame } from "../wire";

/**
 * Something that is played out before a frame is drawn, and waits until it has been seen. One with suspense calls
 * `told` at its end.
 */
export interface Scene {
  kind: string;
  suspense?: boolean;
  shared?: boolean; // everybody sees it, so that others may know that we look at it, and wait
  onTable?: boolean; // the table itself plays it out, and everything else there stays alive
}

export interface Placed {
  seat: number;
  note: string;
}
export interface Moment {
  kind: string;
  title: string;
  text: string;
}
/** A game that is over, for the last page. */
export interface Ending {
  winners: number[];
  facts: string;
  places: Placed[];
  story: Moment[];
}

/** By the type of a sighting: what it is to one who jumps there (`replay-mark-…`), and how it is drawn. */
export type Landmarks = Record<string, [kind: string, look: "small" | "big" | "fall" | "round"]>;

/** What only an open table needs. */
export interface AtTable {
  Table: Component<{
    live: Live;
    open: (what: "log" | "chat" | "menu") => void;
    scene: Scene | null;
    done: () => void;
  }>;
  /** `limit` tells how long the table waits for whoever looks at it. */
  Scene: Component<{
    scene: Scene;
    names: string[];
    me: number;
    told: () => void;
    done: () => void;
    limit?: Snippet;
  }>;
  /** The picture over the last page, and the wall or paper under the rest of it, by its class. */
  Podium: Component<{ winner: number }>;
  place: string;
  sounds: Record<string, Sound>;
  /** Sightings that stand on the timeline of a game that is watched again. */
  landmarks: Landmarks;
  /** Every hand, from the views of all seats, when the game is over and nothing is hidden. */
  Hands: Component<{ views: unknown[]; names: string[] }>;
  scenes(frame: Frame): Scene[];
  ending(live: Live, names: string[], me: number): Ending;
  /** Forget how this person arranged things: the gallery shows every entry afresh. */
  afresh?(): void;
}

/** What the engine says of a game; the page knows none of it by itself. */
export interface Told {
  /** As the server calls it. */
  name: string;
  /** Among the games that a person is offered: 1 comes first. */
  place: number;
  /** How many can play, and how many do unless somebody says otherwise. */
  players: readonly number[];
  usual: number;
  /** The numbers of the rules, by section. */
  rules: readonly (readonly [section: string, numbers: readonly string[]])[];
}

/** An option that a host switches on or off; `hint` says what that means. */
export interface Switched {
  option: string;
  label: () => string;
  hint: (on: boolean) => string;
}

/** Something that a table agreed on, in one plain sentence. */
export interface Agreed {
  what: string;
  text: string;
}

export interface Kit extends Told {
  /** Its room on the front page, with the way in. */
  HomeCard: Component<{ door: Snippet }>;
  switches: readonly Switched[];
  /** What somebody plays who has never played it: the gentlest that the rules allow. */
  gentle: Readonly<Record<string, unknown>>;
  /** What it means that so many play. */
  withPlayers: (players: number) => string;
  agreed: (players: number, options: Readonly<Record<string, unknown>>) => Agreed[];
  speech: Speech;
  /** Itself in a few pictures, and drawings for single rules by their number. */
  primer?: () => Promise<{ default: Component }>;
  figures?: () => Promise<{ figures: Record<string, Component> }>;
  atTable: () => Promise<AtTable>;
}
