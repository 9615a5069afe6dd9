/** Crazy Mistigri at the table page. */
import type { Game } from "../table/game";
import { ending } from "./ending";
import Podium from "./Podium.svelte";
import Scene from "./Scene.svelte";
import { scenes } from "./scenes";
import Table from "./Table.svelte";

export const game: Game = {
  Table,
  Scene: Scene as unknown as Game["Scene"],
  Podium,
  place: "alley",
  sounds: {
    "hand-dealt": "card", "card-drawn": "card", "pair-discarded": "claim", passed: "say", reversed: "claim", "card-taken": "card", "card-given": "card",
    "went-out": "miaow", "game-ended": "win",
  },
  scenes,
  ending,
};
