import { expect, test } from "vitest";
import { blow, intention } from "../sample";
import { cost, range, risk, swords, worst } from "./threat";

test("a range is one number where there is no doubt", () => {
  expect(range(0, 4)).toBe("0–4");
  expect(range(2, 2)).toBe("2");
});

test("what it costs is less than its swords where there are shields", () => {
  const shielded = blow(0, { off: 3, most: 1 });
  expect([swords(shielded), cost(shielded)]).toEqual(["0–4", "0–1"]);
});

test("a small risk is left out", () => {
  expect(risk(blow(0, { ko: 0.03 }))).toBeNull();
  expect(risk(blow(0, { ko: 0.556 }))).toBe(56);
  expect(worst(intention({ blows: [blow(0), blow(1, { ko: 0.3 })] }))).toBe(30);
  expect(worst(intention({ blows: [blow(0)] }))).toBeNull();
});
