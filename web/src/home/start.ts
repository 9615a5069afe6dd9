/** Opening tables. */
import { findCode, openTable, Turned } from "../net/api";
import { refusalWords } from "../refusal";
import { route } from "../route.svelte";
import type { Kit } from "../games/kit";
import { keepSettings, settings } from "../settings.svelte";
import { rememberPlayNow } from "../table/playnow";
import type { NewTable } from "../wire";
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
    const [{ table }, known] = await Promise.all([openTable({ game: kit.name, options }), levels()]);
    rememberPlayNow(table, pickedLevel(known));
    route.go(`/t/${table}`);
  }, kit.name);

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
    route.go(`/t/${table}`);
  }, wish.game);

export const joinByCode = (code: string): Promise<string> =>
  attempt(async () => route.go(`/t/${(await findCode(code)).table}`));
