/**
 * What is played out before a frame is drawn: sounds, and the game's own scenes, each of which waits until it has
 * been seen.
 */
import type { Live } from "../net/live.svelte";
import type { Thing } from "../say";
import { play } from "../sound";
import type { Frame } from "../wire";
import { kitOf } from "../games";
import type { Scene } from "../games/kit";

export class Stage {
  scene = $state.raw<Scene | null>(null);
  told = $state(false); // whether the scene has nothing left to give away
  #seen: (() => void) | null = null;

  readonly show = async (frame: Frame, live: Live): Promise<void> => {
    const game = await (live.room && kitOf(live.room.game))?.atTable();
    if (!game) return;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it does not outlive this line
    for (const type of new Set((frame.sightings as Thing[]).map((one) => one.type))) {
      const sound = game.sounds[type];
      if (sound) play(sound);
    }
    for (const scene of game.scenes(frame)) {
      // What only we see, as a card in our hand, nobody may notice by how long we look at it.
      if (scene.shared) live.reading();
      else live.readOn();
      this.scene = scene;
      this.told = !scene.suspense;
      await new Promise<void>((seen) => (this.#seen = seen));
    }
    this.scene = null;
    this.told = false;
  };

  readonly tell = (): void => void (this.told = true);
  readonly goOn = (): void => this.#seen?.();
}
