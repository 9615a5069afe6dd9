/** Schrödinger's Cats, as the page knows it. */
import { t } from "../../words.svelte";
import type { Kit, Switched } from "../kit";
import HomeCard from "./HomeCard.svelte";
import { speech } from "./speech";
import { TOLD } from "./wire";

const physicats: Switched = {
  option: "physicats",
  label: () => t("option-schrodinger-physicats"),
  hint: (on) => t(on ? "physicats-on" : "physicats-off"),
};
const withPlayers = (players: number): string => t("lives-agreed", { players });

export const kit: Kit = {
  ...TOLD,
  HomeCard,
  switches: [physicats],
  gentle: { players: 3, physicats: false }, // with three, S5 gives everybody a second life
  withPlayers,
  agreed: (players, options) => [
    { what: physicats.label(), text: physicats.hint(options["physicats"] !== false) },
    { what: t("lives"), text: withPlayers(players) },
  ],
  speech,
  primer: () => import("./Primer.svelte"),
  figures: () => import("./figures"),
  atTable: async () => (await import("./attable")).atTable,
};
