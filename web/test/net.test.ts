import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/net/connection";
import { Live } from "../src/net/live.svelte";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { checkDeal, promiseOf, type Witness } from "../src/net/nonce";
import type { ClientMessage, DealAnnounced, GameRecord, Reveal, ServerMessage, TableShown } from "../src/wire";

/** The other end of a connection. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(...messages: ServerMessage[]): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(): void {
    this.onclose?.();
  }
}

const room = (phase: TableShown["phase"]): TableShown => ({
  seq: 1,
  now: "2026-11-16T12:00:00Z",
  table: "t",
  code: null,
  game: "schrodinger",
  options: {},
  clock: null,
  phase,
  seats: [{ name: "Ana", promised: true }, { bot: "kitten" }],
  host: 0,
  watchers: 0,
});
const welcome = (phase: TableShown["phase"]): ServerMessage => ({
  type: "welcome",
  protocol: 1,
  room: room(phase),
  seat: 0,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Socket.all = [];
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a connection", () => {
  const quiet = { heard: () => {}, lost: () => {}, have: () => ({ game: null, ply: -1 }) };
  /** How long it takes until another one is opened. */
  const pause = (): number => {
    const before = Date.now();
    const count = Socket.all.length;
    while (Socket.all.length === count) vi.advanceTimersByTime(10);
    return Date.now() - before;
  };

  it("waits longer each time until it is let in, whatever it is told at the door", () => {
    const connection = new Connection("ws://here", quiet);
    const waits = [0, 1, 2].map(() => {
      Socket.last.open({ type: "refused", code: "too-fast" });
      Socket.last.lose();
      return pause();
    });
    expect(waits).toEqual([250, 500, 1000]);
    Socket.last.open(welcome("playing"));
    Socket.last.lose();
    expect(pause()).toBe(250);
    connection.end();
  });

  it("does not come back when all others do", () => {
    const connection = new Connection("ws://here", quiet);
    const first = [0, 0.999].map((chance) => {
      vi.mocked(Math.random).mockReturnValue(chance);
      Socket.last.open(welcome("playing"));
      Socket.last.lose();
      return pause();
    });
    expect(first).toEqual([130, 380]); // a half more or less, on a grid of 10
    connection.end();
  });
});

describe("the fair deal", () => {
  const dealing = (game: string, promise: string): DealAnnounced => ({
    type: "dealing",
    game,
    promise: "ab",
    promises: { 0: promise },
    closes: "2026-11-16T12:00:03Z",
  });
  const revealed = (): string[] =>
    Socket.last.said
      .filter((said): said is Reveal & { type: "reveal" } => said.type === "reveal")
      .map((said) => said.nonce);

  it("reveals the same nonce again when the connection was lost in between, and another in the next game", async () => {
    const live = new Live("t", "ws://here", () => Promise.resolve());
    Socket.last.open(welcome("gathering"));
    void live.sit("Ana");
    const promise = Socket.last.said.flatMap((said) => (said.type === "sit" ? [said.promise!] : []))[0]!;
    Socket.last.open(dealing("g1", promise));
    const [nonce] = revealed();
    expect(promiseOf(nonce!)).toBe(promise);

    Socket.last.lose(); // nobody knows whether it arrived
    vi.advanceTimersByTime(1000);
    Socket.last.open(welcome("dealing"), dealing("g1", promise));
    expect(revealed()).toEqual([nonce]);
    expect(live.witness).toEqual({ game: "g1", promise: "ab", nonce, kept: false });

    Socket.last.open({ ...dealing("g1", promise), promise: "cd" });
    expect(live.witness!.promise).toBe("ab"); // a server that changes its mind is found out at the end

    Socket.last.said = [];
    Socket.last.open(dealing("g2", promise));
    expect(revealed()).toEqual([]); // one that is known promises nothing
    expect(live.witness!.nonce).toBeNull();
    live.end();
  });

  it("blames a server for a nonce that is missing only if it had acknowledged it", async () => {
    const nonce = "ab".repeat(32);
    const secret = "cd".repeat(32);
    const fair = {
      game: "g",
      promise: promiseOf(secret),
      secret,
      nonces: [{ seat: 0, promise: promiseOf(nonce), nonce: null }],
    };
    const witness: Witness = { game: "g", promise: fair.promise, nonce, kept: false };
    const record = {
      dice: `hmac ${bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes("g")))}`,
      fair,
    } as GameRecord;
    expect(checkDeal(record, witness)).toBe("fair");
    expect(checkDeal(record, { ...witness, kept: true })).toBe("mine");

    const live = new Live("t", "ws://here", () => Promise.resolve());
    Socket.last.open(welcome("gathering"));
    void live.sit("Ana");
    const promise = Socket.last.said.flatMap((said) => (said.type === "sit" ? [said.promise!] : []))[0]!;
    for (const [game, kept] of [
      ["g1", false],
      ["g2", true],
    ] as const) {
      sessionStorage.setItem("nonce-t", game === "g1" ? sessionStorage.getItem("nonce-t")! : nonce);
      Socket.last.open(dealing(game, game === "g1" ? promise : promiseOf(nonce)));
      const asked = Socket.last.said
        .filter((said): said is Reveal & { type: "reveal" } => said.type === "reveal")
        .at(-1)!;
      const client_id = asked.client_id!;
      Socket.last.open(kept ? { type: "accepted", client_id } : { type: "refused", code: "not-dealing", client_id });
      await Promise.resolve();
      expect(live.witness!.kept).toBe(kept);
    }
    live.end();
  });
});

