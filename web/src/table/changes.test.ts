import { expect, test } from "vitest";
import { changed, unfolded } from "./changes";

const view = { round: 1, mat: { a1: 4 }, party: [{ hp: 5 }, { hp: 3 }], target: null };

test("only what is different is written", () => {
  const after = changed(view, { round: { "=": 2 }, party: { 1: { hp: { "=": 2 } } } });
  expect(after).toEqual({ ...view, round: 2, party: [{ hp: 5 }, { hp: 2 }] });
  expect(view.party[1]!.hp).toBe(3);
});

test("what has other fields or another length is written again", () => {
  const after = changed(view, { mat: { "=": { b2: 4 } }, target: { "=": { unit: 4 } } });
  expect(after).toEqual({ ...view, mat: { b2: 4 }, target: { unit: 4 } });
});

test("the views of a replay share what stays the same", () => {
  const [first, second, third] = unfolded(view, [{}, { round: { "=": 2 } }]);
  expect(second).toEqual(first);
  expect(third!.party).toBe(first!.party);
});
