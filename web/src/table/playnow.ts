/**
 * What was wished before the table was there: to sit down at it; and with "play now" to fill the other seats with bots
 * and to start.
 */
import type { Live } from "../net/live.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

const KEY = "cattery-play-now";

interface Wish {
  table: string;
  level: string | null; // of the bots; null: friends will come
}

export function rememberPlayNow(table: string, level: string | null): void {
  wish = { table, level };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // the wish lives in memory alone
  }
}

let wish: Wish | null = null;

function take(table: string): Wish | null {
  try {
    wish ??= JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Wish | null;
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
  const taken = wish?.table === table ? wish : null;
  wish = null;
  return taken;
}

export function playNow(live: Live): void {
  const taken = take(live.table);
  if (!taken) return;
  void (async () => {
    if ((await live.sit(settings.name || t("guest"))) || taken.level === null) return;
    await fillWithBots(live, taken.level);
    await live.ask({ type: "start" });
  })();
}

/** A bot on every open seat. */
export async function fillWithBots(live: Live, level: string): Promise<void> {
  const open = live.room?.seats.filter((seat) => !seat.name && !seat.bot).length ?? 0;
  for (let i = 0; i < open; i++) await live.ask({ type: "add-bot", level });
}
