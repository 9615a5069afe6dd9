import { describe, expect, it } from "vitest";
import { shapeOf } from "../src/look/room.svelte";

describe("the shape of a window", () => {
  const shape = (width: number, height: number, text = 16) => shapeOf(width / text, height / text);

  it("is told by its room", () => {
    expect([shape(1366, 657), shape(1280, 720), shape(2560, 1440)]).toEqual(["wide", "wide", "wide"]);
    expect([shape(844, 390), shape(640, 360), shape(1024, 600)]).toEqual(["lying", "lying", "lying"]);
    expect([shape(390, 664), shape(360, 640), shape(768, 1024)]).toEqual(["tall", "tall", "tall"]);
    expect(shape(320, 480)).toBe("short");
  });

  it("has less room when text is larger", () => {
    expect(shape(1280, 720, 32)).toBe(shape(640, 360));
    expect(shape(768, 1024, 32)).toBe("short");
  });
});
