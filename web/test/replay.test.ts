import { describe, expect, test } from "vitest";
import { jump, marksOf } from "../src/replay/marks";
import { BadFile, BadLink, fragment, pack, readFragment, recordsIn, SPECTATOR, unpack } from "../src/replay/pack";
import { placeOf } from "../src/route.svelte";
import type { GameRecord, ReplayFrame } from "../src/wire";

const record: GameRecord = {
  game: "any",
  rules: 1,
  options: { players: 3 },
  dice: "given",
  answers: ["*C4", ".", "<>"],
  digest: "00",
};

describe("a link to a moment", () => {
  test("carries the game, whose eyes, and when", async () => {
    const packed = await pack({ record, names: ["Ana", "Zoë 🐈", "B"] });
    expect(packed).toMatch(/^[\w-]+$/);
    const hash = fragment(packed, { seat: 1, ply: 17 });
    expect(placeOf("/", hash)).toEqual({ at: "replay", hash });
    expect(readFragment(hash)).toEqual({ packed, moment: { seat: 1, ply: 17 } });
    expect(await unpack(packed)).toEqual({ record, names: ["Ana", "Zoë 🐈", "B"] });
    expect(readFragment(fragment(packed, { seat: SPECTATOR, ply: 0 })).moment).toEqual({ seat: SPECTATOR, ply: 0 });
    expect((await unpack(await pack({ record, names: [] }))).names).toEqual([]);
  });

  test("that was cut, changed, or swells beyond any game is none", async () => {
    const packed = await pack({ record, names: [] });
    const bomb = await pack({ record: { ...record, digest: "0".repeat(1_000_000) }, names: [] });
    const noGame = await pack({ record: [] as unknown as GameRecord, names: [] });
    for (const bad of ["", "%", packed.slice(0, -9), `x${packed}`, bomb, noGame])
      await expect(unpack(bad)).rejects.toThrow(BadLink);
    expect(readFragment("#replay=&seat=-3&ply=x").moment).toEqual({ seat: SPECTATOR, ply: 0 });
  });

  test("or a file, one game a line", () => {
    expect(recordsIn(`${JSON.stringify(record)}\n\n${JSON.stringify(record)}\n`)).toEqual([record, record]);
    for (const bad of ["", "nothing", "7", '{"game":1}']) expect(() => recordsIn(bad)).toThrow(BadFile);
  });
});

describe("the timeline", () => {
  const frame = (ply: number, actor: number | null, ...types: string[]): ReplayFrame => ({
    since: ply - 1,
    ply,
    sightings: types.map((type) => ({ type })),
    moves: [],
    view: { decision: actor === null ? null : { actor } },
  });
  const frames = [
    frame(0, 0, "round"),
    frame(1, 0, "said"),
    frame(2, 1, "said", "said"),
    frame(3, 0, "round"),
    frame(4, null),
  ];
  const marks = marksOf(frames, { round: ["round", "round"], said: ["claim", "small"] });

  test("has each kind of thing once a ply, and a turn wherever another is asked", () => {
    expect(marks.filter(({ kind }) => kind === "claim").map(({ ply }) => ply)).toEqual([1, 2]);
    expect(marks.filter(({ kind }) => kind === "turn").map(({ ply }) => ply)).toEqual([0, 2, 3, 4]);
  });

  test("is jumped along, to its ends where there is nothing more", () => {
    expect(jump(marks, "round", 0, 1, 4)).toBe(3);
    expect(jump(marks, "round", 3, 1, 4)).toBe(4);
    expect(jump(marks, "claim", 4, -1, 4)).toBe(2);
    expect(jump(marks, "claim", 1, -1, 4)).toBe(0);
  });
});
