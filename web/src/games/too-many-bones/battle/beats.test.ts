import { describe, expect, test } from "vitest";
import type { GameEvent, Phrase, Told, TooManyBonesView } from "../../../protocol";
import { beats, DISC, soundOf, STEP, TUMBLE } from "./beats";
import { marksOf, speaks } from "./marks";
import { baddie, gearloc, shown, table } from "../sample";

const say: Phrase = { key: "list-last", args: {} };
const WOLF = { unit: 5, key: "dire_wolf" };
const PICKET = { unit: 0, key: "picket" };
const told = (...events: object[]): Told[] => events.map((show) => ({ say, show: show as GameEvent }));

const BEFORE = table([gearloc("picket", { unit: 0, square: "b1", hp: 4 })], {
  mat: { b1: 0, b4: 5 },
  baddies: [baddie(5, "b4")],
  meter: [
    { unit: 5, acted: false, initiative: 5 },
    { unit: 0, acted: true, initiative: 3 },
  ],
});

describe("what happened", () => {
  test("a walk takes one step after another, and the walker stands at its beginning meanwhile", () => {
    const [walk, rest] = beats(
      BEFORE,
      told({ event: "Moved", who: WOLF, origin: "b4", cell: "b2", how: "walk", path: ["b4", "b3", "b2"] }),
      BEFORE,
    );
    expect(walk?.ms).toBe(2 * STEP);
    expect((walk?.view as TooManyBonesView).mat).toMatchObject({ b4: 5 });
    expect(rest).toBeUndefined();
  });
  test("what comes after a walk finds the walker at its end", () => {
    const [, throwing] = beats(
      BEFORE,
      told(
        { event: "Moved", who: WOLF, origin: "b4", cell: "b2", how: "walk", path: ["b4", "b3", "b2"] },
        { event: "Rolled", who: WOLF, dice: [shown("attack", "damage", 2)] },
      ),
      BEFORE,
    );
    const view = throwing?.view as TooManyBonesView;
    expect(throwing?.ms).toBe(TUMBLE);
    expect(view.mat).toMatchObject({ b2: 5 });
    expect(view.turn.roll).toHaveLength(1);
  });
  test("damage leaves disc by disc", () => {
    const found = beats(BEFORE, told({ event: "Hurt", who: PICKET, lost: 2, hp: 2 }), BEFORE);
    expect(found.map((beat) => (beat.view as TooManyBonesView).party[0]?.hp)).toEqual([3, 2]);
    expect(found[0]?.ms).toBe(DISC);
  });
  test("damage that costs nothing is no moment", () => {
    expect(beats(BEFORE, told({ event: "Hurt", who: PICKET, lost: 0, hp: 4 }), BEFORE)).toEqual([]);
  });
  test("who falls is seen to fall, and is gone after that", () => {
    const found = beats(
      BEFORE,
      told(
        { event: "Defeated", who: WOLF, by: PICKET, rises: false },
        { event: "Healed", who: PICKET, amount: 1, hp: 5 },
      ),
      BEFORE,
    );
    expect((found[0]?.view as TooManyBonesView).baddies).toHaveLength(1);
    expect((found[1]?.view as TooManyBonesView).baddies).toHaveLength(0);
  });
  test("a battle that is over is looked at once more", () => {
    const found = beats(BEFORE, told({ event: "Defeated", who: WOLF }, { event: "BattleWon", round: 2 }), BEFORE);
    expect(found).toHaveLength(2);
    expect((found[1]?.view as TooManyBonesView).baddies).toHaveLength(0);
  });
  test("the tables before and after are not touched", () => {
    beats(BEFORE, told({ event: "Hurt", who: PICKET, lost: 4, hp: 0 }, { event: "KnockedOut", who: PICKET }), BEFORE);
    expect(BEFORE.party[0]).toMatchObject({ hp: 4, square: "b1" });
    expect(BEFORE.mat).toEqual({ b1: 0, b4: 5 });
  });
});

test("a blast is louder than the die that made it", () => {
  const blast = { event: "DieUsed", who: PICKET, rolled_die: shown("frag", "controlled_blast", 2) } as GameEvent;
  const heal = { event: "DieUsed", who: PICKET, rolled_die: shown("med-kit", "heal", 2) } as GameEvent;
  expect([blast, heal].map((event) => soundOf(event as Parameters<typeof soundOf>[0]))).toEqual(["boom", null]);
});

describe("marks of the last moves", () => {
  const moved = (origin: string, cell: string) => ({ event: "Moved", who: WOLF, origin, cell, how: "walk" });

  test("span the whole way of a unit", () => {
    const latest = [{ step: 1, seat: 0, told: told(moved("b4", "b3"), moved("b3", "c3")) }];
    expect(marksOf(latest)).toEqual([{ square: "c3", from: "b4" }]);
  });
  test("go with who falls", () => {
    const gone = told(moved("b4", "b3"), { event: "Defeated", who: WOLF });
    expect(marksOf([{ step: 1, seat: 0, told: gone }])).toEqual([]);
  });
  test("a line of the log points at its units and squares", () => {
    const [entered] = told({ event: "Entered", who: WOLF, cell: "b3" });
    expect(entered && speaks(entered)).toEqual(["unit 5", "b3"]);
  });
});
