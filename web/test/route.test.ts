import { describe, expect, test } from "vitest";
import { pathTo, placeOf } from "../src/route.svelte";

describe("an address", () => {
  test("of a table is a path at a server, and on this device what any host can serve", () => {
    expect(pathTo("a1")).toBe("/t/a1");
    expect(pathTo("here-1f")).toBe("/#here-1f");
  });
  test("leads home, to a table, or nowhere", () => {
    expect(placeOf("/")).toEqual({ at: "home" });
    expect(placeOf("/t/a%20b")).toEqual({ at: "table", table: "a b" });
    expect(placeOf("/", "#here-1f")).toEqual({ at: "table", table: "here-1f" });
    expect(placeOf("/deep/down/", "", "/deep/down/")).toEqual({ at: "home" });
    expect(placeOf("/deep/down/index.html", "#seat=1", "/deep/down/")).toEqual({ at: "home" });
    for (const path of ["/t/", "/t/a/b", "/rules", "/t/%E0%A4%A"]) expect(placeOf(path)).toEqual({ at: "nowhere" });
  });
});
