import { describe, expect, it } from "vitest";
import { boneIn, placeable, placement, spotsOf, waitingFor, wareIn } from "./offers";
import { offer, prompt } from "./sample";

const TRAPS = prompt("choose_trap", [
  offer("wall / c4", "c4"),
  offer("wall \\ c4", "c4"),
  offer("dragon a5", "a5"),
  offer("take b2", "b2"),
  offer("nothing"),
]);

describe("traps to lay down", () => {
  it("are read off the offers", () => {
    expect(placement(offer("wall / c4", "c4"))).toEqual({ kind: "wall", turn: "/", square: "c4" });
    expect(placement(offer("take b2", "b2"))).toBeNull();
    expect([...placeable(TRAPS)]).toEqual([
      ["wall", ["/", "\\"]],
      ["dragon", [""]],
    ]);
  });

  it("light only the squares of the trap in hand, and those that may be taken back", () => {
    const spots = spotsOf(TRAPS, { kind: "wall", turn: "\\" }, false);
    expect(spots.map((spot) => [spot.place, spot.look])).toEqual([
      ["c4", "square"],
      ["b2", "trap"],
    ]);
    expect(spots[0]?.choices.map((choice) => choice.index)).toEqual([1]);
  });
});

describe("other questions", () => {
  it("gather several skeletons of one place", () => {
    const asked = prompt("choose_next", [
      offer("c1 up red-top", "c1"),
      offer("c1 left purple-right saboteur", "c1"),
      offer("left 4 right blue-left", "left 4"),
      offer("rest"),
    ]);
    const spots = spotsOf(asked, null, false);
    expect(spots.map((spot) => spot.choices.length)).toEqual([2, 1]);
    expect(boneIn(offer("c1 left purple-right saboteur"))).toEqual({
      token: { colour: "purple", side: "right", chief: "saboteur" },
      facing: "left",
    });
  });

  it("put a way on each side of the dragon, off the board too", () => {
    const spots = spotsOf(prompt("choose_exit", [offer("up", "c2"), offer("down")], { square: "c1" }), null, false);
    expect(spots.map((spot) => spot.way)).toEqual(["up", "down"]);
  });

  it("know who is on the way while the owner is asked", () => {
    const who = [{ key: "bad-bones-skeletons", args: { colour: "blue", chief: "none", count: 2 } }];
    expect(waitingFor(prompt("choose_aim", [], { who, square: "c1" }))?.tokens).toHaveLength(2);
    expect(waitingFor(prompt("choose_hearse", [], { who, square: "c1" }))?.tokens).toEqual([]);
    expect(waitingFor(prompt("move_hero", [], {}))).toBeNull();
  });

  it("know what is bought, and for whom", () => {
    expect(wareIn(offer("ice staff for stag"))).toEqual({ item: "ice_staff", carrier: "stag" });
    expect(wareIn(offer("pass"))).toBeNull();
  });
});
