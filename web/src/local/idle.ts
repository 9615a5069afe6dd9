/** When the engine is fetched: in idle time, after the first screen, and never at somebody's expense unasked. */
import { kits } from "../games";
import { local, metered } from "./state.svelte";

/** The rest of the page: whoever has the engine needs no network for it either. */
const fetchTables = (): Promise<unknown> =>
  Promise.all([import("../table/TablePage.svelte"), ...kits.map((kit) => kit.atTable())]);

const AFTER = 2_000; // ms that belong to the first screen alone

/** Fetch the engine when nothing else is to do; what comes back stops that. */
export function fetchWhenIdle(): () => void {
  if (metered() || local.ready !== "no" || typeof DecompressionStream !== "function") return () => {};
  const fetching = (): void =>
    void import("./engine")
      .then(({ engine }) => engine.load())
      .then(fetchTables)
      .catch(() => {}); // whoever needs it will try again, and be told
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(fetching);
    else fetching();
  }, AFTER);
  return () => clearTimeout(timer);
}
