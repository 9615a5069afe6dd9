/**
 * An ended game as the tables know a live one: they draw it from the same frames, and nobody is asked anything. What
 * would be said to a server is said to nobody.
 */
import { SvelteMap } from "svelte/reactivity";
import type { Live } from "../net/live.svelte";
import type { Frame, Reaction, Refused, Replayed, SeatShown, TableShown } from "../wire";

/** By what one jumps, and how fast the game plays by itself. */
export interface Wish {
  kind: string;
  speed: number;
}

type Public = Pick<Live, keyof Live>;

const nobody = (): Promise<null> => Promise.resolve(null);

export class Watching implements Public {
  readonly table = ""; // no table: so nobody chats, and no clock runs
  status: Public["status"] = "open";
  seat = null;
  chat = [];
  sayings = new SvelteMap<number, never>();
  unread = 0;
  over = null;
  verdict = null;
  nextDealt = false;
  halted = null;
  dealing = null;
  seatLink = null;
  pending = null;
  behind = 0;
  awaited = false;
  witness = null;
  skew = 0;
  refusal: Refused | null = null;
  reactions = new SvelteMap<number, { reaction: Reaction; at: number }>();

  frames = $state.raw<Frame[]>([]);
  ply = $state(0);
  room = $state.raw<TableShown | null>(null);
  readonly frame = $derived<Frame | null>(this.frames[this.ply] ?? null);
  readonly history = $derived(this.frames.slice(0, this.ply + 1));

  /** Look at these frames from now on, at the same ply. */
  show(replayed: Replayed, seats: SeatShown[]): void {
    const { game, options, frames } = replayed;
    const room: TableShown = {
      seq: 0,
      now: "1970-01-01T00:00:00Z",
      table: "",
      code: null,
      game,
      options,
      clock: null,
      phase: "playing",
      seats,
      host: null,
      watchers: 0,
      game_id: "replay",
    };
    this.room = room;
    // Nothing can be answered any more: what was asked is in the view, and the choices are not offered.
    this.frames = frames.map((one) => ({ ...one, type: "frame", game: "replay", room, choices: null }));
    this.ply = Math.min(this.ply, frames.length - 1);
  }

  readonly ask = nobody;
  readonly why = nobody;
  readonly rematch = nobody;
  readonly sit = nobody as Public["sit"];
  readonly answer = async (): Promise<void> => {};
  readonly heard = (): void => {};
  readonly joinNext = (): void => {};
  readonly reading = (): void => {};
  readonly readOn = (): void => {};
  readonly skip = (): void => {};
  readonly end = (): void => {};

  /** The same for a component that knows only live tables: it uses nothing of one but what stands here. */
  get asLive(): Live {
    return this as unknown as Live;
  }
}
