/** Where the facts of tables on this device are kept. Who writes a fact that is there already came too late. */

/** Another tab wrote this table's log: what we hold of it is not the truth. */
export class Taken extends Error {}

export interface Store {
  /** Whether what is kept outlives the page. */
  readonly lasting: boolean;
  load(table: string): Promise<string[]>;
  append(table: string, first: number, facts: string[]): Promise<void>;
}

interface Kept {
  table: string;
  seq: number;
  fact: string;
}

const NAME = "cattery";
const FACTS = "facts";

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(FACTS, { keyPath: ["table", "seq"] });
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error ?? new Error("no IndexedDB"));
    opening.onblocked = () => failed(new Error("IndexedDB is blocked"));
  });
}

class Lasting implements Store {
  readonly lasting = true;

  constructor(private readonly db: IDBDatabase) {}

  load(table: string): Promise<string[]> {
    return new Promise((done, failed) => {
      const all = IDBKeyRange.bound([table, 0], [table, Infinity]);
      const asking = this.db.transaction(FACTS).objectStore(FACTS).getAll(all);
      asking.onerror = () => failed(asking.error!);
      asking.onsuccess = () => {
        const kept = asking.result as Kept[];
        const whole = kept.every(({ seq, fact }, i) => seq === i + 1 && typeof fact === "string");
        if (whole) done(kept.map(({ fact }) => fact));
        else failed(new Error("a fact of this table is missing"));
      };
    });
  }

  /** All of them or none; strict: on the disk, not merely on its way there. */
  append(table: string, first: number, facts: string[]): Promise<void> {
    return new Promise((done, failed) => {
      const writing = this.db.transaction(FACTS, "readwrite", { durability: "strict" });
      writing.oncomplete = () => done();
      writing.onabort = () =>
        failed(writing.error?.name === "ConstraintError" ? new Taken() : (writing.error ?? new Error("aborted")));
      const store = writing.objectStore(FACTS);
      facts.forEach((fact, i) => store.add({ table, seq: first + i, fact } satisfies Kept));
    });
  }
}

/** Where a browser keeps nothing for us, a game lasts as long as its page. */
class Passing implements Store {
  readonly lasting = false;
  readonly #kept = new Map<string, string[]>();

  load(table: string): Promise<string[]> {
    return Promise.resolve([...(this.#kept.get(table) ?? [])]);
  }

  append(table: string, first: number, facts: string[]): Promise<void> {
    const kept = this.#kept.get(table) ?? [];
    if (kept.length !== first - 1) return Promise.reject(new Taken());
    this.#kept.set(table, [...kept, ...facts]);
    return Promise.resolve();
  }
}

export async function openStore(): Promise<Store> {
  try {
    return new Lasting(await open());
  } catch {
    return new Passing();
  }
}