describe("what came while a scene was before our eyes", () => {
  const frame = (ply: number, choices?: string[]): ServerMessage => ({
    type: "frame",
    game: "g",
    since: ply - 1,
    ply,
    sightings: [],
    moves: [],
    view: {},
    room: room("playing"),
    ...(choices ? { choices } : {}),
  });
  /** A table whose first frame is a scene that waits for us, while three more frames come. */
  const reading = (): { live: Live; goOn: () => void } => {
    let goOn = (): void => {};
    let first = true;
    const live = new Live("t", "ws://x", () => {
      if (!first) return Promise.resolve();
      first = false;
      return new Promise<void>((done) => (goOn = done));
    });
    Socket.last.open(welcome("playing"), frame(1), frame(2), frame(3), frame(4, ["."]));
    return { live, goOn: () => goOn() };
  };
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  it("waits until we go on, and is then played back one after the other", async () => {
    const { live, goOn } = reading();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.frame).toBeNull();
    expect(live.behind).toBe(3);
    goOn();
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      await settle();
      seen.push(live.frame!.ply, live.history.length);
      await vi.advanceTimersByTimeAsync(900);
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(live.behind).toBe(0);
  });

  it("can be skipped, and nothing of it is lost", async () => {
    const { live, goOn } = reading();
    goOn();
    await settle();
    expect(live.frame?.ply).toBe(1);
    live.skip();
    await settle();
    expect(live.frame?.ply).toBe(4);
    expect(live.history.map((one) => one.ply)).toEqual([1, 2, 3, 4]);
  });

  it("is waited for by the table until all of it was seen", async () => {
    const said = (): string[] => Socket.last.said.map((one) => one.type);
    const { live, goOn } = reading();
    live.reading();
    goOn();
    await settle();
    expect(said()).toContain("reading");
    expect(said()).not.toContain("read-on");
    for (let i = 0; i < 4; i++) await vi.advanceTimersByTimeAsync(900);
    expect(said()).toContain("read-on");
  });

  it("has no clock of ours run before a question was in sight, for as long each time", async () => {
    const said = (): string[] => Socket.last.said.map((one) => one.type);
    new Live("t", "ws://x", () => Promise.resolve());
    const asked = frame(1, ["."]) as { room: object };
    Socket.last.open(welcome("playing"), { ...asked, room: { ...asked.room, clock: 20 } } as ServerMessage);
    await vi.advanceTimersByTimeAsync(3900);
    expect(said()).toContain("reading");
    expect(said()).not.toContain("read-on");
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toContain("read-on");
  });

  it("keeps what was said at its seat for a while", async () => {
    const live = new Live("t", "ws://x", () => Promise.resolve());
    const line = { seat: 1, name: "Bo", text: "hello", at: "2026-11-16T12:00:00Z" };
    Socket.last.open(welcome("playing"), { type: "said", line });
    await settle();
    expect(live.sayings.get(1)).toBe("hello");
    await vi.advanceTimersByTimeAsync(7000);
    expect(live.sayings.size).toBe(0);
  });
});

describe("the results of a game", () => {
  const at = (game: string, ply: number): ServerMessage => ({
    type: "frame",
    game,
    since: -1,
    ply,
    sightings: [],
    moves: [],
    view: {},
    room: room("playing"),
  });
  const over: ServerMessage = { type: "game-over", game: "one", result: [1, 0] };
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  it("stay until we join the game that the others have begun", async () => {
    const live = new Live("t", "ws://x", () => Promise.resolve());
    Socket.last.open(welcome("over"), at("one", 9), over, at("two", 0));
    await settle();
    expect([live.frame?.game, live.nextDealt, live.over?.game]).toEqual(["one", true, "one"]);
    live.joinNext();
    await settle();
    expect([live.frame?.game, live.nextDealt, live.over]).toEqual(["two", false, null]);
  });

  it("are left by whoever asked for the rematch", async () => {
    const live = new Live("t", "ws://x", () => Promise.resolve());
    Socket.last.open(welcome("over"), at("one", 9), over);
    await settle();
    void live.rematch();
    const asked = Socket.last.said.at(-1) as { client_id: string };
    for (const message of [{ type: "accepted", client_id: asked.client_id }, at("two", 0)])
      Socket.last.onmessage?.({ data: JSON.stringify(message) });
    await settle();
    expect(live.frame?.game).toBe("two");
  });
});
