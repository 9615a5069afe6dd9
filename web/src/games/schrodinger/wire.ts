/* Written by `make golden` from cattery.room.messages and the kits of the games: mend it there. */

import type { Told } from "../kit";

export interface Laid {
  seat: number;
  physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" |
  "tabby";
}
export interface Claim { type: "claim"; count: number; state: "alive" | "dead" | "empty" | "heisenberg" }
export interface PutAway {
  seat: number | null;
  count: number;
  looked_at_by: number[];
  cards: [number, number, number, number] | null;
}
export interface SchrodingerOptions {
  players: number;
  physicats: boolean;
  starter: number | null;
  hand: number;
  pack: [number, number, number, number];
  track: number;
  lives: number | null;
}
export interface Decision { actor: number; step: Question; then: unknown[] }
export interface View {
  seat: number;
  hand: [number, number, number, number];
  physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" |
  "tabby" | null;
  hand_sizes: number[];
  proofs: [number, number, number, number][];
  lives: number[];
  unused: boolean[];
  row: ("cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" |
  "tabby")[];
  front: Laid[];
  claim: Claim | null;
  claimer: number | null;
  in_play: number;
  deck_size: number;
  discard_size: number;
  known_discard: [number, number, number, number];
  discard: PutAway[];
  round: number;
  hand_size: number;
  starter: number | null;
  winner: number | null;
  revealed: [number, number, number, number][] | null;
  options: SchrodingerOptions;
  decision: Decision | null;
}
export interface PhysicatDealt {
  type: "physicat-dealt";
  seat: number;
  physicat: { what: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" |
  "purrie" | "tabby" | null; by: number[] };
}
export interface RowBegun {
  type: "row-begun";
  physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" |
  "tabby";
}
export interface StarterChosen { type: "starter-chosen"; seat: number }
export interface RoundBegan { type: "round-began"; round: number; starter: number; hand_size: number; in_play: number }
export interface CardsDealt {
  type: "cards-dealt";
  seat: number;
  count: number;
  cards: { what: [number, number, number, number] | null; by: number[] };
}
export interface CardsDrawn {
  type: "cards-drawn";
  seat: number;
  count: number;
  cards: { what: [number, number, number, number] | null; by: number[] };
}
export interface Claimed { type: "claimed"; seat: number; claim: Claim }
export interface ProofShown { type: "proof-shown"; seat: number; cards: [number, number, number, number] }
export interface CardsPutAway {
  type: "cards-put-away";
  seat: number;
  count: number;
  cards: { what: [number, number, number, number] | null; by: number[] };
}
export interface PowerUsed {
  type: "power-used";
  seat: number;
  physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" |
  "tabby";
}
export interface PowerTaken {
  type: "power-taken";
  seat: number;
  physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" |
  "tabby";
}
export interface ProofsRemoved {
  type: "proofs-removed";
  state: "alive" | "dead" | "empty" | "heisenberg";
  counts: number[];
}
export interface PileLookedAt {
  type: "pile-looked-at";
  seat: number;
  count: number;
  cards: { what: [number, number, number, number] | null; by: number[] };
}
export interface TurnSkipped { type: "turn-skipped"; seat: number }
export interface PhysicatSentToRow {
  type: "physicat-sent-to-row";
  seat: number;
  physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" |
  "tabby";
}
export interface Doubted { type: "doubted"; seat: number; claimer: number; claim: Claim }
export interface HandsRevealed {
  type: "hands-revealed";
  claim: Claim;
  claimer: number;
  doubter: number;
  hands: [number, number, number, number][];
  proofs: [number, number, number, number][];
  front: Laid[];
  added: number[];
  heisenbergs: number;
  found: number;
  right: number;
  wrong: number;
}
export interface LifeLost { type: "life-lost"; seat: number; left: number }
export interface Eliminated { type: "eliminated"; seat: number }
export interface PhysicatRevealed {
  type: "physicat-revealed";
  seat: number;
  physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" |
  "tabby";
}
export interface Won { type: "won"; seat: number }
export type Sighting =
  | PhysicatDealt
  | RowBegun
  | StarterChosen
  | RoundBegan
  | CardsDealt
  | CardsDrawn
  | Claimed
  | ProofShown
  | CardsPutAway
  | PowerUsed
  | PowerTaken
  | ProofsRemoved
  | PileLookedAt
  | TurnSkipped
  | PhysicatSentToRow
  | Doubted
  | HandsRevealed
  | LifeLost
  | Eliminated
  | PhysicatRevealed
  | Won;
