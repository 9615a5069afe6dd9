/** What is played out before a frame is drawn: sounds, and the story of a doubt, which waits until it has been seen. */
import type { Live } from "../net/live.svelte";
import type { Revealed } from "../schrodinger/model";
import type { Thing } from "../say";
import { play, type Sound } from "../sound";
import type { Frame } from "../wire";

const SOUNDS: Record<string, Sound> = {
  claimed: "claim", doubted: "doubt", "proof-shown": "card", "cards-drawn": "card", "cards-put-away": "card", "cards-dealt": "card",
  "power-used": "claim", won: "win",
};
/** What the verdict tells besides the count. */
const AFTERMATH = new Set(["life-lost", "eliminated", "physicat-revealed", "won", "round-began"]);

export class Stage {
  reveal = $state.raw<{ event: Revealed; after: Thing[] } | null>(null);
  #seen: (() => void) | null = null;

  readonly show = async (frame: Frame, _live: Live): Promise<void> => {
    const sightings = frame.sightings as Thing[];
    for (const type of new Set(sightings.map((one) => one.type))) {
      const sound = SOUNDS[type];
      if (sound) play(sound);
    }
    const event = sightings.find((one) => one.type === "hands-revealed");
    if (!event) return;
    this.reveal = { event: event as unknown as Revealed, after: sightings.filter((one) => AFTERMATH.has(one.type)) };
    await new Promise<void>((seen) => (this.#seen = seen));
    this.reveal = null;
  };

  readonly goOn = (): void => this.#seen?.();
}
