import { expect, test } from "vitest";
import type { Entry, Told } from "../protocol";
import { fresh, grown, rounds, sealed, since } from "./log";

const told = (event: object): Told => ({ say: { key: "k", args: {} }, show: event as Told["show"] });
const moved = told({ event: "Moved", seat: 0, path: [], face: 1 });
const began = (round: number) => told({ event: "RoundBegan", round, first: 0 });
const entry = (step: number, seat: number, ...all: Told[]): Entry => ({ step, seat, told: all });

test("an update keeps what stands and adds what is new", () => {
  const log = [entry(0, -1), entry(1, 0, moved), entry(2, 1, moved)];
  expect(grown(log, 2, [entry(2, 1)]).map((each) => each.told.length)).toEqual([0, 1, 0]);
  expect(grown(log, 1, [])).toHaveLength(1);
});

test("only what was not told yet is played", () => {
  const log = [entry(0, -1), entry(1, 0, moved), entry(2, 1)];
  expect(fresh(log, [entry(1, 0, moved), entry(2, 1, moved), entry(3, 0, moved)])).toHaveLength(2);
});

test("the last moves are those since one's own", () => {
  const log = [entry(0, -1), entry(1, 0, moved), entry(2, 1, moved), entry(3, 2, moved)];
  expect(since(log, [0]).map((each) => each.step)).toEqual([2, 3]);
  expect(since(log, [2]).map((each) => each.step)).toEqual([3]);
  expect(since(log, []).map((each) => each.step)).toEqual([3]);
  expect(since([...log, entry(4, 1)], [2]).map((each) => each.step)).toEqual([3]);
});

test("in an adventure they fall into days, and every battle starts counting rounds again", () => {
  const log = [
    entry(0, -1, told({ event: "EncounterDrawn", encounter: "special-01" })),
    entry(1, 0, began(1)),
    entry(2, 0, began(2)),
    entry(3, 0, told({ event: "EncounterEnded", encounter: "special-01", success: true })),
    entry(4, 0, told({ event: "DayBegan", day: 2, left: 6 })),
    entry(5, 0, began(1)),
  ];
  expect(rounds(log).map(({ day, round }) => [day, round])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
});

test("steps fall into rounds, and the end of one stands under it", () => {
  const ended = told({ event: "RoundEnded", round: 1, points: [], scores: [] });
  const log = [entry(0, -1, began(1)), entry(1, 0, moved), entry(2, 1, moved, ended, began(2)), entry(3, 0, moved)];
  expect(
    rounds(log).map(({ round, entries }) => [round, entries.map(({ step, told }) => `${step}: ${told.length}`)]),
  ).toEqual([
    [1, ["0: 1", "1: 1", "2: 2"]],
    [2, ["2: 1", "3: 1"]],
  ]);
});

test("a battle's last blow stands under its round, and what follows under the day", () => {
  const over = told({ event: "EncounterEnded", encounter: "special-01", success: true });
  const log = [
    entry(0, -1, told({ event: "EncounterDrawn", encounter: "special-01" }), began(1)),
    entry(1, 0, moved, over),
  ];
  expect(rounds(log).map(({ day, round, entries }) => [day, round, entries.length])).toEqual([
    [1, 0, 1],
    [1, 1, 2],
    [1, 0, 1],
  ]);
});

test("an answer nobody may know is sealed, the beginning is not", () => {
  expect(sealed(entry(1, 2))).toBe(true);
  expect(sealed(entry(0, -1))).toBe(false);
});
