import { expect, test } from "vitest";
import type { GameModule } from "../games/game";
import type { GameAnswer, Offer, Prompt } from "../protocol";
import { byDigit, found, nextOffer, shortcuts } from "./offers";

const offer = (key: string): Offer => ({ anchors: [], does: { key, args: {} }, data: {} as GameAnswer, risky: false });
const prompt: Prompt = {
  number: 1,
  kind: "move",
  ask: { key: "ask", args: {} },
  offers: ["a1-a2", "a1-b1", "pass"].map(offer),
};
const plain = { onBoard: () => true } as unknown as GameModule;
const passing = { onBoard: (each: Offer) => each.does.key !== "pass" } as unknown as GameModule;

test("digits pick among the buttons where there are some", () => {
  expect(byDigit(prompt, passing, 1)).toBe(2);
  expect(byDigit(prompt, passing, 2)).toBeNull();
});

test("digits pick among all offers where there are no buttons", () => {
  expect(byDigit(prompt, plain, 2)).toBe(1);
});

test("digits are the board's where it wants them", () => {
  const greedy = { ...passing, digits: () => true };
  expect(shortcuts(prompt, greedy).every(({ digit }) => digit === null)).toBe(true);
});

test("arrows walk round all offers", () => {
  expect(nextOffer(prompt, null, 1)).toBe(0);
  expect(nextOffer(prompt, 2, 1)).toBe(0);
  expect(nextOffer(prompt, 0, -1)).toBe(2);
});

test("an option is found by its words", () => {
  const words = (index: number) => (index === 2 ? "do nothing" : "go");
  expect(found(shortcuts(prompt, plain), words, "Nothing")).toHaveLength(1);
  expect(found(shortcuts(prompt, plain), words, "go")).toHaveLength(2);
});
