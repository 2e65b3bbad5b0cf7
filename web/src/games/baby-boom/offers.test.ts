import { expect, test } from "vitest";
import type { BabyBoomAnswer, BabyBoomKind, Prompt } from "../../protocol";
import { layings, moves, spots } from "./offers";

function prompt(kind: BabyBoomKind, answers: BabyBoomAnswer[]): Prompt {
  const does = { key: "", args: {} };
  return { number: 1, kind, ask: does, offers: answers.map((data) => ({ anchors: [], does, data, risky: false })) };
}

/** Moves such as `b2 b3`. */
function moving(...ways: string[]): Prompt {
  const answers = ways.map((way) => {
    const [start = "", to = ""] = way.split(" ");
    return { verb: "move", start, to, rests: to, face: 4, end: "board" } as const;
  });
  return prompt("move", answers);
}

/** Tiles such as `conveyor a5 right`. */
function laying(...tiles: string[]): Prompt {
  const answers = tiles.map((text) => {
    const [tile = "", square = "", turn = "none"] = text.split(" ");
    return { verb: "lay", tile, square, turn } as const;
  });
  return prompt("lay_tile", answers);
}

test("without a die in hand, dice can be taken and no square can be picked", () => {
  const found = spots(moving("b2 b3", "b2 c2", "d2 c2"), null, null);
  expect(Object.fromEntries(found)).toEqual({
    b2: { does: "hold" },
    d2: { does: "hold" },
  });
});

test("with a die in hand its targets can be picked, and another die taken instead", () => {
  const found = spots(moving("b2 b3", "b2 c2", "d2 c2"), "d2", null);
  expect(Object.fromEntries(found)).toEqual({
    b2: { does: "hold" },
    d2: { does: "hold" },
    c2: { does: "pick", index: 2 },
  });
});

test("squares for a tile are lit once the tile and its turn are chosen", () => {
  const asked = laying("conveyor a5 right", "conveyor b5 left", "conveyor b5 right", "trap b5");
  expect(spots(asked, null, null).size).toBe(0);
  expect([...spots(asked, null, { tile: "conveyor", turn: "right" }).keys()]).toEqual(["a5", "b5"]);
  expect(Object.fromEntries(layings(asked))).toEqual({ conveyor: ["right", "left"], trap: ["none"] });
});

test("moves know which offer they are", () => {
  expect(moves(moving("b2 b3", "d2 c2")).map(({ index, start }) => [index, start])).toEqual([
    [0, "b2"],
    [1, "d2"],
  ]);
});
