import { expect, test } from "vitest";
import type { GameModule, Sound } from "../games/game";
import type { Told } from "../protocol";
import { summaryOf } from "./summary";

const told = (key: string) => ({ say: { key, args: {} }, show: {} }) as unknown as Told;
const game = { sound: (each: Told) => (each.say.key === "fire" ? "burn" : "step") as Sound } as unknown as GameModule;
const keys = (all: Told[]) => all.map((each) => each.say.key);

test("what is loud is told before what came last, in the order in which it happened", () => {
  const all = ["walk", "fire", "walk", "draw", "round"].map(told);
  expect(keys(summaryOf(all, game, 3))).toEqual(["fire", "draw", "round"]);
});

test("little is told whole", () => {
  const all = ["walk", "draw"].map(told);
  expect(summaryOf(all, null, 3)).toEqual(all);
});
