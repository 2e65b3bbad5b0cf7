import { expect, test } from "vitest";
import { checked, usual } from "./settings.svelte";

test("the language follows the browser", () => {
  expect(usual("fr-CA").language).toBe("fr");
  expect(usual("de").language).toBe("en");
});

test("what was remembered counts where it is still a choice", () => {
  const found = checked({ theme: "dark", speed: "warp", sound: true, nickname: 3, volume: 7 }, usual("en"));
  expect(found).toEqual({ ...usual("en"), theme: "dark", sound: true, volume: 1 });
});

test("spoilt storage is forgotten", () => {
  expect(checked("nonsense", usual("en"))).toEqual(usual("en"));
});
