/** Opening tables. */
import { findCode, openTable } from "../net/api";
import { Turned } from "../net/turned";
import { refusalWords } from "../refusal";
import { playsHere } from "../local/state.svelte";
import { pathTo, route } from "../route.svelte";
import type { Kit } from "../games/kit";
import { keepSettings, settings } from "../settings.svelte";
import { rememberPlayNow } from "../table/playnow";
import type { NewTable, TableAddress } from "../wire";
import { t } from "../words.svelte";
import { harderThan, levels, pickedLevel } from "./levels";

/** Do it; if it is refused, say why. */
async function attempt(deed: () => Promise<void>, game = ""): Promise<string> {
  try {
    await deed();
    return "";
  } catch (fault) {
    return fault instanceof Turned ? refusalWords(fault.refused, game) : t("no-server");
  }
}

/** A game against bots at once: with what this person last chose, or the gentlest one if they never played it. */
export const startNow = (kit: Kit): Promise<string> =>
  attempt(async () => {
    const options = { ...(settings.chosen[kit.name] ?? kit.gentle) };
    const wish = { game: kit.name, options };
    const [{ table }, known] = await Promise.all([playsHere() ? openHere(wish) : openThere(wish), levels()]);
    rememberPlayNow(table, pickedLevel(known));
    route.go(pathTo(table));
  }, kit.name);

/** At the server; if it cannot be reached, on this device, where that is possible. */
const openThere = (wish: NewTable): Promise<TableAddress> =>
  openTable(wish).catch((fault: unknown) => {
    if (fault instanceof Turned) throw fault;
    return openHere(wish);
  });

/** A table on this device; the browser is asked not to clear it away. */
async function openHere(wish: NewTable): Promise<TableAddress> {
  void navigator.storage?.persist?.().catch(() => false);
  return (await import("../local/engine")).engine.openTable(wish);
}

/** The same with more in it: first the whole game instead of the gentle one, then better and better bots. */
export async function startHarder(kit: Kit): Promise<string> {
  if (settings.chosen[kit.name]) settings.level = harderThan(settings.level, await levels()) ?? settings.level;
  else settings.chosen[kit.name] = {};
  keepSettings();
  return startNow(kit);
}

/** A table for friends; whoever sets it sits down at it. */
export const setTable = (wish: NewTable): Promise<string> =>
  attempt(async () => {
    const { table } = await openTable(wish);
    settings.chosen[wish.game] = { ...wish.options };
    keepSettings();
    rememberPlayNow(table, null);
    route.go(pathTo(table));
  }, wish.game);

export const joinByCode = (code: string): Promise<string> =>
  attempt(async () => route.go(pathTo((await findCode(code)).table)));
