import { expect, test } from "vitest";
import { openStore, Taken } from "../src/local/store";

test("where the browser keeps nothing, facts are kept as long as the page, in order and once", async () => {
  const store = await openStore(); // happy-dom has no IndexedDB
  expect(store.lasting).toBe(false);
  await store.append("a", 1, ["one", "two"]);
  await store.append("a", 3, ["three"]);
  await store.append("b", 1, ["other"]);
  await expect(store.append("a", 3, ["late"])).rejects.toThrow(Taken);
  expect(await store.load("a")).toEqual(["one", "two", "three"]);
  expect(await store.load("none")).toEqual([]);
});
