/* Written by `make golden` from cattery.room.messages and the kits of the games: mend it there. */

export const PROTOCOL = 1;

export interface Hello { type: "hello"; protocol: number; game?: string | null; ply?: number }
export interface Heartbeat { type: "heartbeat" }
export interface Sit {
  type: "sit";
  client_id?: string | null;
  name: string;
  seat?: number | null;
  promise?: string | null;
}
export interface NoncePromise { type: "promise"; client_id?: string | null; promise: string }
export interface Reveal { type: "reveal"; client_id?: string | null; game: string; nonce: string }
export interface Answer { type: "answer"; client_id: string; game: string; ply: number; text: string }
export interface Why { type: "why"; client_id?: string | null; game: string; ply: number; text: string }
export interface Advise { type: "advise"; client_id?: string | null; game: string; ply: number }
export interface Start { type: "start"; client_id?: string | null }
export interface Rematch { type: "rematch"; client_id?: string | null }
export interface SetTable {
  type: "set-table";
  client_id?: string | null;
  options?: Record<string, unknown>;
  clock?: 20 | 45 | 90 | null;
}
export interface AddBot { type: "add-bot"; client_id?: string | null; level: string; seat?: number | null }
export interface RemoveBot { type: "remove-bot"; client_id?: string | null; seat: number }
export interface Kick { type: "kick"; client_id?: string | null; seat: number }
export interface Leave { type: "leave"; client_id?: string | null }
export interface HandOver { type: "hand-over"; client_id?: string | null; seat: number }
export interface Reclaim { type: "reclaim"; client_id?: string | null }
export interface Pause { type: "pause"; client_id?: string | null }
export interface Resume { type: "resume"; client_id?: string | null }
export interface Hurry { type: "quicken"; client_id?: string | null }
export interface Reading { type: "reading"; client_id?: string | null }
export interface ReadOn { type: "read-on"; client_id?: string | null }
export interface Say { type: "say"; client_id?: string | null; text: string }
export interface React {
  type: "react";
  client_id?: string | null;
  reaction: "applause" | "hiss" | "hurry" | "meow" | "purr" | "surprise";
}
export interface MakeSeatLink { type: "make-seat-link"; client_id?: string | null }
export interface TakeSeat { type: "take-seat"; client_id?: string | null; key: string }
export interface CatchUp { type: "catch-up"; client_id?: string | null; game?: string | null; ply?: number }
export type ClientMessage =
  | Hello
  | Heartbeat
  | Sit
  | NoncePromise
  | Reveal
  | Answer
  | Why
  | Advise
  | Start
  | Rematch
  | SetTable
  | AddBot
  | RemoveBot
  | Kick
  | Leave
  | HandOver
  | Reclaim
  | Pause
  | Resume
  | Hurry
  | Reading
  | ReadOn
  | Say
  | React
  | MakeSeatLink
  | TakeSeat
  | CatchUp;
export interface SeatShown {
  name?: string | null;
  bot?: string | null;
  stand_in?: "away" | "clock" | "left" | null;
  away?: boolean;
  may_be_handed_over?: boolean;
  votes?: number;
  promised?: boolean;
  hurries?: boolean;
  reads_until?: string | null;
  again?: boolean;
}
export interface TurnShown { seat: number; deadline?: string | null; left?: number | null; expired?: boolean }
export interface TableShown {
  seq: number;
  now: string;
  table: string;
  code: string | null;
  game: string;
  options: Record<string, unknown>;
  clock: number | null;
  phase: "dealing" | "gathering" | "over" | "playing";
  seats: SeatShown[];
  host: number | null;
  watchers: number;
  game_id?: string | null;
  asked?: number | null;
  turn?: TurnShown | null;
  paused_by?: number | null;
  asleep?: boolean;
  interrupted?: boolean;
  hints?: boolean;
  pace?: "quick" | "usual" | null;
  rematch_until?: string | null;
}
export interface ChatLine { seat: number; name: string; text: string; at: string; client_id?: string | null }
export interface Welcome {
  type: "welcome";
  protocol: number;
  room: TableShown;
  seat?: number | null;
  chat?: ChatLine[];
}
export interface Move { ply: number; seat: number; by: "bot" | "clock" | "person" | "stand-in"; text?: string | null }
export interface Frame {
  type: "frame";
  game: string;
  since: number;
  ply: number;
  sightings: unknown[];
  moves: Move[];
  view: unknown;
  room: TableShown;
  choices?: string[] | null;
}
export interface RoomChanged { type: "room-changed"; room: TableShown }
export interface DealAnnounced {
  type: "dealing";
  game: string;
  promise: string;
  promises: Record<number, string>;
  closes: string;
}
export interface Nonce { seat: number; promise: string; nonce: string | null }
export interface FairDeal { game: string; promise: string; secret: string; nonces: Nonce[] }
export interface GameRecord {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  dice: string;
  answers: string[];
  digest: string;
  fair?: FairDeal | null;
  format?: number;
}
export interface GameOver { type: "game-over"; game: string; result: number[]; record?: GameRecord | null }
export interface Said { type: "said"; line: ChatLine }
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "applause" | "hiss" | "hurry" | "meow" | "purr" | "surprise";
}
export interface SeatLink { type: "seat-link"; key: string; expires: string }
export interface Advised { type: "advised"; game: string; ply: number; advice: unknown; client_id?: string | null }
export interface Accepted { type: "accepted"; client_id?: string | null; ply?: number | null }
export type Reason = "malformed" | "too-large" | "too-fast" | "protocol" | "unknown-table" | "unknown-code" |
  "unknown-game" | "bad-option" | "unknown-level" | "name-length" | "name-characters" | "name-taken" | "chat-length" |
  "chat-characters" | "no-such-seat" | "seat-taken" | "table-full" | "already-seated" | "no-token" | "barred" |
  "not-seated" | "not-host" | "no-bot-there" | "no-person-there" | "not-yourself" | "seats-open" | "game-running" |
  "no-game" | "other-game" | "stale" | "not-your-turn" | "illegal" | "paused" | "not-paused" | "time-up" | "handed-over"
  | "not-handed-over" | "still-here" | "link-spent" | "promise-broken" | "not-dealing" | "blocked" | "foreign-page" |
  "no-hints" | "record-refused" | "server-full" | "server-stopping";
export interface Refused {
  type: "refused";
  code: Reason;
  rule?: string | null;
  field?: string | null;
  client_id?: string | null;
  ply?: number | null;
}
export type ServerMessage =
  | Welcome
  | Frame
  | RoomChanged
  | DealAnnounced
  | GameOver
  | Said
  | Reacted
  | SeatLink
  | Advised
  | Accepted
  | Refused
  | Heartbeat;
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  clock?: 20 | 45 | 90 | null;
  hints?: boolean;
}
export interface TableAddress { table: string; code: string }
export interface CodeSaid { code: string }
export interface ReplayFrame {
  since: number;
  ply: number;
  sightings: unknown[];
  moves: Move[];
  view: unknown;
  choices?: string[] | null;
  views?: unknown[] | null;
}
export interface Replayed {
  game: string;
  options: Record<string, unknown>;
  players: number;
  viewer: number;
  result: number[];
  frames: ReplayFrame[];
  seats?: SeatShown[];
}
export type Reaction = "applause" | "hiss" | "hurry" | "meow" | "purr" | "surprise";
