/** The games that this page can show: one for every folder here that brings a kit. */
import type { Kit } from "./kit";

const found = import.meta.glob<Kit>("./*/index.ts", { eager: true, import: "kit" });

/** In the order in which they are offered. */
export const kits: readonly Kit[] = Object.values(found).sort((a, b) => a.place - b.place);

/** The kit of the game that the server calls so, or null: a game that is not known here is not drawn as another. */
export const kitOf = (name: string): Kit | null => kits.find((kit) => kit.name === name) ?? null;
