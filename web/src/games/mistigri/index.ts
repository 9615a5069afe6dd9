/** Crazy Mistigri, as the page knows it. */
import { t } from "../../words.svelte";
import type { Kit } from "../kit";
import HomeCard from "./HomeCard.svelte";
import { speech } from "./speech";
import { TOLD } from "./wire";

const withPlayers = (players: number): string => t("deck-agreed", { players });

export const kit: Kit = {
  ...TOLD,
  HomeCard,
  switches: [],
  gentle: { players: 3 },
  withPlayers,
  agreed: (players) => [
    { what: t("cards"), text: withPlayers(players) },
    { what: t("rounds"), text: t("two-rounds") },
  ],
  speech,
  primer: () => import("./Primer.svelte"),
  atTable: async () => (await import("./attable")).atTable,
};
