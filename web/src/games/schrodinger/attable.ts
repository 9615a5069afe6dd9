/** Schrödinger's Cats at the table page. */
import type { Thing } from "../../say";
import type { AtTable, Scene } from "../kit";
import type { Frame } from "../../wire";
import { ending } from "./ending";
import type { Revealed, View } from "./model";
import Hands from "./Hands.svelte";
import Podium from "./Podium.svelte";
import Reveal from "./Reveal.svelte";
import Table from "./Table.svelte";

/**
 * A doubt that is told card by card, and what follows from it; who only looks on need not say that they have seen it.
 */
export interface Doubt extends Scene {
  kind: "doubt";
  event: Revealed;
  after: Thing[];
  watched: boolean;
}

/** What the verdict tells besides the count. */
const AFTERMATH = new Set(["life-lost", "eliminated", "physicat-revealed", "won", "round-began"]);

function scenes(frame: Frame): Doubt[] {
  const sightings = frame.sightings as Thing[];
  const event = sightings.find((one) => one.type === "hands-revealed");
  if (!event) return [];
  const after = sightings.filter((one) => AFTERMATH.has(one.type));
  return [
    {
      kind: "doubt",
      suspense: true,
      shared: true,
      event: event as unknown as Revealed,
      after,
      watched: (frame.view as View).seat < 0,
    },
  ];
}

export const atTable: AtTable = {
  Table,
  Scene: Reveal as unknown as AtTable["Scene"],
  Podium,
  place: "lab",
  sounds: {
    claimed: "claim",
    doubted: "doubt",
    "proof-shown": "card",
    "cards-drawn": "card",
    "cards-put-away": "card",
    "cards-dealt": "card",
    "power-used": "claim",
    won: "win",
  },
  landmarks: {
    "round-began": ["round", "round"],
    claimed: ["claim", "small"],
    doubted: ["doubt", "big"],
    "life-lost": ["fall", "fall"],
    eliminated: ["fall", "fall"],
  },
  Hands,
  scenes,
  ending,
};
