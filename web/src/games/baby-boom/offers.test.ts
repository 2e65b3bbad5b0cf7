import { expect, test } from "vitest";
import type { Prompt } from "../../protocol";
import { layings, result, spots } from "./offers";

const step = (to: string, face: number) => ({ key: "baby-boom-step", args: { to, face, end: "board", mine: 0 } });

function moves(...anchors: string[]): Prompt {
  const offers = anchors.map((anchor) => ({ text: anchor, anchor, label: step(anchor.slice(3), 4) }));
  return { number: 1, kind: "move", ask: { key: "", args: {} }, offers };
}

function lay(...texts: string[]): Prompt {
  const offers = texts.map((text) => {
    const [tile = "", square = "", turn = "none"] = text.split(" ");
    return { text, anchor: square, label: { key: "baby-boom-lay", args: { tile, square, turn } } };
  });
  return { number: 1, kind: "lay_tile", ask: { key: "", args: {} }, offers };
}

test("without a die in hand, dice can be taken and no square can be picked", () => {
  const found = spots(moves("b2-b3", "b2-c2", "d2-c2"), null, null);
  expect(Object.fromEntries(found)).toEqual({
    b2: { does: "hold" },
    d2: { does: "hold" },
  });
});

test("with a die in hand its targets can be picked, and another die taken instead", () => {
  const found = spots(moves("b2-b3", "b2-c2", "d2-c2"), "d2", null);
  expect(Object.fromEntries(found)).toEqual({
    b2: { does: "hold" },
    d2: { does: "hold" },
    c2: { does: "pick", index: 2 },
  });
});

test("squares for a tile are lit once the tile and its turn are chosen", () => {
  const prompt = lay("conveyor a5 right", "conveyor b5 left", "conveyor b5 right", "trap b5");
  expect(spots(prompt, null, null).size).toBe(0);
  expect([...spots(prompt, null, { kind: "conveyor", turn: "right" }).keys()]).toEqual(["a5", "b5"]);
  expect(Object.fromEntries(layings(prompt))).toEqual({ conveyor: ["right", "left"], trap: ["none"] });
});

test("the result of a push is what becomes of the die that pushes", () => {
  const label = { key: "baby-boom-push", args: { goes: "e2", step: step("d2", 3) } };
  expect(result({ text: "c2-d2", anchor: "c2-d2", label })).toEqual({ to: "d2", face: 3, end: "board" });
});
