import { describe, expect, it } from "vitest";
import { lay } from "../src/parts/strokes";
import { tale } from "../src/games/schrodinger/count";
import { moments } from "../src/games/schrodinger/ending";
import { Bag } from "../src/games/schrodinger/bag.svelte";
import { sortChoices, TRACK, type Revealed } from "../src/games/schrodinger/model";
import { CELL, POINTS, spaceAt, YARN } from "../src/games/schrodinger/spiral";
import { whence } from "../src/games/schrodinger/whence";

describe("the clipboard", () => {
  it("has a cell for each space and one for the ball of yarn, in row 4, column 3", () => {
    expect(POINTS).toHaveLength(TRACK.length + 1);
    expect(new Set(POINTS.map(({ x, y }) => `${x},${y}`)).size).toBe(66);
    expect([YARN.x, YARN.y]).toEqual([2.5 * CELL, 3.5 * CELL]);
  });
  it("winds from neighbour to neighbour", () => {
    POINTS.slice(1).forEach((b, i) => expect(Math.abs(b.x - POINTS[i]!.x) + Math.abs(b.y - POINTS[i]!.y)).toBe(CELL));
  });
  it("finds the space under a finger", () => {
    POINTS.forEach((point, i) => expect(spaceAt(point.x + 3, point.y - 4)).toBe(i));
    expect(spaceAt(-40, 0)).toBe(-1);
  });
});

describe("choices", () => {
  it("offers the lowest claim of each state in the order of the board", () => {
    const offer = sortChoices([...TRACK.slice(TRACK.indexOf("8A") + 1), "?", "!"]);
    expect(offer.lowest).toEqual(["8D", "4E", "9A"]);
    expect([offer.doubt, offer.use, offer.end]).toEqual([true, true, false]);
  });
  it("lets a bag reach only what was offered", () => {
    const bag = new Bag(["+", "+1D", "+2D", "+1H", "+1D1H"], "+");
    bag.add(1, 1);
    bag.add(3, 1);
    expect(bag.text).toBe("+1D1H");
    expect(bag.may(1, 1)).toBe(false);
    bag.add(3, -1);
    expect(bag.may(1, 1)).toBe(true);
  });
});

describe("the count", () => {
  const event: Revealed = {
    type: "hands-revealed",
    claim: { type: "claim", count: 6, state: "empty" },
    claimer: 2,
    doubter: 3,
    hands: [
      [4, 0, 1, 1],
      [0, 5, 1, 0],
      [1, 1, 2, 0],
      [4, 2, 0, 0],
    ],
    proofs: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 1, 1],
      [0, 0, 0, 0],
    ],
    front: [],
    added: [],
    heisenbergs: 2,
    found: 7,
    right: 2,
    wrong: 3,
  };
  it("numbers own cards first, Heisenbergs last, up to what the server found", () => {
    const counted = tale(event)
      .cards.filter((card) => card.number !== null)
      .sort((a, b) => a.number! - b.number!);
    expect(counted.map((card) => card.kind)).toEqual([
      "empty",
      "empty",
      "empty",
      "empty",
      "empty",
      "heisenberg",
      "heisenberg",
    ]);
  });
  it("tells physicats that lie like a proof", () => {
    const withMaria = tale({ ...event, front: [{ seat: 0, physicat: "maria" }], added: [1], found: 8 });
    expect(withMaria.added[0]!.numbers).toEqual([6]);
  });
  it("leaves Heisenbergs out when Feyncat lies there", () => {
    const without = tale({ ...event, front: [{ seat: 1, physicat: "feyncat" }], added: [0], heisenbergs: 0, found: 5 });
    expect(without.cards.filter((card) => card.kind === "heisenberg" && card.number !== null)).toEqual([]);
  });
});

describe("flights", () => {
  it("start where those things were that are new on the table", () => {
    const from = whence([
      { type: "proof-shown", seat: 1, cards: [0, 2, 0, 0] },
      { type: "cards-put-away", seat: 1, count: 2, cards: { what: null, by: [1] } },
      { type: "power-used", seat: 2, physicat: "mewton" },
    ]);
    expect(from).toEqual({
      proof: { 1: "hand-1" },
      pile: "hand-1",
      row: { mewton: "hand-2" },
      front: { mewton: "hand-2" },
    });
  });
  it("take a physicat that Tabby takes from the row, and back there when its round is over", () => {
    expect(whence([{ type: "power-taken", seat: 0, physicat: "maria" }]).front).toEqual({ maria: "row" });
    expect(whence([{ type: "physicat-sent-to-row", seat: 3, physicat: "maria" }]).row).toEqual({ maria: "proof-3" });
  });
  it("leave from the first proof that Purrie clears away", () => {
    expect(whence([{ type: "proofs-removed", state: "alive", counts: [0, 0, 2] }]).pile).toBe("proof-2");
  });
});

describe("lettering", () => {
  it("draws every letter of the five languages, and leaves the rest to the text face", () => {
    expect(lay("Où Ça, Ñão’s 8!".replace(",", ""))).not.toBeNull();
    expect(lay("Кот")).toBeNull();
  });
});

describe("the story", () => {
  const told = (...gaps: number[]) =>
    moments(
      gaps.map((gap, i) => ({
        sightings: [
          { type: "round-began", round: i + 1 },
          { type: "hands-revealed", claim: { count: 10, state: "alive" }, found: 10 - gap },
        ],
      })) as never,
    ).map(({ kind, round }) => `${kind} ${round}`);

  it("has three lines, whether or not anybody was caught", () => {
    expect(told(1, -4, 3, 0)).toEqual(["close 1", "bluff 3", "end 4"]);
    expect(told(0, -4, -1, 5)).toEqual(["close 1", "doubt 2", "end 4"]);
    expect(told(2, 1, 1)).toEqual(["bluff 1", "close 2", "end 3"]);
  });
  it("is shorter where less happened", () => expect(told(-2, 1)).toEqual(["doubt 1", "end 2"]));
});
