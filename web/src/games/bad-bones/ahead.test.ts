import { describe, expect, it } from "vitest";
import { aheadOf, scoreAfter } from "./ahead";
import { groundOf } from "./ground";
import { FACTS, kingdom, marched, preview, RED } from "./sample";

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
  const facts = [
    ...Object.entries({ "scoring.floor": 4, "scoring.house": 3, "scoring.star": 1 }),
    ...Object.entries({ "traps.wall.stars_intact": 2, "traps.wall.stars_damaged": 1 }),
  ].map(([name, value]) => ({ name, value, proposed: false }));
  const raven = kingdom("raven", { score: 37 });
  const wall = { kind: "wall", turn: "/", damaged: false };
  const gone = { kind: "", turn: "", damaged: false };
  const after = (...events: Parameters<typeof preview>) => scoreAfter(preview(...events), 0, raven, facts);

  it("are fewer by what burns and wears out", () => {
    const tower = { event: "Struck", seat: 0, what: "tower", change: -1, left: 3 } as const;
    const village = { event: "Struck", seat: 0, what: "village", change: -2, left: 3 } as const;
    const worn = { event: "Wore", seat: 0, cell: "c4", trap: wall, why: "used" } as const;
    expect(after(tower, village, { ...worn, now: { ...wall, damaged: true } })).toBe(37 - 4 - 6 - 1);
    expect(after({ ...worn, now: gone })).toBe(35);
    expect(after({ ...tower, seat: 1 })).toBe(37);
    expect(after({ event: "Eliminated", seat: 0, how: "tower" })).toBe(0);
  });

  it("are more where a trap is taken back", () => {
    expect(after({ event: "TrapTaken", seat: 0, cell: "c4", trap: { ...wall, damaged: true } })).toBe(38);
  });

  it("are not told while the owner has something to choose", () => {
    expect(after({ event: "ChoiceAhead", seat: 0, what: "exit", cell: "c4" })).toBeNull();
  });
});
