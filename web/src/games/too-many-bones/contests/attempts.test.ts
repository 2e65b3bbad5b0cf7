import { expect, test } from "vitest";
import type { PickingView, Prompt } from "../../../protocol";
import { besides, isRolled, lockState, onDie, sums } from "./attempts";

const picking: PickingView = {
  unit: 0,
  trove: true,
  locks: ["L3", "T4", "F3"],
  opened: 1,
  easier: 0,
  dice: [
    { die: "grey", letter: "T", value: 1, saved: false },
    { die: "yellow", letter: "T", value: 3, saved: false },
  ],
  intuition: "save",
  again: true,
};

function asks(...texts: string[]): Prompt {
  const offers = texts.map((each) => ({ text: each, anchor: "", label: { key: "k", args: {} } }));
  return { number: 1, kind: "lock_dice", ask: { key: "k", args: {} }, offers };
}

test("intuition lies on the die it is about", () => {
  const prompt = asks("nothing", "save grey", "save yellow");
  expect(onDie(prompt, "yellow").map(({ index }) => index)).toEqual([2]);
  expect(besides(prompt).map(({ index }) => index)).toEqual([0]);
});

test("dice that open a lock are added up", () => {
  const [sum] = sums(asks("open with grey+yellow", "leave"), picking);
  expect([sum?.total, sum?.against, sum?.dice.length]).toEqual([4, "T4", 2]);
  expect(besides(asks("open with grey+yellow", "leave")).map(({ offer }) => offer.text)).toEqual(["leave"]);
});

test("before a roll the dice are in hand and show nothing", () => {
  expect(picking.dice.map(isRolled)).toEqual([true, true]);
  expect(isRolled({ die: "grey", letter: "L", value: 0, saved: false })).toBe(false);
});

test("locks are opened from left to right", () => {
  expect(picking.locks.map((_, place) => lockState(picking, place))).toEqual(["open", "now", "next"]);
});
