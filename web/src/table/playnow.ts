/** "Play now": sit down, fill the other seats with bots, start; in one click, made before the table was there. */
import type { Live } from "../net/live.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

const KEY = "cattery-play-now";

export function rememberPlayNow(table: string, level: string): void {
  wish = { table, level };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // the wish lives in memory alone
  }
}

let wish: { table: string; level: string } | null = null;

function take(table: string): string | null {
  try {
    wish ??= JSON.parse(sessionStorage.getItem(KEY) ?? "null") as typeof wish;
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
  const level = wish?.table === table ? wish.level : null;
  wish = null;
  return level;
}

export function playNow(live: Live): void {
  const level = take(live.table);
  if (level === null) return;
  void (async () => {
    if (await live.sit(settings.name || t("guest"))) return;
    await fillWithBots(live, level);
    await live.ask({ type: "start" });
  })();
}

/** A bot on every open seat. */
export async function fillWithBots(live: Live, level: string): Promise<void> {
  const open = live.room?.seats.filter((seat) => !seat.name && !seat.bot).length ?? 0;
  for (let i = 0; i < open; i++) await live.ask({ type: "add-bot", level });
}
