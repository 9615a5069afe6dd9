/* Written by `make golden` from cattery.room.messages and the kits of the games: mend it there. */

import type { Told } from "../kit";

export interface MistigriOptions {
  players: number;
  starter: number | null;
  values: number[] | null;
  hand: number | null;
}
export interface Decision { actor: number; step: Question; then: unknown[] }
export interface View {
  seat: number;
  options: MistigriOptions;
  round: number;
  first: number | null;
  player: number | null;
  turn: number;
  hand: string[];
  hand_sizes: number[];
  undealt: number;
  pile: string[];
  arrow: number;
  aid_down: boolean[];
  quiet: number[];
  out: number[];
  chooser: number | null;
  chosen: string | null;
  known: string[][];
  no_ones: boolean[];
  penalties: number[][];
  shown: string[][] | null;
  decision: Decision | null;
}
export interface RoundBegan { type: "round-began"; number: number }
export interface FirstPlayer { type: "first-player"; seat: number }
export interface HandDealt {
  type: "hand-dealt";
  seat: number;
  count: number;
  cards: { what: string[] | null; by: number[] };
}
export interface TurnBegan { type: "turn-began"; seat: number; giver: number; draws: number }
export interface CardDrawn {
  type: "card-drawn";
  seat: number;
  giver: number;
  card: { what: string | null; by: number[] };
}
export interface CardGiven { type: "card-given"; seat: number; to: number; card: { what: string | null; by: number[] } }
export interface PairDiscarded { type: "pair-discarded"; seat: number; cards: string[] }
export interface OnesDiscarded { type: "ones-discarded"; seat: number; cards: string[] }
export interface CardDiscarded { type: "card-discarded"; seat: number; card: string }
export interface CardTaken { type: "card-taken"; seat: number; to: number; card: string }
export interface Passed { type: "passed"; seat: number }
export interface Declined { type: "declined"; seat: number }
export interface Reversed { type: "reversed"; seat: number; arrow: number }
export interface EffectTaken { type: "effect-taken"; seat: number; value: number }
export interface EffectLapsed { type: "effect-lapsed"; seat: number; value: number }
export interface CardChosen { type: "card-chosen"; seat: number; card: { what: string | null; by: number[] } }
export interface WentOut { type: "went-out"; seat: number }
export interface RoundEnded { type: "round-ended"; rule: string; hands: string[][]; penalties: number[] }
export interface GameEnded { type: "game-ended"; winners: number[]; totals: number[] }
export type Sighting =
  | RoundBegan
  | FirstPlayer
  | HandDealt
  | TurnBegan
  | CardDrawn
  | CardGiven
  | PairDiscarded
  | OnesDiscarded
  | CardDiscarded
  | CardTaken
  | Passed
  | Declined
  | Reversed
  | EffectTaken
  | EffectLapsed
  | CardChosen
  | WentOut
  | RoundEnded
  | GameEnded;
export interface SwapOut { type: "swap-out"; seat: number }
export interface SwapIn { type: "swap-in"; seat: number }
export interface PairOrPass { type: "pair-or-pass"; seat: number }
export interface AnotherPair { type: "another-pair"; seat: number }
export interface EffectOrReverse { type: "effect-or-reverse"; seat: number; value: number }
export interface ChooseDrawn { type: "choose-drawn"; seat: number }
export interface GiveAway { type: "give-away"; seat: number }
export interface Feed { type: "feed"; seat: number; to: number[] }
export type Question = SwapOut | SwapIn | PairOrPass | AnotherPair | EffectOrReverse | ChooseDrawn | GiveAway | Feed;
export interface Facts { mistigri: string; values: Record<string, number>; rounds: number }
export const TOLD: Told = {"name": "mistigri", "place": 2, "players": [3, 4, 5], "usual": 4, "rules": [["material",
  ["M1", "M2", "M3"]], ["round", ["M4", "M5", "M6"]], ["turn", ["M7", "M8", "M9", "M10", "M11", "M12"]], ["effects",
  ["M21", "M22", "M23", "M24", "M25", "M26", "M27", "M28", "M30", "M31", "M32", "M33", "M34", "M35", "M36", "M37",
  "M38"]], ["end-of-round", ["M40", "M41", "M42", "M43", "M44", "M45", "M46"]], ["end-of-game", ["M50"]]]};
export const FACTS: Facts = {"mistigri": "X", "values": {"A1": 1, "A2": 2, "A3": 3, "A4": 4, "A5": 5, "A6": 6, "A7": 7,
  "B1": 1, "B2": 2, "B3": 3, "B4": 4, "B5": 5, "B6": 6, "B7": 7, "C1": 1, "C2": 2, "C3": 3, "C4": 4, "C5": 5, "C6": 6,
  "C8": 8, "D1": 1, "D2": 2, "D3": 3, "D4": 4, "D5": 5, "D6": 6, "D8": 8, "E1": 1, "E2": 2, "E3": 3, "E4": 4, "E5": 5,
  "E7": 7, "E9": 9, "X": 10}, "rounds": 2};
