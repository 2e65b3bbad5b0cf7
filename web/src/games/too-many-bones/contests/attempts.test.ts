import { expect, test } from "vitest";
import type { PickingView } from "../../../protocol";
import { besides, isRolled, lockState, onDie, sums } from "./attempts";
import { prompt } from "../sample";

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

test("intuition lies on the die it is about", () => {
  const asked = prompt(
    "intuition",
    { verb: "lock_nothing" },
    { verb: "lock_save", die: "grey", place: 0 },
    { verb: "lock_save", die: "yellow", place: 1 },
  );
  expect(onDie(asked, 1).map(({ index }) => index)).toEqual([2]);
  expect(besides(asked).map(({ index }) => index)).toEqual([0]);
});

test("dice that open a lock are shown with what they come to", () => {
  const asked = prompt("lock_dice", { verb: "lock_open", places: [0, 1], total: 4 }, { verb: "lock_leave" });
  const [sum] = sums(asked, picking);
  expect([sum?.total, sum?.against, sum?.dice.map(({ die }) => die)]).toEqual([4, "T4", ["grey", "yellow"]]);
  expect(besides(asked).map(({ answer }) => answer.verb)).toEqual(["lock_leave"]);
});

test("before a roll the dice are in hand and show nothing", () => {
  expect(picking.dice.map(isRolled)).toEqual([true, true]);
  expect(isRolled({ die: "grey", letter: "L", value: 0, saved: false })).toBe(false);
});

test("locks are opened from left to right", () => {
  expect(picking.locks.map((_, place) => lockState(picking, place))).toEqual(["open", "now", "next"]);
});
