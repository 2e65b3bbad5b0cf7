import { expect, test } from "vitest";
import type { TooManyBonesAnswer } from "../../../protocol";
import { dartsDice } from "./darts";

const shown = (answer: TooManyBonesAnswer) =>
  dartsDice(answer).map(({ kind, lies, effect, value }) => `${kind} ${lies} ${effect}${value}`);

test("the three dice one takes lie in the hand", () => {
  expect(shown({ verb: "darts_choose", kinds: ["attack", "attack", "status"], places: [] })).toEqual([
    "attack false 0",
    "attack false 0",
    "status false 0",
  ]);
});

test("what is taken off a stack is shown as it lies", () => {
  expect(shown({ verb: "darts_remove", own: true, kind: "status", effect: "poison", value: 2 })).toEqual([
    "status true poison2",
  ]);
  expect(shown({ verb: "darts_remove", own: false, kind: "defense", effect: "", value: 1 })).toEqual([
    "defense true 1",
  ]);
});

test("what is left of shields is shown by its numbers", () => {
  expect(shown({ verb: "darts_soak", values: [1, 2] })).toEqual(["defense true 1", "defense true 2"]);
});

test("what has no dice shows none", () => {
  expect(shown({ verb: "darts_knock_out" })).toEqual([]);
  expect(shown({ verb: "darts_done" })).toEqual([]);
});
