/* Written by `make docs` from cattery.room.messages and the games: mend it there. No rule lives here. */
/* eslint-disable */

export const PROTOCOL = 1;

export interface Hello { type: "hello"; protocol: number; game?: string | null; ply?: number }
export interface Heartbeat { type: "heartbeat" }
export interface Sit { type: "sit"; client_id?: string | null; name: string; seat?: number | null; promise?: string | null }
export interface NoncePromise { type: "promise"; client_id?: string | null; promise: string }
export interface Reveal { type: "reveal"; client_id?: string | null; game: string; nonce: string }
export interface Answer { type: "answer"; client_id: string; game: string; ply: number; text: string }
export interface Why { type: "why"; client_id?: string | null; game: string; ply: number; text: string }
export interface Start { type: "start"; client_id?: string | null }
export interface AddBot { type: "add-bot"; client_id?: string | null; level: string; seat?: number | null }
export interface RemoveBot { type: "remove-bot"; client_id?: string | null; seat: number }
export interface Kick { type: "kick"; client_id?: string | null; seat: number }
export interface Leave { type: "leave"; client_id?: string | null }
export interface HandOver { type: "hand-over"; client_id?: string | null; seat: number }
export interface Reclaim { type: "reclaim"; client_id?: string | null }
export interface Pause { type: "pause"; client_id?: string | null }
export interface Resume { type: "resume"; client_id?: string | null }
export interface Quicken { type: "quicken"; client_id?: string | null }
export interface Say { type: "say"; client_id?: string | null; text: string }
export interface React { type: "react"; client_id?: string | null; reaction: "applause" | "hiss" | "hurry" | "meow" | "purr" | "surprise" }
export interface MakeSeatLink { type: "make-seat-link"; client_id?: string | null }
export interface TakeSeat { type: "take-seat"; client_id?: string | null; key: string }
export interface CatchUp { type: "catch-up"; client_id?: string | null; game?: string | null; ply?: number }
export type ClientMessage = Hello | Heartbeat | Sit | NoncePromise | Reveal | Answer | Why | Start | AddBot | RemoveBot | Kick | Leave | HandOver | Reclaim | Pause | Resume | Quicken | Say | React | MakeSeatLink | TakeSeat | CatchUp;
export interface SeatShown { name?: string | null; bot?: string | null; stand_in?: "away" | "clock" | "left" | null; away?: boolean; may_be_handed_over?: boolean; votes?: number; promised?: boolean; hurries?: boolean }
export interface TurnShown { seat: number; deadline?: string | null; left?: number | null; expired?: boolean }
export interface TableShown { seq: number; now: string; table: string; code: string | null; game: string; options: Record<string, unknown>; clock: number | null; phase: "dealing" | "gathering" | "over" | "playing"; seats: SeatShown[]; host: number | null; watchers: number; game_id?: string | null; asked?: number | null; turn?: TurnShown | null; paused_by?: number | null; asleep?: boolean; interrupted?: boolean; pace?: "quick" | "usual" | null }
export interface Line { seat: number; name: string; text: string; at: string; client_id?: string | null }
export interface Welcome { type: "welcome"; protocol: number; room: TableShown; seat?: number | null; chat?: Line[] }
export interface Move { ply: number; seat: number; by: "bot" | "clock" | "person" | "stand-in"; text?: string | null }
export interface Frame { type: "frame"; game: string; since: number; ply: number; sightings: unknown[]; moves: Move[]; view: unknown; room: TableShown; choices?: string[] | null }
export interface RoomChanged { type: "room-changed"; room: TableShown }
export interface Dealing { type: "dealing"; game: string; promise: string; promises: Record<number, string>; closes: string }
export interface Nonce { seat: number; promise: string; nonce: string | null }
export interface FairDeal { game: string; promise: string; secret: string; nonces: Nonce[] }
export interface GameRecord { game: string; rules: number; options: Record<string, unknown>; dice: string; answers: string[]; digest: string; fair?: FairDeal | null; format?: number }
export interface GameOver { type: "game-over"; game: string; result: number[]; record?: GameRecord | null }
export interface Said { type: "said"; line: Line }
export interface Reacted { type: "reacted"; seat: number; reaction: "applause" | "hiss" | "hurry" | "meow" | "purr" | "surprise" }
export interface SeatLink { type: "seat-link"; key: string; expires: string }
export interface Accepted { type: "accepted"; client_id?: string | null; ply?: number | null }
export type Reason = "malformed" | "too-large" | "too-fast" | "protocol" | "unknown-table" | "unknown-code" | "unknown-game" | "bad-option" | "unknown-level" | "name-length" | "name-characters" | "name-taken" | "chat-length" | "chat-characters" | "no-such-seat" | "seat-taken" | "table-full" | "already-seated" | "no-token" | "barred" | "not-seated" | "not-host" | "no-bot-there" | "no-person-there" | "not-yourself" | "seats-open" | "game-running" | "no-game" | "other-game" | "stale" | "not-your-turn" | "illegal" | "paused" | "not-paused" | "time-up" | "handed-over" | "not-handed-over" | "still-here" | "link-spent" | "promise-broken" | "not-dealing" | "foreign-page" | "server-full" | "server-stopping";
export interface Refused { type: "refused"; code: Reason; rule?: string | null; field?: string | null; client_id?: string | null }
export type ServerMessage = Welcome | Frame | RoomChanged | Dealing | GameOver | Said | Reacted | SeatLink | Accepted | Refused | Heartbeat;
export interface NewTable { game: string; options?: Record<string, unknown>; clock?: 20 | 45 | 90 | null }
export interface TableAddress { table: string; code: string }
export interface CodeSaid { code: string }
export type Reaction = "applause" | "hiss" | "hurry" | "meow" | "purr" | "surprise";
export namespace Schrodinger {
  export interface Laid { seat: number; physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby" }
  export interface Claim { type: "claim"; count: number; state: "alive" | "dead" | "empty" | "heisenberg" }
  export interface PutAway { seat: number | null; count: number; looked_at_by: number[]; cards: [number, number, number, number] | null }
  export interface SchrodingerOptions { players: number; physicats: boolean; starter: number | null; hand: number; pack: [number, number, number, number]; track: number; lives: number | null }
  export interface Decision { actor: number; step: Question; then: unknown[] }
  export interface View { seat: number; hand: [number, number, number, number]; physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby" | null; hand_sizes: number[]; proofs: [number, number, number, number][]; lives: number[]; unused: boolean[]; row: ("cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby")[]; front: Laid[]; claim: Claim | null; claimer: number | null; in_play: number; deck_size: number; discard_size: number; known_discard: [number, number, number, number]; discard: PutAway[]; round: number; hand_size: number; starter: number | null; winner: number | null; revealed: [number, number, number, number][] | null; options: SchrodingerOptions; decision: Decision | null }
  export interface PhysicatDealt { type: "physicat-dealt"; seat: number; physicat: { what: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby" | null; by: number[] } }
  export interface RowBegun { type: "row-begun"; physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby" }
  export interface StarterChosen { type: "starter-chosen"; seat: number }
  export interface RoundBegan { type: "round-began"; round: number; starter: number; hand_size: number; in_play: number }
  export interface CardsDealt { type: "cards-dealt"; seat: number; count: number; cards: { what: [number, number, number, number] | null; by: number[] } }
  export interface CardsDrawn { type: "cards-drawn"; seat: number; count: number; cards: { what: [number, number, number, number] | null; by: number[] } }
  export interface Claimed { type: "claimed"; seat: number; claim: Claim }
  export interface ProofShown { type: "proof-shown"; seat: number; cards: [number, number, number, number] }
  export interface CardsPutAway { type: "cards-put-away"; seat: number; count: number; cards: { what: [number, number, number, number] | null; by: number[] } }
  export interface PowerUsed { type: "power-used"; seat: number; physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby" }
  export interface PowerTaken { type: "power-taken"; seat: number; physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby" }
  export interface ProofsRemoved { type: "proofs-removed"; state: "alive" | "dead" | "empty" | "heisenberg"; counts: number[] }
  export interface PileLookedAt { type: "pile-looked-at"; seat: number; count: number; cards: { what: [number, number, number, number] | null; by: number[] } }
  export interface TurnSkipped { type: "turn-skipped"; seat: number }
  export interface PhysicatSentToRow { type: "physicat-sent-to-row"; seat: number; physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby" }
  export interface Doubted { type: "doubted"; seat: number; claimer: number; claim: Claim }
  export interface HandsRevealed { type: "hands-revealed"; claim: Claim; claimer: number; doubter: number; hands: [number, number, number, number][]; proofs: [number, number, number, number][]; front: Laid[]; added: number[]; heisenbergs: number; found: number; right: number; wrong: number }
  export interface LifeLost { type: "life-lost"; seat: number; left: number }
  export interface Eliminated { type: "eliminated"; seat: number }
  export interface PhysicatRevealed { type: "physicat-revealed"; seat: number; physicat: "cecilia" | "felidae" | "felinestein" | "feyncat" | "maria" | "mewton" | "pawking" | "prride" | "purrie" | "tabby" }
  export interface Won { type: "won"; seat: number }
  export type Sighting = PhysicatDealt | RowBegun | StarterChosen | RoundBegan | CardsDealt | CardsDrawn | Claimed | ProofShown | CardsPutAway | PowerUsed | PowerTaken | ProofsRemoved | PileLookedAt | TurnSkipped | PhysicatSentToRow | Doubted | HandsRevealed | LifeLost | Eliminated | PhysicatRevealed | Won;
  export interface TakeTurn { type: "take-turn"; seat: number }
  export interface Prove { type: "prove"; seat: number }
  export interface Swap { type: "swap"; seat: number; shown_cards: number }
  export interface LastWord { type: "last-word"; seat: number }
  export type Question = TakeTurn | Prove | Swap | LastWord;
}
export namespace Mistigri {
  export interface MistigriOptions { players: number; starter: number | null; values: number[] | null; hand: number | null }
  export interface Decision { actor: number; step: Question; then: unknown[] }
  export interface View { seat: number; options: MistigriOptions; round: number; first: number | null; player: number | null; turn: number; hand: string[]; hand_sizes: number[]; undealt: number; pile: string[]; arrow: number; aid_down: boolean[]; quiet: number[]; out: number[]; chooser: number | null; chosen: string | null; known: string[][]; no_ones: boolean[]; penalties: number[][]; shown: string[][] | null; decision: Decision | null }
  export interface RoundBegan { type: "round-began"; number: number }
  export interface FirstPlayer { type: "first-player"; seat: number }
  export interface HandDealt { type: "hand-dealt"; seat: number; count: number; cards: { what: string[] | null; by: number[] } }
  export interface TurnBegan { type: "turn-began"; seat: number; giver: number; draws: number }
  export interface CardDrawn { type: "card-drawn"; seat: number; giver: number; card: { what: string | null; by: number[] } }
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
  export type Sighting = RoundBegan | FirstPlayer | HandDealt | TurnBegan | CardDrawn | CardGiven | PairDiscarded | OnesDiscarded | CardDiscarded | CardTaken | Passed | Declined | Reversed | EffectTaken | EffectLapsed | CardChosen | WentOut | RoundEnded | GameEnded;
  export interface SwapOut { type: "swap-out"; seat: number }
  export interface SwapIn { type: "swap-in"; seat: number }
  export interface PairOrPass { type: "pair-or-pass"; seat: number }
  export interface AnotherPair { type: "another-pair"; seat: number }
  export interface EffectOrReverse { type: "effect-or-reverse"; seat: number; value: number }
  export interface ChooseDrawn { type: "choose-drawn"; seat: number }
  export interface GiveAway { type: "give-away"; seat: number }
  export interface Feed { type: "feed"; seat: number; to: number[] }
  export type Question = SwapOut | SwapIn | PairOrPass | AnotherPair | EffectOrReverse | ChooseDrawn | GiveAway | Feed;
}
export type Kind = Schrodinger.Claim["state"];
export type Physicat = NonNullable<Schrodinger.View["physicat"]>;
/** S3: the spaces of the clipboard, in their order. */
export const TRACK: readonly string[] = ["1A", "1D", "2A", "2D", "1E", "3A", "3D", "4A", "4D", "2E", "5A", "5D", "6A", "6D", "3E", "7A", "7D", "8A", "8D", "4E", "9A", "9D", "10A", "10D", "5E", "11A", "11D", "12A", "12D", "6E", "13A", "13D", "14A", "14D", "7E", "15A", "15D", "16A", "16D", "8E", "17A", "17D", "18A", "18D", "9E", "19A", "19D", "20A", "20D", "10E", "21A", "21D", "22A", "22D", "11E", "23A", "23D", "24A", "24D", "12E", "25A", "25D", "26A", "26D", "13E"];
/** S1: how many of each kind the pack holds. */
export const PACK: readonly number[] = [20, 20, 8, 4];
/** The numbers of the rules, by section. */
export const RULES: Record<string, readonly (readonly [section: string, numbers: readonly string[]])[]> = {"schrodinger":[["material",["S1","S2","S3","S4"]],["setup",["S5","S6","S7"]],["round",["S8","S9","S10","S11","S12","S13"]],["proof",["S14","S15","S16","S17","S18","S19"]],["doubt",["S20","S21","S22","S23","S24","S25"]],["physicats",["S30","S31","S32","S40","S41","S42","S43","S44","S45","S46","S47","S48","S49"]],["rulings",["S50","S51","S52","S53","S54","S55","S56","S57","S58","S59"]]],"mistigri":[["material",["M1","M2","M3"]],["round",["M4","M5","M6"]],["turn",["M7","M8","M9","M10","M11","M12"]],["effects",["M21","M22","M23","M24","M25","M26","M27","M28","M30","M31","M32","M33","M34","M35","M36","M37","M38"]],["end-of-round",["M40","M41","M42","M43","M44","M45","M46"]],["end-of-game",["M50"]]]};
