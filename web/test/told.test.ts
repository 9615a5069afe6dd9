/** What the engine says of a game is nowhere else: were it told otherwise, the page would follow. */
import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import SetTable from "../src/home/SetTable.svelte";
import { kitOf, kits } from "../src/games";
import { showsLives } from "../src/games/schrodinger/about";
import { placeOf, type View } from "../src/games/schrodinger/model";
import { COLUMNS, POINTS, ROWS, YARN } from "../src/games/schrodinger/spiral";
import { findRules, loadRules } from "../src/rules/rules";
import { Teller } from "../src/say";
import { bundleNow, speak } from "../src/words.svelte";

vi.mock("../src/games/schrodinger/wire", () => ({
  TOLD: { name: "schrodinger", place: 9, players: [7, 8], usual: 8, rules: [["doubt", ["S20", "S3"]]] },
  FACTS: {
    kinds: ["alive", "dead", "empty", "heisenberg"],
    letters: { alive: "A", dead: "D", empty: "E", heisenberg: "H" },
    track: ["2D", "1A"],
    spiral: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    lives: { 7: 2, 8: 1 },
    rule_of: {},
  },
}));

const kit = kitOf("schrodinger")!;
const seen = (players: number, lives: number | null = null) => ({ options: { players, lives } }) as View;

beforeAll(() => speak("en"));

describe("a page that is told other rules", () => {
  it("offers as many players as can play, and as many games as there are, in their order", () => {
    expect(kits.at(-1)).toBe(kit);
    const sheet = mount(SetTable, { target: document.body, props: { kit, close: () => {} } });
    const offered = [...document.querySelectorAll<HTMLInputElement>("input[value]")].map((one) => one.value);
    expect(offered).toEqual(["7", "8"]);
    expect(document.querySelector<HTMLInputElement>("input[value='8']")!.checked).toBe(true);
    void unmount(sheet);
  });

  it("shows lives where there is more than one to lose", () => {
    expect([seen(7), seen(8), seen(8, 3), seen(7, 1)].map(showsLives)).toEqual([true, false, true, false]);
  });

  it("draws the spiral as it lies", () => {
    expect([ROWS, COLUMNS, POINTS.length]).toEqual([2, 2, 3]);
    expect(YARN.x).toBeGreaterThan(POINTS[1]!.x);
    expect(placeOf({ count: 1, state: "alive" })).toBe(1);
  });

  it("has those rules, and finds them by number", async () => {
    const rules = await loadRules(kit, "en");
    expect(rules.map(({ number }) => number)).toEqual(["S20", "S3"]);
    for (const asked of ["S3", "s 3", "3"]) expect(findRules(rules, asked).map(({ number }) => number)).toEqual(["S3"]);
    expect(findRules(rules, "M3")).toEqual([]);
  });
});

describe("a game that is not known here", () => {
  it("has no kit, and is not told as another", () => {
    expect(kitOf("tarot")).toBeNull();
    expect(() => new Teller("tarot", bundleNow(), 0)).toThrow("tarot");
  });
});
