import { describe, expect, it } from "vitest";
import { effectAtWork } from "../src/games/mistigri/atwork";
import { feelingOf, mine } from "../src/games/mistigri/mine";
import { neighbour, sortChoices, sortHand, type Sighting, type View } from "../src/games/mistigri/model";
import { Pick } from "../src/games/mistigri/pick.svelte";
import { scenes, type DrawScene } from "../src/games/mistigri/scenes";
import type { Frame } from "../src/wire";

const ME = 1;
const seen = (what: string | null) => ({ what, by: [] });
const drawn = (seat: number, giver: number, card: string | null): Sighting => ({
  type: "card-drawn",
  seat,
  giver,
  card: seen(card),
});
const given = (seat: number, to: number, card: string | null): Sighting => ({
  type: "card-given",
  seat,
  to,
  card: seen(card),
});
const taken = (seat: number, to: number, card: string): Sighting => ({ type: "card-taken", seat, to, card });
const effect = (seat: number, value: number): Sighting => ({ type: "effect-taken", seat, value });
const turn = (seat: number, giver: number, draws = 1): Sighting => ({ type: "turn-began", seat, giver, draws });
const pair = (seat: number): Sighting => ({ type: "pair-discarded", seat, cards: ["A7", "B7"] });

function frame(sightings: Sighting[], more: Partial<View> = {}): Frame {
  const view = {
    seat: ME,
    player: ME,
    hand: ["A4", "C6"],
    hand_sizes: [3, 2, 4],
    arrow: 1,
    penalties: [],
    out: [],
    decision: null,
    ...more,
  };
  return { sightings, view } as unknown as Frame;
}
const feeling = (...sightings: Sighting[]) => feelingOf(mine([frame(sightings)], ME));

describe("the Mistigri", () => {
  it("is dreaded however it comes", () => {
    expect(feeling({ type: "hand-dealt", seat: ME, count: 2, cards: { what: ["A4", "X"], by: [ME] } })).toBe("dread");
    expect(feeling(drawn(ME, 0, "X"))).toBe("dread");
    expect(feeling(given(0, ME, "X"))).toBe("dread");
    expect(feeling(taken(0, ME, "X"))).toBe("dread");
  });
  it("is a relief however it goes", () => {
    expect(feeling(drawn(2, ME, "X"))).toBe("relief");
    expect(feeling(given(ME, 2, "X"))).toBe("relief");
    expect(feeling({ type: "card-discarded", seat: ME, card: "X" })).toBe("relief");
  });
  it("moves nobody it does not visit, and nobody who may not know", () => {
    expect(
      feeling(drawn(2, 0, null), given(0, 2, null), taken(0, 2, "X"), { type: "card-discarded", seat: 0, card: "X" }),
    ).toBeNull();
    expect(feeling(drawn(ME, 0, "A4"))).toBeNull();
  });
  it("is shown coming and going, but a draw of one's own only once", () => {
    const kinds = (...sightings: Sighting[]) => scenes(frame(sightings)).map((scene) => scene.kind);
    expect(kinds(given(0, ME, "X"), turn(ME, 0), drawn(ME, 0, "A4"))).toEqual(["visit", "draw"]);
    expect(kinds(turn(ME, 0), drawn(ME, 0, "C6"))).toEqual(["draw"]);
    expect(scenes(frame([turn(ME, 0), drawn(ME, 0, "X")], { hand: ["A4", "X"] })).map((scene) => scene.kind)).toEqual([
      "draw",
    ]);
    expect(scenes(frame([drawn(2, ME, "X")], { player: 2 })).map((scene) => scene.kind)).toEqual(["visit"]);
    // Nobody hears that we look at what only we see: the Mistigri that comes or goes, or the card we draw.
    const secret = [...scenes(frame([given(0, ME, "X"), turn(ME, 0), drawn(ME, 0, "A4")]))];
    expect(secret.some((scene) => scene.shared)).toBe(false);
  });

  it("is drawn from a table that does not know of it yet", () => {
    const told = [turn(ME, 0), drawn(ME, 0, "C6"), { type: "went-out", seat: 0 } as Sighting];
    const [draw] = scenes(frame(told, { hand_sizes: [0, 2, 4], out: [0] }));
    const before = draw?.kind === "draw" ? (draw.before.view as View) : null;
    expect([before?.hand, before?.hand_sizes, before?.out]).toEqual([["A4"], [1, 1, 4], []]);
  });
});

