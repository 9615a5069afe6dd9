/** The engine on this device, as the page sees it: its worker, and everything that is asked of it. */
import { Turned } from "../net/turned";
import type { NewTable, Refused, TableAddress } from "../wire";
import { keepEngine } from "./offline";
import { ROOT } from "./root";
import { local } from "./state.svelte";
import type { FromWorker, Halt, ToWorker } from "./protocol";

interface Waiting {
  done: (answer: unknown) => void;
  failed: (fault: Error) => void;
}

export interface End {
  said(text: string): void;
  lost(): void;
  halted(why: Halt): void;
}

class Engine {
  #worker: Worker | null = null;
  #loading: Promise<void> | null = null;
  #count = 0;
  readonly #asked = new Map<number, Waiting>();
  readonly #ends = new Map<number, End>();

  /** Fetch and start it, once; after a failure, again. */
  load(): Promise<void> {
    this.#loading ??= new Promise<void>((done, failed) => {
      local.ready = "loading";
      const fail = (why: string): void => {
        this.#worker?.terminate();
        this.#worker = this.#loading = null;
        local.ready = "failed";
        failed(new Error(why));
      };
      this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "cattery" });
      this.#worker.onerror = (event) => local.ready !== "yes" && fail(event.message);
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "failed") return fail(data.why);
        if (data.type === "ready") {
          local.lasting = data.lasting;
          local.ready = "yes";
          void keepEngine();
          return done();
        }
        this.#heard(data);
      };
      this.#post({ type: "load", root: ROOT });
    });
    return this.#loading;
  }

  /** What can be asked without a table: cattery.local.asks has the names. */
  async ask<Answer>(name: string, given?: unknown): Promise<Answer> {
    await this.load();
    return (await this.#question((id) => ({ type: "ask", id, name, given }))) as Answer;
  }

  async openTable(wish: NewTable): Promise<TableAddress> {
    await this.load();
    return (await this.#question((id) => ({ type: "open-table", id, wish }))) as TableAddress;
  }

  /** A connection to a table on this device; its number. */
  async connect(
    table: string,
    person: string | null,
    people: string[],
    hello: () => string,
    end: End,
  ): Promise<number> {
    await this.load();
    const connection = ++this.#count;
    this.#ends.set(connection, end);
    this.#post({ type: "connect", connection, table, person, people, hello: hello() });
    return connection;
  }

  say(connection: number, said: string): void {
    this.#post({ type: "say", connection, said });
  }

  disconnect(connection: number): void {
    this.#ends.delete(connection);
    this.#post({ type: "disconnect", connection });
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #question(asking: (id: number) => ToWorker): Promise<unknown> {
    const id = ++this.#count;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#post(asking(id));
    });
  }

  #heard(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        local.share = message.loaded / message.total;
        return;
      case "answer":
        return this.#settle(message.id, ({ done }) => done(message.answer));
      case "opened":
        return this.#settle(message.id, ({ done }) => done(message.address));
      case "refused":
        return this.#settle(message.id, ({ failed }) => failed(new Turned(message.refused as Refused)));
      case "wrong":
        return this.#settle(message.id, ({ failed }) => failed(new Error(message.why)));
      case "said":
        return this.#ends.get(message.connection)?.said(message.text);
      case "lost":
        return this.#ends.get(message.connection)?.lost();
      case "halted":
        return this.#ends.get(message.connection)?.halted(message.why);
    }
  }

  #settle(id: number, settle: (waiting: Waiting) => void): void {
    const waiting = this.#asked.get(id);
    this.#asked.delete(id);
    if (waiting) settle(waiting);
  }
}

export const engine = new Engine();
