/** A live table as this page knows it: what the server said, in order, and what we have asked of it. */
import { SvelteMap } from "svelte/reactivity";
import type {
  ClientMessage,
  DealAnnounced,
  Frame,
  GameOver,
  ChatLine,
  Reaction,
  Refused,
  SeatLink,
  ServerMessage,
  TableShown,
  Welcome,
} from "../wire";
import type { Halt } from "../local/protocol";
import { Connection, type Carrier, type Listener } from "./connection";
import { checkDeal, nonceFor, promiseOf, randomHex, spendNonce, type Verdict, type Witness } from "./nonce";

type Asked = Exclude<ClientMessage, { type: "hello" } | { type: "heartbeat" }>;
type Request = Asked extends infer One ? (One extends Asked ? Omit<One, "client_id"> : never) : never;

/** How long, in ms, one of several frames that waited is looked at. The gallery, where time stands still, sets none. */
export const pacing = { linger: 900 };

const AT_A_SEAT = 6000; // ms that a reaction or a line stays at the seat of whoever it came from
/**
 * ms that a question needs to be before our eyes, with whatever only we are shown first. It is the same each time, so
 * that nobody can tell what that was.
 */
const IN_SIGHT = 4000;

export type Status = "connecting" | "open" | "lost" | "gone";

/** What a table shows of each frame, one after the other; the story of a doubt takes its time. */
export type Stage = (frame: Frame, live: Live) => Promise<void>;

export class Live {
  status = $state<Status>("connecting");
  room = $state.raw<TableShown | null>(null);
  seat = $state<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  frame = $state.raw<Frame | null>(null); // the one that is drawn
  history = $state.raw<Frame[]>([]); // of the running game, as drawn
  over = $state.raw<GameOver | null>(null);
  verdict = $state.raw<Verdict | null>(null); // whether that game's deal was fair
  nextDealt = $state(false); // another game waits until we have done with the results of this one
  dealing = $state.raw<DealAnnounced | null>(null);
  seatLink = $state.raw<SeatLink | null>(null);
  refusal = $state.raw<Refused | null>(null); // the last one that the person should hear of
  halted = $state<Halt | null>(null); // why a table on this device goes no further here
  pending = $state<string | null>(null); // the answer on its way
  behind = $state(0); // frames that have come and wait to be drawn
  awaited = $state(false); // whether the table waits for us, by the newest frame, drawn or not
  reactions = new SvelteMap<number, { reaction: Reaction; at: number }>();
  sayings = new SvelteMap<number, string>(); // what was just said, by seat
  witness: Witness | null = null;
  /** How far the server's clock is ahead of ours, in ms. */
  skew = 0;

  readonly #connection: Carrier;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn depends on it
  readonly #asked = new Map<
    string,
    { request: Request; done: (refused: Refused | null) => void; again: boolean; sent: boolean }
  >();
  #queue: Frame[] = [];
  #staging = false;
  #skipping = false;
  #joins = false; // we want the next game as soon as it is dealt
  #join: (() => void) | null = null;
  #reading = false; // the table knows that we are
  #watching = false; // a scene that everybody sees
  #unseen: Frame | null = null; // a question that is not yet before our eyes, at a table with a clock
  #waitNoLonger: (() => void) | null = null;

  constructor(
    readonly table: string,
    carrier: string | ((listener: Listener) => Carrier),
    private readonly stage: Stage,
  ) {
    const listener: Listener = {
      heard: (message) => this.heard(message),
      lost: () => this.#lost(),
      halted: (why) => {
        this.status = "gone";
        this.halted = why;
      },
      have: () => ({ game: this.#latest?.game ?? null, ply: this.#latest?.ply ?? -1 }),
    };
    this.#connection = typeof carrier === "string" ? new Connection(carrier, listener) : carrier(listener);
  }

  get #latest(): Frame | null {
    return this.#queue.at(-1) ?? this.frame;
  }

  /** Ask something. Answers survive a lost connection: they are sent again under the same name, and count once. */
  ask(request: Request, again = request.type === "answer"): Promise<Refused | null> {
    const client_id = randomHex(12);
    return new Promise((done) => {
      this.#asked.set(client_id, { request, done, again, sent: false });
      if (this.status === "open") this.#sendWaiting();
    });
  }

  /** Send whatever has not been sent over this connection. */
  #sendWaiting(): void {
    for (const [client_id, asked] of this.#asked) {
      if (asked.sent) continue;
      asked.sent = true;
      this.#connection.send({ ...asked.request, client_id } as ClientMessage);
    }
  }

