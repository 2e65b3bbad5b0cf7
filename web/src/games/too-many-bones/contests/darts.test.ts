import { expect, test } from "vitest";
import { dartsOffer } from "./darts";

const offer = (text: string) => ({ text, anchor: "", label: { key: "k", args: {} } });
const shown = (text: string) =>
  dartsOffer(offer(text)).dice.map(({ kind, lies, effect, value }) => `${kind} ${lies} ${effect}${value}`);

test("the three dice one takes lie in the hand", () => {
  expect(shown("choose attack+attack+status")).toEqual(["attack false 0", "attack false 0", "status false 0"]);
});

test("what is taken off a stack is shown as it lies", () => {
  expect(shown("remove own poison 2")).toEqual(["status true poison2"]);
  expect(shown("remove other shield 1")).toEqual(["defense true 1"]);
});

test("what is left of shields is shown by its numbers", () => {
  expect(shown("soak 1+2")).toEqual(["defense true 1", "defense true 2"]);
});

test("what has no dice shows none", () => {
  expect(shown("knock out")).toEqual([]);
  expect(shown("done")).toEqual([]);
});
