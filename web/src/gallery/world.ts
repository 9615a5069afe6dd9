/**
 * What surrounds the page in the gallery: a line that was recorded, a network that was recorded, and time that stands
 * still.
 */
import type { ServerMessage } from "../wire";
import type { Entry, Exhibition } from "./entry";

const SHORT = 100; // ms: whatever is due sooner (a browser's tick, an observer) passes by itself

interface Held {
  at: number;
  run: () => void;
}
const held = new Map<number, Held>();
const started = { timeout: window.setTimeout.bind(window), interval: window.setInterval.bind(window) };
let now = 0;
let count = 1_000_000_000; // far from the browser's own numbers

function hold(run: TimerHandler, ms = 0, ...rest: unknown[]): number {
  if (ms < SHORT) return started.timeout(run, ms, ...rest);
  held.set(++count, { at: now + ms, run: run as () => void });
  return count;
}

/** Let so many ms pass, with everything that is due on the way, and what comes of it. */
export async function pass(ms: number): Promise<void> {
  const end = now + ms;
  for (;;) {
    const [id, next] = [...held].sort(([, a], [, b]) => a.at - b.at)[0] ?? [0, null];
    if (!next || next.at > end) break;
    held.delete(id);
    now = next.at;
    next.run();
    await moment();
  }
  now = end;
}

/** A moment for the browser: promises, effects, observers. */
export const moment = (): Promise<void> => new Promise((done) => void started.timeout(done, 0));

let entry: Entry | null = null;
let line: Recorded | null = null;

class Recorded {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the line of the entry that is shown
    line = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const said = JSON.parse(text) as { type: string; client_id?: string };
    if (said.type === "hello") return entry!.messages.forEach((message) => this.#hear(message));
    for (const message of entry!.replies[said.type] ?? []) {
      const toUs = message.type === "accepted" || message.type === "refused";
      this.#hear(toUs ? { ...message, client_id: said.client_id! } : message);
    }
  }

  close(): void {
    this.readyState = 3;
  }

  #hear(message: ServerMessage): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

export function loseLine(): void {
  line?.onclose?.();
}

export function loseNetwork(): void {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
}

/** A new entry: nothing is left of the one before. */
export function begin(next: Entry): void {
  entry = next;
  line = null;
  held.clear();
  Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(next.stored)) localStorage.setItem(key, JSON.stringify(value));
}

export function surround(fetched: Exhibition["fetched"]): void {
  const away = window.fetch.bind(window);
  Object.assign(window, {
    WebSocket: Recorded,
    setTimeout: hold,
    setInterval: (run: TimerHandler, ms?: number) => hold(run, Math.max(SHORT, ms ?? 0)),
    clearTimeout: forget(window.clearTimeout.bind(window)),
    clearInterval: forget(window.clearInterval.bind(window)),
    fetch: async (address: string) => {
      const found = entry?.fetched[address] ?? fetched[address];
      return found ? new Response(JSON.stringify(found.body), { status: found.status }) : away(address);
    },
  });
}

const forget =
  (really: (id?: number) => void) =>
  (id?: number): void => {
    if (id === undefined || !held.delete(id)) really(id);
  };
