import { expect, test } from "vitest";
import type { CurvePoint } from "../protocol";
import { axis, begins, decided, ends, harshest, line, readable } from "./chart";

const curve: CurvePoint[] = [
  { step: 0, round: 1, points: [10, 10, 10] },
  { step: 1, round: 1, points: [12, 10, 10] },
  { step: 2, round: 1, points: [12, 4, 5] },
  { step: 3, round: 2, points: [20, 12, 11] },
  { step: 4, round: 2, points: [20, 3, 10] },
];
const won = { winners: [0], scores: [20, 3, 10], reason: { key: "k", args: {} } };

test("the scale has round numbers and holds every value", () => {
  expect(axis([0, 43])).toEqual({ from: 0, to: 50, ticks: [0, 10, 20, 30, 40, 50] });
  expect(axis([-3, 4]).from).toBeLessThanOrEqual(-3);
});

test("a round begins and ends once", () => {
  expect(begins(curve).map(({ index }) => index)).toEqual([0, 3]);
  expect(ends(curve).map(({ step }) => step)).toEqual([2, 4]);
});

test("the moment that decided it is where the next best fell furthest behind", () => {
  expect(decided(curve, won)).toEqual({ step: 2, round: 1, swing: 5 });
});

test("nothing decided a game that nobody won alone", () => {
  expect(decided(curve, { ...won, winners: [] })).toBeNull();
  expect(decided(curve, { ...won, winners: [0, 1] })).toBeNull();
});

test("the hardest blow is the largest loss within a round", () => {
  expect(harshest(curve)).toEqual({ step: 4, round: 2, seat: 1, lost: 9 });
});

test("a line runs through every standing", () => {
  const frame = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
  expect(line(frame, { from: 0, to: 20, ticks: [] }, curve, 0).split("L")).toHaveLength(5);
});

test("words along the axis never touch", () => {
  expect([...readable([0, 20, 50, 60, 80])]).toEqual([0, 2, 4]);
});
