import { expect, test } from "vitest";
import { closeUp, PALETTES, settingOf, standing } from "./scenes";

test("every card takes place somewhere, and one that is new is met at night", () => {
  expect(settingOf("classic-21")).toEqual({ sky: "under", land: "cave", thing: "bones" });
  expect(settingOf("classic-99")).toEqual({ sky: "night", land: "forest", thing: "fire" });
  expect(PALETTES[settingOf("tyrant-nom-1").sky].air).toBe("#bcd6dc");
});

test("a wood looks the same each time it is drawn", () => {
  expect(standing(27)).toEqual(standing(27));
  expect(standing(27).every(({ x }) => x > 0 && x < 930)).toBe(true);
});

test("where there is little room the thing itself is looked at, and never past the edge", () => {
  expect(closeUp(settingOf("classic-24"))).toBe("506 0 400 200");
  expect(closeUp(settingOf("classic-01"))).toBe("50 0 400 200");
  expect(closeUp(settingOf("classic-26"))).toBe("260 0 400 200");
});
