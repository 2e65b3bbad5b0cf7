import { describe, expect, test } from "vitest";
import type { GameEvent, Phrase, Previewed } from "../../../protocol";
import type { Beat } from "../../game";
import { changeIn, fallingIn, foreseen, isTumbling, middle, walkIn } from "./motion";
import { gearloc, table } from "../sample";

const say: Phrase = { key: "list-last", args: {} };
const PICKET = { unit: 0, key: "picket" };
const TABLE = table([gearloc("picket", { square: "b1" })], { mat: { b1: 0 } });
const moment = (show: object): Beat => ({ view: TABLE, told: [{ say, show: show as GameEvent }], ms: 100 });

describe("during a moment", () => {
  test("somebody walks", () => {
    const walk = { event: "Moved", who: PICKET, origin: "b1", cell: "b2", how: "walk", path: ["b1", "b2"] };
    expect(walkIn(moment(walk))).toEqual({ unit: 0, way: ["b1", "b2"] });
    expect(walkIn(null)).toBeNull();
  });
  test("somebody falls", () => expect(fallingIn(moment({ event: "KnockedOut", who: PICKET }))).toBe(0));
  test("HP come and go", () => {
    expect(changeIn(moment({ event: "Hurt", who: PICKET, lost: 2 }))).toEqual({ unit: 0, by: -2 });
    expect(changeIn(moment({ event: "Healed", who: PICKET, amount: 1 }))).toEqual({ unit: 0, by: 1 });
  });
  test("dice tumble", () => {
    expect(isTumbling(moment({ event: "Rolled", who: PICKET, dice: [] }))).toBe(true);
    expect(isTumbling(moment({ event: "Targeted" }))).toBe(false);
  });
});

describe("under the pointer", () => {
  const told = [
    { event: "Moved", who: PICKET, origin: "b1", cell: "b2", how: "walk", path: ["b1", "b2"] },
    { event: "Hurt", who: PICKET, lost: 1 },
    { event: "LostHp", who: PICKET, amount: 2 },
  ].map((show) => ({ say, show: show as GameEvent }));
  const preview: Previewed = { type: "previewed", prompt: 1, pick: 3, told, summary: null };

  test("an offer shows who would stand where, and what it would cost in all", () => {
    const { changes, ends } = foreseen(preview, 3);
    expect([...ends]).toEqual([["b2", "picket"]]);
    expect([...changes]).toEqual([[0, -3]]);
  });
  test("another offer's outcome is not shown", () => expect(foreseen(preview, 2).ends.size).toBe(0));
  test("nothing is shown where nothing is lit", () => expect(foreseen(preview, null).changes.size).toBe(0));
});

test("the middle of a square is counted from the upper left corner", () => {
  expect(middle("a4")).toEqual({ x: 12.5, y: 12.5 });
  expect(middle("d1")).toEqual({ x: 87.5, y: 87.5 });
});
