import type { TableShown } from "../wire";
import { t } from "../words.svelte";

/** What each seat is called; bots have names of their own. */
export function seatNames(room: TableShown | null): string[] {
  const pets = t("bot-names").split(" ");
  return (room?.seats ?? []).map((seat, i) => seat.name ?? (seat.bot ? pets[i % pets.length]! : t("seat-name", { number: i + 1 })));
}
