import { expect, it } from "vitest";
import { spoken } from "./describe";
import { groundOf } from "./ground";
import { bone, FACTS, kingdom, table } from "./sample";

const ground = groundOf(FACTS, false, 4);
const keys = (view: ReturnType<typeof table>, place: string) => spoken(view, 0, place, ground).map(({ key }) => key);

it("names a printed arrow, and not one that lies under a trap", () => {
  const free = table(kingdom("raven", { bones: [bone("c5")] }));
  expect(keys(free, "c5")).toEqual(["web-bad-bones-bones", "web-bad-bones-arrow"]);
  expect(spoken(free, 0, "c5", ground).at(-1)?.args).toEqual({ moving: "right", becomes: "down" });
  expect(keys(free, "a1")).toEqual([]);
  const wall = { square: "c5", kind: "wall", turn: "/", damaged: false, used: false, aim: "", load: [] };
  expect(keys(table(kingdom("raven", { traps: [wall] })), "c5")).toEqual(["web-bad-bones-trap"]);
});
