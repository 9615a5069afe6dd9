/**
 * The worker in which tables on this device live. As at a server, on every message: validate, commit, acknowledge,
 * broadcast. Python does the first and the last, IndexedDB the second.
 */
import type { Refused, TableAddress } from "../wire";
import type { FromWorker, Halt, ToWorker } from "./protocol";
import { startPython } from "./python";
import { openStore, Taken, type Store } from "./store";

interface Kept {
  type: "kept";
  table: string;
  first: number;
  facts: string[];
  address?: TableAddress;
}
interface Delivery {
  type: "delivery";
  sends: { to: string[]; text: string }[];
  wait: number | null;
}
type Answer = Kept | Delivery | Refused | { type: "unreadable"; why: string } | { type: "here"; answer: unknown };

interface Table {
  turn: Promise<unknown>; // one message at a time
  alarm: ReturnType<typeof setTimeout> | undefined;
  people: Set<string>;
}

const post = (message: FromWorker): void => self.postMessage(message);
const tables = new Map<string, Table>();
const open = new Map<number, string>(); // connections of the page, and the table each leads to
const tabs = new BroadcastChannel("cattery-tables");
let run: (errand: object) => Answer;
let store: Store;

/** One errand that may change a table: what comes of it is stored before anything is told. */
async function perform(table: string, errand: object): Promise<Answer> {
  const answer = run(errand);
  if (answer.type !== "kept") return answer;
  try {
    if (answer.facts.length) await store.append(table, answer.first, answer.facts);
  } catch (fault) {
    run({ type: "drop", table });
    throw fault;
  }
  const told = run({ type: "keep", table }) as Delivery;
  const live = tables.get(table);
  if (!live) return told; // another tab has taken it meanwhile
  for (const { to, text } of told.sends)
    for (const connection of to) {
      const own = Number(connection);
      if (open.get(own) === table) post({ type: "said", connection: own, text });
    }
  setAlarm(table, live, told.wait);
  return told;
}

function setAlarm(table: string, live: Table, wait: number | null): void {
  clearTimeout(live.alarm);
  if (wait !== null)
    live.alarm = setTimeout(() => void inTurn(table, () => perform(table, { type: "due", table })), 1000 * wait + 5);
}

/** After whatever else this table is doing. What cannot be stored has not happened; the page is told why. */
async function inTurn<Result>(table: string, deed: () => Promise<Result>): Promise<Result | null> {
  const live = tables.get(table);
  if (!live) return null;
  const mine = live.turn.then(async () => {
    if (tables.get(table) !== live) return null;
    try {
      return await deed();
    } catch (fault) {
      if (fault instanceof Taken) lose(table);
      else halt(table, (fault as Error).name === "QuotaExceededError" ? "full" : "engine");
      console.warn(fault);
      return null;
    }
  });
  live.turn = mine;
  return mine;
}

/** This page goes no further with a table. Nothing that was told is lost. */
function halt(table: string, why: Halt): void {
  stop(table);
  for (const [connection, at] of open) if (at === table) post({ type: "halted", connection, why });
  for (const [connection, at] of [...open]) if (at === table) open.delete(connection);
}

/** What we hold is not the truth: it is read again when the page's connections come back. */
function lose(table: string): void {
  stop(table);
  for (const [connection, at] of [...open])
    if (at === table) {
      open.delete(connection);
      post({ type: "lost", connection });
    }
}

function stop(table: string): void {
  const live = tables.get(table);
  if (!live) return;
  clearTimeout(live.alarm);
  tables.delete(table);
  run({ type: "forget", table });
}

/** The table, read from the store unless it is here. The tab that was there before is told to let go. */
async function wake(table: string): Promise<Halt | Refused | null> {
  if (tables.has(table)) return null;
  tabs.postMessage(table);
  let facts: string[];
  try {
    facts = await store.load(table);
  } catch (fault) {
    console.warn(fault);
    return "unreadable";
  }
  if (!facts.length) return { type: "refused", code: "unknown-table" };
  if (tables.has(table)) return null;
  const live: Table = { turn: Promise.resolve(), alarm: undefined, people: new Set() };
  tables.set(table, live);
  const woken = await inTurn(table, () => perform(table, { type: "wake", table, facts }));
  if (woken?.type === "unreadable") {
    console.warn(woken.why);
    tables.delete(table);
    return "unreadable";
  }
  return null;
}

async function connect(asked: Extract<ToWorker, { type: "connect" }>): Promise<void> {
  const { connection, table, person, people, hello } = asked;
  open.set(connection, table);
  const fault = await wake(table);
  if (open.get(connection) !== table) return;
  if (typeof fault === "string") return void post({ type: "halted", connection, why: fault });
  if (fault) return void post({ type: "said", connection, text: JSON.stringify(fault) });
  // Whoever shares this device is here, whoever holds it: their connections are open, and lead nowhere.
  for (const one of people) {
    const known = tables.get(table)?.people;
    if (!known || known.has(one)) continue;
    known.add(one);
    const connection = `person-${one}`;
    await inTurn(table, () => perform(table, { type: "connect", table, connection, person: one, said: hello }));
  }
  const connect = { type: "connect", table, connection: String(connection), person, said: hello };
  const answer = await inTurn(table, () => perform(table, connect));
  if (answer?.type === "refused") post({ type: "said", connection, text: JSON.stringify(answer) });
}

async function say(connection: number, said: string): Promise<void> {
  const table = open.get(connection);
  if (!table) return;
  const errand = { type: "hear", table, connection: String(connection), said };
  const answer = await inTurn(table, () => perform(table, errand));
  if (answer?.type === "refused") post({ type: "said", connection, text: JSON.stringify(answer) });
}

async function disconnect(connection: number): Promise<void> {
  const table = open.get(connection);
  open.delete(connection);
  if (table) await inTurn(table, () => perform(table, { type: "disconnect", table, connection: String(connection) }));
}

async function openTable(id: number, wish: object): Promise<void> {
  const answer = run({ type: "open", wish });
  if (answer.type === "refused") return void post({ type: "refused", id, refused: answer });
  const opened = answer as Kept;
  await store.append(opened.table, opened.first, opened.facts);
  post({ type: "opened", id, address: opened.address! });
}

async function load(root: string): Promise<void> {
  try {
    const [python, opened] = await Promise.all([
      startPython(root, (loaded, total) => post({ type: "progress", loaded, total })),
      openStore(),
    ]);
    run = python as typeof run;
    store = opened;
    tabs.onmessage = ({ data }) => void (tables.has(data as string) && halt(data as string, "elsewhere"));
    post({ type: "ready", lasting: store.lasting });
  } catch (fault) {
    post({ type: "failed", why: String(fault) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  switch (data.type) {
    case "load":
      return void load(data.root);
    case "ask":
      try {
        const here = run({ type: "ask", name: data.name, given: data.given ?? null }) as { answer: unknown } | Refused;
        if ("code" in here) return post({ type: "refused", id: data.id, refused: here });
        return post({ type: "answer", id: data.id, answer: here.answer });
      } catch (fault) {
        return post({ type: "wrong", id: data.id, why: String(fault) });
      }
    case "open-table":
      return void openTable(data.id, data.wish).catch((fault: unknown) => {
        post({ type: "wrong", id: data.id, why: (fault as Error).name });
      });
    case "connect":
      return void connect(data);
    case "say":
      return void say(data.connection, data.said);
    case "disconnect":
      return void disconnect(data.connection);
  }
};
