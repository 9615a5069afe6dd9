/** A connection to a table on this device: the second carrier of the messages that a socket carries. */
import type { Carrier, Listener } from "../net/connection";
import { PROTOCOL, type ClientMessage, type ServerMessage } from "../wire";
import type { engine as Engine } from "./engine";

/** Who plays alone. */
export const ME = "me";

export class LocalConnection implements Carrier {
  #engine: typeof Engine | null = null; // loaded by whoever needs it: a table at a server does not
  #number: number | null = null;
  #ended = false;

  /** `person`: who looks at this page; `people`: everybody who shares the device. */
  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly person: string | null = ME,
    private readonly people: string[] = [],
  ) {
    void this.#open();
  }

  send(message: ClientMessage): void {
    if (this.#number !== null) this.#engine?.say(this.#number, JSON.stringify(message));
  }

  end(): void {
    this.#ended = true;
    if (this.#number !== null) this.#engine?.disconnect(this.#number);
    this.#number = null;
  }

  async #open(): Promise<void> {
    const hello = (): string => {
      const { game, ply } = this.listener.have();
      return JSON.stringify({ type: "hello", protocol: PROTOCOL, ...(game ? { game, ply } : {}) });
    };
    try {
      const { engine } = await import("./engine");
      this.#engine = engine;
      const number = await engine.connect(this.table, this.person, this.people, hello, {
        said: (text) => this.listener.heard(JSON.parse(text) as ServerMessage),
        lost: () => {
          this.#number = null;
          this.listener.lost();
          if (!this.#ended) void this.#open();
        },
        halted: (why) => this.listener.halted?.(why),
      });
      if (this.#ended) engine.disconnect(number);
      else this.#number = number;
    } catch {
      this.listener.halted?.("engine");
    }
  }
}
