import { describe, expect, test } from "vitest";
import { baddie, blow, gearloc, intention, table } from "../sample";
import { cost, effectsAhead, range, risk, swords, walksAhead, wayTo, worst } from "./threat";

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

test("of its skills those that lay an effect die are shown as that die", () => {
  const trait = { name: { en: "", fr: "" }, text: { en: "", fr: "" }, bones: 0, moment: "" };
  const skills = [
    { ...trait, skill: "poison", value: 2 },
    { ...trait, skill: "engulf", value: 1 },
  ];
  expect(effectsAhead(intention({ skills }))).toEqual([{ effect: "poison", value: 2 }]);
});

describe("a way", () => {
  const crowded = table([gearloc("picket", { square: "a3" })], { mat: { a4: 4, a3: 0 } });

  test("goes round whoever stands there", () => {
    expect(wayTo(crowded, "a4", "a2", false)).toEqual(["a4", "b4", "b3", "b2", "a2"]);
  });
  test("may be diagonal for some", () => expect(wayTo(crowded, "a4", "b3", true)).toEqual(["a4", "b3"]));
  test("is straight where nothing leads there", () => {
    const walled = table([], { mat: { a4: 4, b4: 5, a3: 6 } });
    expect(wayTo(walled, "a4", "d1", false)).toEqual(["a4", "d1"]);
  });
  test("is not shown for a unit that stays or is stunned", () => {
    const stays = baddie(4, "a4", { intention: intention({ squares: ["a4"] }) });
    const stunned = baddie(4, "a4", { intention: intention({ squares: ["a2"], stunned: true }) });
    expect(walksAhead(crowded, stays)).toEqual([]);
    expect(walksAhead(crowded, stunned)).toEqual([]);
  });
  test("is shown twice where the party will choose, and not at all where it is a tangle", () => {
    const between = (...squares: string[]) => baddie(4, "a4", { intention: intention({ squares }) });
    expect(walksAhead(crowded, between("b4", "b3"))).toEqual([
      ["a4", "b4"],
      ["a4", "b4", "b3"],
    ]);
    expect(walksAhead(crowded, between("b4", "b3", "c4"))).toEqual([]);
  });
});
