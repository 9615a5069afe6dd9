/** What the page knows of the engine on this device before it is there: the first screen needs no more of it. */
import { ALONE } from "./root";

export type Ready = "no" | "loading" | "yes" | "failed";

export const local = $state({
  ready: "no" as Ready,
  share: 0, // how much of it has come, from 0 to 1
  lasting: true, // whether games outlive this page
});

interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether every megabyte counts: the person saves data, or pays for it. */
export function metered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !!connection && (!!connection.saveData || connection.type === "cellular");
}

/** Whoever is alone does it on this device if its engine is ready, or if no server can be reached. */
export const playsHere = (): boolean => local.ready === "yes" || ALONE || navigator.onLine === false;
