import { beforeAll, describe, expect, test } from "vitest";
import { seatNames } from "../src/table/names";
import type { TableShown } from "../src/wire";
import { LANGUAGES, speak } from "../src/words.svelte";

const room = (...seats: TableShown["seats"]): TableShown => ({ seats }) as TableShown;
const bot = { bot: "kitten" };

describe("names at a table", () => {
  beforeAll(() => speak("en"));

  test("a bot is called the same in every language", async () => {
    const names = [];
    for (const language of LANGUAGES) {
      await speak(language);
      names.push(seatNames(room({ name: "Ana" }, bot, bot)).join());
    }
    expect(new Set(names).size).toBe(1);
  });

  test("no bot has a person's name, nor another bot's", () => {
    const names = seatNames(room({ name: "PIXEL" }, bot, bot, bot, bot, bot));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(6);
  });
});
