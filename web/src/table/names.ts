import type { TableShown } from "../wire";
import { t } from "../words.svelte";

/** What each seat is called; bots have names of their own. */
export function seatNames(room: TableShown | null): string[] {
  const pets = t("bot-names").split(" ");
  return (room?.seats ?? []).map((seat, i) => seat.name ?? (seat.bot ? pets[i % pets.length]! : t("seat-name", { number: i + 1 })));
}

/** Seats as they sit round the table from here: the next player first. A spectator sees them from the first seat on. */
export function around(seat: number, players: number): number[] {
  const others = seat >= 0 ? players - 1 : players;
  return Array.from({ length: others }, (_, i) => ((seat >= 0 ? seat + 1 : 0) + i) % players);
}
