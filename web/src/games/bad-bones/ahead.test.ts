import { describe, expect, it } from "vitest";
import type { ForecastView } from "../../protocol";
import { aheadOf } from "./ahead";
import { groundOf } from "./ground";
import { bone, FACTS, marched, preview, RED } from "./sample";

const ground = groundOf(FACTS, false, 4);

describe("the forecast", () => {
  it("draws a trail", () => {
    const ahead = aheadOf(preview(marched(["b5", "c5"], "stands", { facing: "down" })), 0, ground);
    expect(ahead?.trails).toHaveLength(1);
  });

  it("draws and says what the engine has summed up", () => {
    const summary: ForecastView = {
      lines: [{ what: "floor", count: 1, tone: "harm", say: { key: "bad-bones-ahead-floor", args: {} }, who: [] }],
      moved: [bone("c5", { facing: "down" })],
    };
    const ahead = aheadOf({ ...preview(marched(["b5", "c5"], "stands")), summary }, 0, ground);
    expect(ahead).toMatchObject({ lines: summary.lines, ghosts: summary.moved });
  });

  it("draws one trail for all of a colour that take the same way", () => {
    const walk = marched(["b5", "c5"], "stands");
    const ahead = aheadOf(preview(walk, walk, marched(["b5", "c5"], "stands", { kinds: [RED] })), 0, ground);
    expect(ahead?.trails.map((trail) => [trail.colour, trail.count])).toEqual([
      ["yellow", 2],
      ["red", 1],
    ]);
  });

  it("marks harm with its number", () => {
    const walk = marched(["c2", "c3"], "tower", { facing: "up" });
    const ahead = aheadOf(preview(walk, { event: "Struck", seat: 0, what: "tower", change: -1, left: 3 }), 0, ground);
    expect(ahead?.harms.map((harm) => harm.change)).toEqual([-1]);
  });

  it("marks where the owner will be asked", () => {
    const ahead = aheadOf(preview({ event: "ChoiceAhead", seat: 0, what: "exit", cell: "b1" }), 0, ground);
    expect(ahead?.asks).toEqual(["b1"]);
  });

  it("leaves other kingdoms out", () => {
    expect(aheadOf(preview(marched(["b5", "c5"], "stands", { seat: 1 })), 0, ground)).toBeNull();
  });
});

describe("the points after a walk", () => {
  const struck = { event: "Struck", seat: 0, what: "tower", change: -1, left: 3 } as const;

  it("are those the forecast ends with", () => {
    const ahead = aheadOf(preview(struck, { event: "PointsAhead", seat: 0, points: 33 }), 0, ground);
    expect(ahead?.points).toBe(33);
  });

  it("are those of this kingdom", () => {
    expect(aheadOf(preview(struck, { event: "PointsAhead", seat: 1, points: 33 }), 0, ground)?.points).toBeNull();
  });

  it("are not told where the forecast says none", () => {
    expect(aheadOf(preview(struck), 0, ground)?.points).toBeNull();
  });
});
