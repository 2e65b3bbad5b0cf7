import { describe, expect, test } from "vitest";
import type { GameInfo } from "../protocol";
import { partsOf, written } from "./rules";

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

test("a fact is written as in a file of facts", () => {
  expect(written([["a1", 2]])).toBe('[["a1", 2]]');
  expect(written({ yellow: "a5" })).toBe('{ yellow = "a5" }');
});
