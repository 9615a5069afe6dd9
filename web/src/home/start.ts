/** Opening tables. */
import { findCode, openTable, Turned } from "../net/api";
import { refusalWords } from "../refusal";
import { route } from "../route.svelte";
import { rememberPlayNow } from "../table/playnow";
import type { NewTable } from "../wire";
import { t } from "../words.svelte";
import { levels, pickedLevel } from "./levels";

/** Do it; if it is refused, say why. */
async function attempt(deed: () => Promise<void>, game = ""): Promise<string> {
  try {
    await deed();
    return "";
  } catch (fault) {
    return fault instanceof Turned ? refusalWords(fault.refused, game) : t("no-server");
  }
}

export const startNow = (game: string): Promise<string> =>
  attempt(async () => {
    const [{ table }, known] = await Promise.all([openTable({ game }), levels()]);
    rememberPlayNow(table, pickedLevel(known));
    route.go(`/t/${table}`);
  }, game);

export const setTable = (wish: NewTable): Promise<string> =>
  attempt(async () => route.go(`/t/${(await openTable(wish)).table}`), wish.game);

export const joinByCode = (code: string): Promise<string> => attempt(async () => route.go(`/t/${(await findCode(code)).table}`));
