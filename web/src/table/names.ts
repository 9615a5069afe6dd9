import type { TableShown } from "../wire";
import { t } from "../words.svelte";

/**
 * What each seat is called. A bot has the name of its place, the same for everybody, unless a person here is called
 * so: then one that nobody has.
 */
export function seatNames(room: TableShown | null): string[] {
  const seats = room?.seats ?? [];
  const pets = t("bot-names").split(" ");
  const people = new Set(seats.map((seat) => seat.name?.toLowerCase()));
  const own = seats.map((seat, i) => (seat.bot ? pets[i % pets.length]! : ""));
  const spare = pets.filter((pet) => !own.includes(pet) && !people.has(pet.toLowerCase()));
  return seats.map((seat, i) => {
    if (seat.name) return seat.name;
    if (!seat.bot) return t("seat-name", { number: i + 1 });
    return people.has(own[i]!.toLowerCase()) ? (spare.shift() ?? own[i]!) : own[i]!;
  });
}

/** Seats as they sit round the table from here: the next player first. A spectator sees them from the first seat on. */
export function around(seat: number, players: number): number[] {
  const others = seat >= 0 ? players - 1 : players;
  return Array.from({ length: others }, (_, i) => ((seat >= 0 ? seat + 1 : 0) + i) % players);
}
