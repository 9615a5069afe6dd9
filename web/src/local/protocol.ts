/**
 * What the page and its worker say to each other. A question has a number, and so has its answer; a connection has one,
 * and carries the very messages that a socket would.
 */
import type { NewTable, Refused, TableAddress } from "../wire";

/** Why a table on this device goes no further in this page; each has its words in the catalogue, `halted-…`. */
export type Halt = "elsewhere" | "full" | "unreadable" | "engine";

export type ToWorker =
  | { type: "load"; root: string }
  | { type: "ask"; id: number; name: string; given?: unknown }
  | { type: "open-table"; id: number; wish: NewTable }
  | { type: "connect"; connection: number; table: string; person: string | null; people: string[]; hello: string }
  | { type: "say"; connection: number; said: string }
  | { type: "disconnect"; connection: number };

export type FromWorker =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready"; lasting: boolean }
  | { type: "failed"; why: string }
  | { type: "answer"; id: number; answer: unknown }
  | { type: "opened"; id: number; address: TableAddress }
  | { type: "refused"; id: number; refused: Refused }
  | { type: "wrong"; id: number; why: string }
  | { type: "said"; connection: number; text: string }
  | { type: "lost"; connection: number }
  | { type: "halted"; connection: number; why: Halt };
