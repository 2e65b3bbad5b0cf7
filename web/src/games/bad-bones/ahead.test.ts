import { describe, expect, it } from "vitest";
import { aheadOf } from "./ahead";
import { groundOf } from "./ground";
import { FACTS, marched, preview, RED } from "./sample";

const ground = groundOf(FACTS, false, 4);

describe("the forecast", () => {
  it("draws a trail and the piece as it will lie", () => {
    const ahead = aheadOf(preview(marched(["b5", "c5"], "stands", { facing: "down" })), 0, ground);
    expect(ahead?.trails).toHaveLength(1);
    expect(ahead?.ghosts).toEqual([expect.objectContaining({ place: "c5", facing: "down" })]);
  });

  it("draws one trail for all of a colour that take the same way", () => {
    const walk = marched(["b5", "c5"], "stands");
    const ahead = aheadOf(preview(walk, walk, marched(["b5", "c5"], "stands", { kinds: [RED] })), 0, ground);
    expect(ahead?.trails.map((trail) => [trail.colour, trail.count])).toEqual([
      ["yellow", 2],
      ["red", 1],
    ]);
  });

  it("tells harm with its number and where it comes from", () => {
    const walk = marched(["c2", "c3"], "tower", { facing: "up" });
    const ahead = aheadOf(preview(walk, { event: "Struck", seat: 0, what: "tower", change: -1, left: 3 }), 0, ground);
    expect(ahead?.harms.map((harm) => harm.change)).toEqual([-1]);
    expect(ahead?.lines[0]).toMatchObject({
      tone: "harm",
      say: { key: "web-bad-bones-ahead-floors", args: { count: 1 } },
    });
    expect(ahead?.lines[0]?.who[0]?.args.colour).toBe("yellow");
  });

  it("marks where the owner will be asked", () => {
    const ahead = aheadOf(preview({ event: "ChoiceAhead", seat: 0, what: "exit", cell: "b1" }), 0, ground);
    expect(ahead?.asks).toEqual(["b1"]);
    expect(ahead?.lines.map((line) => line.tone)).toEqual(["ask"]);
  });

  it("knows the own cemetery from somebody else's", () => {
    const home = aheadOf(preview(marched(["c5", "c4"], "thrown", { target: 0 })), 0, ground);
    const away = aheadOf(preview(marched(["c5", "c4"], "thrown", { target: 2 })), 0, ground);
    expect(home?.lines[0]?.say.key).toBe("web-bad-bones-ahead-returns");
    expect(away?.lines[0]?.say.key).toBe("web-bad-bones-ahead-thrown");
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
    expect(ahead?.lines).toHaveLength(1);
  });

  it("are those of this kingdom", () => {
    expect(aheadOf(preview(struck, { event: "PointsAhead", seat: 1, points: 33 }), 0, ground)?.points).toBeNull();
  });

  it("are not told where the forecast says none", () => {
    expect(aheadOf(preview(struck), 0, ground)?.points).toBeNull();
  });
});
