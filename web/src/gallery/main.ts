/** The development gallery: `#name` shows an entry, with `?fr` in French and with `?fr,night` at night. */
import { mount, unmount } from "svelte";
import App from "../App.svelte";
import "../look/base.css";
import "../look/marks.css";
import "../look/tokens.css";
import { kits } from "../games";
import { room } from "../look/room.svelte";
import { pacing } from "../net/live.svelte";
import { route } from "../route.svelte";
import { rules } from "../rules/open.svelte";
import { AT_FIRST, settings, type Theme } from "../settings.svelte";
import { LANGUAGES, speak, type Language } from "../words.svelte";
import Contents from "./Contents.svelte";
import { perform, rest } from "./deeds";
import type { Exhibition } from "./entry";
import { faults, targets } from "./measure";
import { sight } from "./sight";
import { begin, surround } from "./world";

const { entries, fetched } = (await (await fetch("entries.json")).json()) as Exhibition;
surround(fetched);
pacing.linger = 0;
await Promise.all([
  import("../table/TablePage.svelte"),
  import("../home/Nowhere.svelte"),
  import("../replay/ReplayPage.svelte"),
]);
const games = await Promise.all(kits.map((kit) => kit.atTable()));

const target = document.getElementById("page")!;
let shown: Record<string, unknown> | null = null;

/** Show an entry in a language, by day or by night. */
async function show(name: string, language: Language, theme: Theme): Promise<void> {
  const entry = entries.find((one) => one.name === name);
  if (!entry) throw new Error(`no entry ${name}`);
  if (shown) await unmount(shown);
  rules.close();
  for (const game of games) game.afresh?.();
  begin(entry);
  Object.assign(settings, { ...AT_FIRST, language, theme, ...(entry.stored["cattery-settings"] as object) });
  await speak(language);
  route.place =
    entry.place === "table"
      ? { at: "table", table: "the-table" }
      : entry.place === "replay"
        ? { at: "replay", hash: entry.hash }
        : { at: entry.place };
  scrollTo(0, 0);
  shown = mount(App, { target });
  await rest();
  for (const deed of entry.deeds) await perform(deed);
}

/** The same in another language, at another hour. */
async function turn(language: Language, theme: Theme): Promise<void> {
  settings.theme = theme;
  room.measure(); // the window may be another one as well
  await speak(language);
  await rest();
}

/** The same with larger text. */
async function grow(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  await rest();
}

function read(): void {
  const [name = "", how = ""] = decodeURIComponent(location.hash.slice(1)).split("?");
  const words = how.split(",");
  if (name)
    void show(name, LANGUAGES.find((one) => words.includes(one)) ?? "en", words.includes("night") ? "night" : "day");
  else if (!shown)
    void speak("en").then(
      () => (shown = mount(Contents, { target, props: { names: entries.map((one) => one.name) } })),
    );
}

addEventListener("hashchange", read);
Object.assign(window, {
  gallery: {
    names: entries.map((one) => one.name),
    show,
    turn,
    grow,
    faults,
    sight,
    targets,
    mounted: () => [...((globalThis as { galleryMounted?: Set<string> }).galleryMounted ?? [])],
  },
});
if (!navigator.webdriver) read();
