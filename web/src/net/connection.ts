/** One live connection to a table: it says hello, beats, notices when it is dead, and opens itself again. */
import type { Halt } from "../local/protocol";
import { PROTOCOL, type ClientMessage, type ServerMessage } from "../wire";

const BEAT = 2_500; // ms between our own signs of life
const DEAD = 9_000; // ms of silence after which a connection is dead
const WAITS = [250, 500, 1_000, 2_000, 4_000];

export interface Listener {
  heard(message: ServerMessage): void;
  lost(): void;
  /** A table on this device goes no further in this page. */
  halted?(why: Halt): void;
  /** What we already have of the running game. */
  have(): { game: string | null; ply: number };
}

/** What carries messages to a table and back: a socket to a server, or a connection to this device's own worker. */
export interface Carrier {
  send(message: ClientMessage): void;
  end(): void;
}

export class Connection implements Carrier {
  #socket: WebSocket | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  #tries = 0;
  #ended = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#again);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#again);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#lastHeard = Date.now();
    socket.onopen = () => {
      this.#lastHeard = Date.now();
      const { game, ply } = this.listener.have();
      this.send({ type: "hello", protocol: PROTOCOL, ...(game ? { game, ply } : {}) });
    };
    socket.onmessage = (event) => {
      this.#lastHeard = Date.now();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "welcome") this.#tries = 0; // a server that says "too fast" or "full" has not let us in
      this.listener.heard(message);
    };
    socket.onclose = () => this.#lose(socket);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (Date.now() - this.#lastHeard > DEAD) this.#lose(socket);
      else this.send({ type: "heartbeat" });
    }, BEAT);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#drop();
    this.listener.lost();
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#again = setTimeout(() => this.#open(), wait * (0.5 + Math.random())); // not all tables' people at once
  }

  #drop(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  /** The device is back: no need to wait out a pause that was meant for a broken server. */
  readonly #hurry = (): void => {
    if (!this.#socket && !this.#ended && document.visibilityState === "visible") this.#open();
  };
}
