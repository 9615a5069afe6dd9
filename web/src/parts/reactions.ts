import type { Reaction } from "../wire";

/** What each quick reaction looks like. */
export const REACTIONS: Record<Reaction, string> = {
  purr: "re-purr",
  hiss: "re-hiss",
  meow: "re-meow",
  applause: "re-applause",
  surprise: "re-surprise",
  hurry: "re-hurry",
};
