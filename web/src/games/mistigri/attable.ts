/** Crazy Mistigri at the table page. */
import type { AtTable } from "../kit";
import { ending } from "./ending";
import Hands from "./Hands.svelte";
import { order } from "./order.svelte";
import Podium from "./Podium.svelte";
import Scene from "./Scene.svelte";
import { scenes } from "./scenes";
import Table from "./Table.svelte";

export const atTable: AtTable = {
  Table: Table as unknown as AtTable["Table"],
  Scene: Scene as unknown as AtTable["Scene"],
  Podium,
  place: "alley",
  sounds: {
    "hand-dealt": "card",
    "card-drawn": "card",
    "pair-discarded": "claim",
    passed: "say",
    reversed: "claim",
    "card-taken": "card",
    "card-given": "card",
    "went-out": "miaow",
    "game-ended": "win",
  },
  landmarks: {
    "round-began": ["round", "round"],
    "pair-discarded": ["pair", "small"],
    "effect-taken": ["effect", "big"],
    reversed: ["effect", "big"],
    "round-ended": ["points", "fall"],
  },
  Hands,
  scenes,
  ending,
  afresh: () => void (order.by = "value"),
};