  /** What may safely be sent twice waits for the next connection; of the rest nobody knows whether it arrived. */
  #lost(): void {
    if (this.status !== "gone") this.status = "lost";
    for (const [client_id, asked] of this.#asked) {
      if (asked.again) asked.sent = false;
      else if (asked.sent) this.#settle(client_id, { type: "refused", code: "server-stopping" });
    }
  }

  async answer(text: string): Promise<void> {
    const frame = this.frame;
    if (!frame || this.pending !== null) return;
    this.pending = text;
    const refused = await this.ask({ type: "answer", game: frame.game, ply: frame.ply, text });
    if (refused) {
      this.pending = null;
      if (refused.code !== "stale") this.refusal = refused;
    }
  }

  /** Which rule forbids an answer that we were not offered: the server knows, so we ask it. Nothing is played. */
  async why(text: string): Promise<Refused | null> {
    const frame = this.frame;
    return frame ? this.ask({ type: "why", game: frame.game, ply: frame.ply, text }) : null;
  }

  /** Offer another game, or accept the one that is offered; the others may look at the results as long as they like. */
  async rematch(): Promise<Refused | null> {
    this.#joins = true;
    const refused = await this.ask({ type: "rematch" });
    if (refused) this.#joins = false;
    return refused;
  }

  /** On to the game that was dealt meanwhile, and back to our seat. */
  joinNext(): void {
    const mine = this.seat === null ? null : this.room?.seats[this.seat];
    if (mine?.stand_in) void this.ask({ type: "reclaim" });
    this.#joins = true;
    this.#join?.();
  }

  /** Nobody is pulled off the results of a game they sat in: the next one waits for them. */
  async #leaveResults(): Promise<void> {
    if (this.over && this.over.game === this.frame?.game && this.seat !== null && !this.#joins) {
      this.nextDealt = true;
      await new Promise<void>((join) => (this.#join = join));
    }
    this.nextDealt = false;
    this.over = null;
  }

  async sit(name: string): Promise<Refused | null> {
    return this.ask({ type: "sit", name, promise: promiseOf(nonceFor(this.table)) });
  }

  end(): void {
    this.#connection.end();
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "frame":
        this.#setRoom(message.room);
        return this.#enqueue(message);
      case "room-changed":
        return this.#setRoom(message.room);
      case "dealing":
        return this.#deal(message);
      case "game-over":
        this.over = message;
        this.verdict = message.record ? checkDeal(message.record, this.witness) : null;
        this.#joins = false;
        return;
      case "said":
        this.chat = [...this.chat, message.line].slice(-50);
        if (message.line.seat !== this.seat) this.unread += 1;
        return this.#hold(this.sayings, message.line.seat, message.line.text);
      case "reacted":
        return this.#hold(this.reactions, message.seat, { reaction: message.reaction, at: Date.now() });
      case "seat-link":
        this.seatLink = message;
        return;
      case "accepted":
        return this.#settle(message.client_id, null);
      case "refused":
        return this.#refused(message);
      case "heartbeat":
        return;
    }
  }

  /** It stays at a seat for a while. */
  #hold<What>(held: SvelteMap<number, What>, seat: number, what: What): void {
    held.set(seat, what);
    setTimeout(() => held.get(seat) === what && held.delete(seat), AT_A_SEAT);
  }

  #welcome(message: Welcome): void {
    this.status = "open";
    this.seat = message.seat ?? null;
    this.chat = message.chat ?? [];
    this.#setRoom(message.room);
    this.#sendWaiting();
  }

  #setRoom(room: TableShown): void {
    if (this.room && room.seq < this.room.seq) return;
    this.skew = Date.parse(room.now) - Date.now();
    this.room = room;
    const mine = this.seat === null ? null : room.seats[this.seat];
    if (mine && !mine.promised && !mine.bot && room.phase !== "dealing") {
      void this.ask({ type: "promise", promise: promiseOf(nonceFor(this.table)) });
    }
  }

  #deal(message: DealAnnounced): void {
    this.dealing = message;
    // Told again, as a connection was lost or the server began anew: we stand by our nonce, and hold it to its promise.
    const first = this.witness?.game === message.game ? this.witness : null;
    const nonce = first?.nonce ?? nonceFor(this.table);
    const ours = this.seat !== null && message.promises[this.seat] === promiseOf(nonce);
    const witness = {
      game: message.game,
      promise: first?.promise ?? message.promise,
      nonce: ours ? nonce : null,
      kept: first?.kept ?? false,
    };
    this.witness = witness;
    if (ours)
      void this.ask({ type: "reveal", game: message.game, nonce }).then((refused) => (witness.kept ||= !refused));
    spendNonce(this.table);
  }

  #refused(message: Refused): void {
    if (!message.client_id && ["unknown-table", "protocol", "server-full"].includes(message.code)) {
      this.status = "gone";
      this.refusal = message;
      this.end();
      return;
    }
    this.#settle(message.client_id, message);
  }

  #settle(client_id: string | null | undefined, refused: Refused | null): void {
    const asked = client_id ? this.#asked.get(client_id) : undefined;
    if (!asked || !client_id) return;
    this.#asked.delete(client_id);
    asked.done(refused);
  }

  #enqueue(frame: Frame): void {
    const latest = this.#latest;
    if (latest && latest.game === frame.game && frame.ply < latest.ply) return;
    this.#queue.push(frame);
    this.awaited = !!frame.choices?.length;
    if (this.awaited && frame.room.clock && !latest?.choices?.length) this.#comeIntoSight(frame);
    this.behind = this.#queue.length;
    if (!this.#staging) void this.#show();
  }

  /** A scene that everybody sees is before our eyes: bots and clocks wait for us, a while. */
  reading(): void {
    this.#watching = true;
    this.#beWaitedFor();
  }

  /** We have gone on. The table is told so once we have seen everything that waited behind that scene. */
  readOn(): void {
    this.#watching = false;
    if (!this.#reading || this.#queue.length || this.#unseen) return;
    this.#reading = false;
    void this.ask({ type: "read-on" });
  }

  #beWaitedFor(): void {
    if (this.seat === null) return;
    this.#reading = true;
    void this.ask({ type: "reading" });
  }

  /** No clock of ours runs before we have seen the question. */
  #comeIntoSight(frame: Frame): void {
    this.#unseen = frame;
    if (!this.#reading) this.#beWaitedFor();
    setTimeout(() => {
      if (this.#unseen !== frame) return;
      this.#unseen = null;
      if (!this.#watching) this.readOn();
    }, IN_SIGHT);
  }

  /** Draw what waits without lingering over it, up to the next scene. */
  skip(): void {
    this.#skipping = true;
    this.#waitNoLonger?.();
  }

  /** What waited behind a scene is played back so that it can be followed; the more of it, the quicker. */
  #linger(): Promise<void> {
    const usual = Math.max(pacing.linger / 3, pacing.linger - 40 * this.#queue.length);
    const wait = this.room?.pace === "quick" ? usual / 3 : usual;
    return new Promise((done) => {
      this.#waitNoLonger = done;
      setTimeout(done, wait);
    });
  }

  async #show(): Promise<void> {
    this.#staging = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.behind = this.#queue.length;
      const begins = this.frame?.game !== frame.game;
      if (begins) {
        if (this.frame) await this.#leaveResults();
        this.history = [];
      }
      if (frame.since >= 0) await this.stage(frame, this);
      this.frame = frame;
      this.history = [...this.history.filter((one) => one.ply <= frame.since), frame]; // it may tell again what we had
      this.pending = null;
      this.readOn();
      // Who was there when it was dealt sees how it begins; who comes to a running game does not see all of it again.
      if (begins && frame.since < 0 && this.dealing?.game === frame.game) await this.stage(frame, this);
      if (!this.#queue.length) this.#skipping = false;
      else if (!this.#skipping) await this.#linger();
    }
    this.#staging = false;
  }
}
