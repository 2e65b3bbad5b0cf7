import { describe, expect, it } from "vitest";
import { centre } from "./geometry";
import { groundOf, homeOf, shows } from "./ground";
import { FACTS, RED, YELLOW } from "./sample";

describe("the ground", () => {
  it("has the lanes and arrows the facts say", () => {
    const ground = groundOf(FACTS, false, 4);
    expect(ground.lanes.map((lane) => lane.slot)).toEqual(["left 5", "left 3", "top c"]);
    expect(ground.arrows).toHaveLength(1);
    expect(ground.houses).toBe(5);
  });

  it("says when something of it is only proposed", () => {
    expect(groundOf(FACTS, false, 4).proposed).toBe(true);
    expect(groundOf(FACTS, true, 3).proposed).toBe(false);
  });

  it("lets those drawn for the top come from below in co-op", () => {
    expect(homeOf(groundOf(FACTS, false, 2), YELLOW)).toBe("left 5");
    expect(homeOf(groundOf(FACTS, true, 2), RED)).toBe("bottom c");
  });

  it("hides arrows below traps and towers, but not below a destroyed zone", () => {
    const arrow = groundOf(FACTS, true, 2).arrows[0];
    if (arrow === undefined) throw new Error("there is one");
    expect(shows(arrow, [], ["b4"])).toBe(false);
    expect(shows(arrow, [{ square: "b4", kind: "wall" }], [])).toBe(false);
    expect(shows(arrow, [{ square: "b4", kind: "destroyed zone" }], [])).toBe(true);
  });

  it("puts row 5 at the top and leaves by the edge nearest to the last square", () => {
    expect(centre("a5", false)).toEqual({ x: 142, y: 142 });
    expect(centre("e1", false)).toEqual({ x: 542, y: 542 });
    expect(centre("edge down", false, "b1").x).toBe(centre("b1", false).x);
  });
});