describe("an effect at work", () => {
  const chosen: Sighting = { type: "card-chosen", seat: 0, card: seen(null) };
  it("is the one whose question is asked", () => {
    expect(effectAtWork("give-away", [pair(0), effect(0, 4)])?.value).toBe(4);
    expect(effectAtWork("feed", [pair(0), effect(0, 5), taken(0, 2, "A3")])?.value).toBe(5); // others still get theirs
    expect(effectAtWork("swap-out", [pair(0), effect(0, 3), turn(ME, 0), drawn(ME, 0, "A4")])?.value).toBe(3);
    expect(effectAtWork("effect-or-reverse", [pair(0), effect(0, 6), pair(0)])).toBeNull();
  });
  it("is the one that waited for the draw, until anything else happens", () => {
    const told = [pair(0), effect(0, 7), turn(ME, 0, 2), drawn(ME, 0, "A4"), drawn(ME, 0, "C6")];
    expect(effectAtWork("pair-or-pass", told)?.value).toBe(7);
    expect(effectAtWork("pair-or-pass", [effect(0, 2), chosen, turn(ME, 0), drawn(ME, 0, "A4")])?.value).toBe(2);
    expect(effectAtWork("pair-or-pass", [effect(0, 4), given(0, 2, null), turn(ME, 0), drawn(ME, 0, "A4")])).toBeNull();
    expect(effectAtWork("pair-or-pass", [effect(0, 3), turn(ME, 0), drawn(ME, 0, "A4"), taken(0, 0, "A3")])).toBeNull();
    expect(
      effectAtWork("pair-or-pass", [effect(0, 3), turn(ME, 0), { type: "effect-lapsed", seat: 0, value: 3 }]),
    ).toBeNull();
    expect(effectAtWork("effect-or-reverse", [...told, pair(ME)])).toBeNull();
  });
  it("is told to whoever draws", () => {
    const reason = (...before: Sighting[]) =>
      (scenes(frame([...before, turn(ME, 0), drawn(ME, 0, "A4")]))[0] as DrawScene).reason;
    expect(reason(pair(0), effect(0, 8))).toMatchObject({ type: "effect-taken", value: 8 });
    expect(reason(chosen)).toMatchObject({ type: "card-chosen" });
    expect(reason({ type: "passed", seat: 0 })).toBeNull();
  });
});

describe("the hand", () => {
  it("is held by value or by colour, the Mistigri last", () => {
    expect(sortHand(["X", "E3", "A7", "B3"], "value")).toEqual(["B3", "E3", "A7", "X"]);
    expect(sortHand(["X", "E3", "B3", "A7"], "colour")).toEqual(["A7", "B3", "E3", "X"]);
  });
  it("sends only pairs that were offered, effects first", () => {
    const pick = new Pick(sortChoices(["A3A4", "A4B4", "."]), "pair-or-pass");
    expect(pick.offer.pairs.map((one) => one.text)).toEqual(["A4B4", "A3A4"]);
    const many = sortChoices(["A3A4", "A4B4", "A4C4", "A5B5", "."]).pairs.map((one) => one.text);
    expect(many).toEqual(["A4B4", "A5B5", "A4C4", "A3A4"]); // every effect is in sight first
    pick.lift("B4", true);
    pick.lift("A3", true);
    expect(pick.text).toBeNull();
    pick.lift("A3", false);
    pick.lift("A4", true);
    expect(pick.text).toBe("A4B4");
  });
});

describe("the arrow", () => {
  it("leads to whoever still holds cards", () => {
    const view = frame([], { hand_sizes: [3, 2, 0, 4] }).view as View;
    expect([neighbour(view, ME, 1), neighbour(view, ME, -1)]).toEqual([3, 0]);
    expect([neighbour({ ...view, arrow: -1 }, ME, 1), neighbour({ ...view, arrow: -1 }, ME, -1)]).toEqual([0, 3]);
  });
});
