import { WORDS } from "virtual:words";
import { describe, expect, test } from "vitest";
import babyBoom from "../games/baby-boom/pieces.svg?raw";
import baddies from "../games/too-many-bones/pieces/baddies.svg?raw";
import badBones from "../games/bad-bones/pieces.svg?raw";
import tooManyBones from "../games/too-many-bones/pieces/pieces.svg?raw";
import pieces from "../pieces.svg?raw";
import type { GameInfo } from "../protocol";
import { LANGUAGES, Voice } from "../words/voice";
import { PICTURES, SKELETON, partsOf, written } from "./rules";

const game = {
  name: "baby-boom",
  options: [
    { name: "risky_business", choices: [false, true] },
    { name: "tiles_and_bombs", choices: [false, true] },
  ],
} as unknown as GameInfo;

describe("the parts of the rules", () => {
  test("are all of them where nothing has been chosen", () => {
    expect(partsOf(game).map(({ key }) => key)).toEqual([
      "baby-boom-rules",
      "baby-boom-rules-risky-business",
      "baby-boom-rules-tiles-and-bombs",
    ]);
  });

  test("are those in force at a table", () => {
    const parts = partsOf(game, { risky_business: false, tiles_and_bombs: true });
    expect(parts.map(({ option }) => option)).toEqual([null, "tiles-and-bombs"]);
  });
});

describe("the pictures", () => {
  test.each(Object.entries(PICTURES))("of %s go with its paragraphs in both languages", async (key, pictures) => {
    for (const language of LANGUAGES) {
      const voice = new Voice(language, [(await WORDS[language].rules()).default]);
      expect(voice.text(key).split("\n")).toHaveLength(pictures.length);
    }
  });

  test.each(Object.entries(PICTURES))("of %s are drawn with the symbols of its game", (key, pictures) => {
    const sheets = { "baby-boom": babyBoom, "bad-bones": badBones, "too-many-bones": tooManyBones + baddies };
    const [, sheet = ""] = Object.entries(sheets).find(([name]) => key.startsWith(name)) ?? [];
    const symbols = pictures.flat().map((name) => (name.startsWith(SKELETON) ? name.replace(SKELETON, "face-") : name));
    expect(symbols.filter((name) => !(pieces + sheet).includes(`id="${name}"`))).toEqual([]);
  });
});

test("a fact is written as in a file of facts", () => {
  expect(written([["a1", 2]])).toBe('[["a1", 2]]');
  expect(written({ yellow: "a5" })).toBe('{ yellow = "a5" }');
});