export interface TakeTurn { type: "take-turn"; seat: number }
export interface Prove { type: "prove"; seat: number }
export interface Swap { type: "swap"; seat: number; shown_cards: number }
export interface LastWord { type: "last-word"; seat: number }
export type Question = TakeTurn | Prove | Swap | LastWord;
export interface Facts {
  kinds: ("alive" | "dead" | "empty" | "heisenberg")[];
  letters: Record<string, string>;
  track: string[];
  spiral: [number, number][];
  lives: Record<number, number>;
  rule_of: Record<string, string>;
}
export const TOLD: Told = {"name": "schrodinger", "place": 1, "players": [2, 3, 4, 5, 6], "usual": 4, "rules":
  [["material", ["S1", "S2", "S3", "S4"]], ["setup", ["S5", "S6", "S7"]], ["round", ["S8", "S9", "S10", "S11", "S12",
  "S13"]], ["proof", ["S14", "S15", "S16", "S17", "S18", "S19"]], ["doubt", ["S20", "S21", "S22", "S23", "S24", "S25"]],
  ["physicats", ["S30", "S31", "S32", "S40", "S41", "S42", "S43", "S44", "S45", "S46", "S47", "S48", "S49"]],
  ["rulings", ["S50", "S51", "S52", "S53", "S54", "S55", "S56", "S57", "S58", "S59"]]]};
export const FACTS: Facts = {"kinds": ["alive", "dead", "empty", "heisenberg"], "letters": {"alive": "A", "dead": "D",
  "empty": "E", "heisenberg": "H"}, "track": ["1A", "1D", "2A", "2D", "1E", "3A", "3D", "4A", "4D", "2E", "5A", "5D",
  "6A", "6D", "3E", "7A", "7D", "8A", "8D", "4E", "9A", "9D", "10A", "10D", "5E", "11A", "11D", "12A", "12D", "6E",
  "13A", "13D", "14A", "14D", "7E", "15A", "15D", "16A", "16D", "8E", "17A", "17D", "18A", "18D", "9E", "19A", "19D",
  "20A", "20D", "10E", "21A", "21D", "22A", "22D", "11E", "23A", "23D", "24A", "24D", "12E", "25A", "25D", "26A", "26D",
  "13E"], "spiral": [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7], [0, 8], [0, 9], [0, 10], [1, 10],
  [2, 10], [3, 10], [4, 10], [5, 10], [5, 9], [5, 8], [5, 7], [5, 6], [5, 5], [5, 4], [5, 3], [5, 2], [5, 1], [5, 0],
  [4, 0], [3, 0], [2, 0], [1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [1, 7], [1, 8], [1, 9], [2, 9], [3,
  9], [4, 9], [4, 8], [4, 7], [4, 6], [4, 5], [4, 4], [4, 3], [4, 2], [4, 1], [3, 1], [2, 1], [2, 2], [2, 3], [2, 4],
  [2, 5], [2, 6], [2, 7], [2, 8], [3, 8], [3, 7], [3, 6], [3, 5], [3, 4], [3, 3], [3, 2]], "lives": {"2": 3, "3": 2,
  "4": 1, "5": 1, "6": 1}, "rule_of": {"cecilia": "S40", "maria": "S41", "purrie": "S42", "felidae": "S43", "feyncat":
  "S44", "prride": "S45", "mewton": "S46", "felinestein": "S47", "pawking": "S48", "tabby": "S49"}};
