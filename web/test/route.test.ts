import { describe, expect, test } from "vitest";
import { placeOf } from "../src/route.svelte";

describe("an address", () => {
  test("leads home, to a table, or nowhere", () => {
    expect(placeOf("/")).toEqual({ at: "home" });
    expect(placeOf("/t/a%20b")).toEqual({ at: "table", table: "a b" });
    for (const path of ["/t/", "/t/a/b", "/rules", "/t/%E0%A4%A"]) expect(placeOf(path)).toEqual({ at: "nowhere" });
  });
});
