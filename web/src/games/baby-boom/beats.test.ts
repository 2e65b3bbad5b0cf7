import { describe, expect, test } from "vitest";
import type { BabyBoomEvent, BabyBoomView, Told } from "../../protocol";
import { spans, STEP, story, TICK } from "./beats";

function table(dice: string[], more: Partial<BabyBoomView> = {}): BabyBoomView {
  return {
    colours: ["red", "green"],
    round: 1,
    rounds: 3,
    first: "red",
    deciding: "red",
    scores: [0, 0],
    dice: dice.map((die) => ({
      square: die.slice(0, 2),
      colour: die[2] === "R" ? "red" : "green",
      face: Number(die[3]),
    })),
    tiles: [],
    tossed: [],
    hands: [0, 0],
    risky_business: false,
    tiles_and_bombs: false,
    ...more,
  };
}

const told = (...shows: BabyBoomEvent[]): Told[] => shows.map((show) => ({ say: { key: "", args: {} }, show }));
const dice = (view: BabyBoomView): string[] =>
  view.dice.map(({ square, colour, face }) => square + colour[0]!.toUpperCase() + face).sort();

describe("the beats of a move", () => {
  test("a die walks for one step of time a square, then turns", () => {
    const before = table(["a1R5"]);
    const moved = told({ event: "Moved", seat: 0, path: ["a1", "a2", "b2"], face: 4 });
    const { beats, view } = story(before, moved, before);
    expect(beats).toHaveLength(1);
    expect(beats[0]).toMatchObject({ view: before, ms: 2 * STEP + TICK, sound: "step" });
    expect(dice(view)).toEqual(["b2R4"]);
  });

  test("a pushed die sets off halfway through the last step of its pusher", () => {
    const journeys = [
      { event: "Moved" as const, seat: 0, path: ["a1", "a2", "b2"], face: 4 },
      { event: "Pushed" as const, seat: 1, path: ["b2", "c2"], face: 2 },
    ];
    expect(spans(journeys)).toEqual([
      { from: 0, to: 2 },
      { from: 1.5, to: 2.5 },
    ]);
    expect(dice(story(table(["a1R5", "b2G3"]), told(...journeys), table([])).view)).toEqual(["b2R4", "c2G2"]);
  });

  test("what a blast hits stands until it has flashed", () => {
    const before = table(["a1R1", "b3G4", "e5G2"]);
    const events = told(
      { event: "Moved", seat: 0, path: ["a1", "b1"], face: 0 },
      {
        event: "Exploded",
        seat: 0,
        cell: "b1",
        power: 5,
        swept: ["b2", "b3"],
        hits: ["b3"],
        lost: [{ colour: "green", face: 4 }],
      },
    );
    const { beats, view } = story(before, events, before);
    expect(beats.map(({ view: at }) => dice(at as BabyBoomView))).toEqual([
      ["a1R1", "b3G4", "e5G2"],
      ["b1R0", "b3G4", "e5G2"],
    ]);
    expect(dice(view)).toEqual(["b1R0", "e5G2"]);
  });

  test("a trap leaves with the die that sprang it", () => {
    const before = table(["c3R4", "d3G2"], {
      tiles: [{ square: "e3", kind: "trap", turn: "" }],
      tiles_and_bombs: true,
    });
    const events = told(
      { event: "Moved", seat: 0, path: ["c3", "d3"], face: 3 },
      { event: "Pushed", seat: 1, path: ["d3", "e3"], face: 1 },
      { event: "TrapSprung", seat: 1, cell: "e3" },
      {
        event: "Exploded",
        seat: 1,
        cell: "e3",
        power: 5,
        swept: ["d3"],
        hits: ["d3"],
        lost: [{ colour: "red", face: 3 }],
      },
    );
    const { beats, view } = story(before, events, before);
    expect(beats.map(({ told: each }) => each.map(({ show }) => show.event))).toEqual([
      ["Moved", "Pushed"],
      ["TrapSprung"],
      ["Exploded"],
    ]);
    expect(view.dice).toEqual([]);
    expect(view.tiles).toEqual([]);
  });

  test("a die that falls lies on the hole first, and an implosion takes its own die", () => {
    const fell = told({ event: "Moved", seat: 0, path: ["a1", "a2"], face: 5 }, { event: "Fell", seat: 0, cell: "a2" });
    const falling = story(table(["a1R5"]), fell, table([]));
    expect(dice(falling.beats[1]!.view as BabyBoomView)).toEqual(["a2R5"]);
    expect(falling.view.dice).toEqual([]);
    const imploded = told({ event: "Exploded", seat: 0, cell: "a2", power: 0, swept: [], hits: [], lost: [] });
    expect(story(table(["a2R0"]), imploded, table([])).view.dice).toEqual([]);
  });
});

describe("the beats of a round", () => {
  test("points are counted before the board is set up again", () => {
    const after = table(["a1R5", "a5G5"], { round: 2, scores: [3, 1] });
    const events = told(
      { event: "RoundEnded", round: 1, points: [3, 1], scores: [3, 1], first: 1 },
      { event: "RoundBegan", round: 2, first: 1 },
    );
    const { beats } = story(table(["c3R3", "c4G0"]), events, after);
    expect(beats.map(({ view }) => (view as BabyBoomView).scores)).toEqual([
      [0, 0],
      [3, 1],
    ]);
    expect(beats[1]!.view).toMatchObject({ round: 2, first: "green", dice: after.dice });
  });

  test("dice that have already moved in the new round set off from where they stood", () => {
    const events = told(
      { event: "RoundBegan", round: 2, first: 1 },
      { event: "Moved", seat: 1, path: ["a5", "a4"], face: 4 },
      { event: "Pushed", seat: 0, path: ["a4", "a3"], face: 4 },
    );
    const { beats, view } = story(table([]), events, table(["a3R4", "a4G4"], { round: 2 }));
    expect(beats.map(({ view: at }) => dice(at as BabyBoomView))).toEqual([
      ["a4R5", "a5G5"],
      ["a4R5", "a5G5"],
    ]);
    expect(dice(view)).toEqual(["a3R4", "a4G4"]);
  });

  test("tiles are tossed, laid one by one, and then dice are put down", () => {
    const after = table([], { tiles_and_bombs: true, hands: [1, 2] });
    const events = told(
      { event: "RoundBegan", round: 2, first: 0 },
      { event: "Tossed", seat: 0, tiles: ["wall", "hole"] },
      { event: "Laid", seat: 0, cell: "c3", tile: { kind: "wall", turn: "up" } },
      { event: "Laid", seat: 1, cell: "d3", tile: { kind: "hole", turn: "" } },
      { event: "Placed", seat: 0, cell: "a1" },
    );
    const { beats, view } = story(table(["c3R3"], { tiles_and_bombs: true }), events, after);
    expect(beats).toHaveLength(5);
    expect(beats[0]!.view).toMatchObject({ dice: [], tiles: [], hands: [2, 2] });
    expect(beats[3]!.view).toMatchObject({ tossed: ["hole"], tiles: [{ square: "c3", kind: "wall", turn: "up" }] });
    expect(view).toMatchObject({ tossed: [], hands: [1, 2] });
    expect(dice(view)).toEqual(["a1R5"]);
  });
});
