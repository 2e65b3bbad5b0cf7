import { describe, expect, it } from "vitest";
import type { BadBonesAnswer, BadBonesPlaceAnswer } from "../../protocol";
import { placeable, spotsOf, tokenOf } from "./offers";
import { FACTS, offer, prompt, RED, table, YELLOW } from "./sample";
import { waresOf } from "./stalls";
import game from ".";

const wall = (turn: BadBonesPlaceAnswer["turn"], square: string): BadBonesAnswer => ({
  verb: "place",
  item: "wall",
  turn,
  square,
});
const TRAPS = prompt(
  "choose_trap",
  wall("slash", "c4"),
  wall("backslash", "c4"),
  { verb: "place", item: "dragon", turn: "none", square: "a5" },
  { verb: "take", item: "wall", square: "b2" },
  { verb: "nothing" },
);

describe("traps to lay down", () => {
  it("are those the offers name", () => {
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

  it("leave a button to placing nothing", () => {
    const onBoard = TRAPS.offers.map((each) => game.onBoard(each, TRAPS));
    expect(onBoard).toEqual([true, true, true, true, false]);
  });
});

describe("other questions", () => {
  it("gather several skeletons of one place", () => {
    const asked = prompt(
      "choose_next",
      { verb: "walk", place: "c1", slot: "", ...RED, facing: "up" },
      { verb: "walk", place: "c1", slot: "", ...YELLOW, facing: "left" },
      { verb: "walk", place: "left", slot: "left 4", ...YELLOW, facing: "right" },
      { verb: "rest" },
    );
    const spots = spotsOf(asked, null, false);
    expect(spots.map((spot) => [spot.place, spot.look, spot.choices.length])).toEqual([
      ["c1", "square", 2],
      ["left 4", "slot", 1],
    ]);
  });

  it("show a skeleton as the view does", () => {
    expect(tokenOf({ ...RED, chief: "none" })).toEqual(RED);
    expect(tokenOf({ ...RED, chief: "emperor" })).toEqual({ ...RED, chief: "emperor" });
  });

  it("put a way on each side of the dragon, off the board too", () => {
    const asked = prompt(
      "choose_exit",
      { verb: "chase", square: "c1", way: "up" },
      { verb: "chase", square: "c1", way: "down" },
    );
    expect(spotsOf(asked, null, false).map((spot) => [spot.look, spot.way])).toEqual([
      ["way", "up"],
      ["way", "down"],
    ]);
  });

  it("have a button where a stroke has no square", () => {
    const axe = offer({ verb: "swing", colour: "red" });
    const frozen = offer({ verb: "freeze", square: "" });
    const asked = prompt("use_weapon");
    expect([axe, frozen].map((each) => game.onBoard(each, asked))).toEqual([false, false]);
  });

  it("know what is bought, and who would carry it", () => {
    const facts = [...FACTS, { name: "weapons.ice_staff.cost", value: 5, proposed: false }];
    const asked = prompt("buy", { verb: "buy", item: "ice_staff", carrier: "stag" }, { verb: "pass" });
    const [staff] = waresOf({ facts, prompt: asked }, table());
    expect(staff?.choices.map(({ index, carrier }) => [index, carrier])).toEqual([[0, "stag"]]);
  });
});
