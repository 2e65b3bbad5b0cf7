import { describe, expect, test } from "vitest";
import type { Prompt, RewardsView, AdventureView } from "../../../protocol";
import { chipsFaced, gains, locksIn, numbered, offered, pointsFaced, screenOf, startingWith } from "./adventure";

const none: RewardsView = {
  progress: 0,
  training: 0,
  loot_each: 0,
  loot_shared: 0,
  trove_each: 0,
  trove_shared: 0,
};

const adventure = { picking: null, darts: null, piles: {}, phase: "encounter", today: {} } as unknown as AdventureView;

function asks(kind: string, ...texts: string[]): Prompt {
  const offers = texts.map((text) => ({
    text,
    anchor: text.split(" ")[1] ?? "",
    label: { key: "k", args: {} },
  }));
  return { number: 1, kind, ask: { key: "k", args: {} }, offers };
}

describe("between battles", () => {
  test("a question has its own screen, and a rare one the chooser", () => {
    expect(screenOf(adventure, asks("way", "choose a"))).toBe("encounter");
    expect(screenOf(adventure, asks("adventure", "draw"))).toBe("morning");
    expect(screenOf(adventure, asks("camp", "sleep"))).toBe("camp");
    expect(screenOf(adventure, asks("train", "train dex"))).toBe("training");
    expect(screenOf(adventure, asks("stump", "say 1"))).toBe("chooser");
  });

  test("where positions are offered the mat is shown", () => {
    expect(screenOf(adventure, asks("grenade", "aim b3"))).toBe("mat");
    expect(screenOf({ ...adventure, piles: { a1: 2 } }, asks("stalk", "stay"))).toBe("mat");
  });

  test("an attempt at locks and a game of darts come before the question's own screen", () => {
    const picking = {} as AdventureView["picking"];
    expect(screenOf({ ...adventure, picking }, asks("lock_loot", "done"))).toBe("locks");
    expect(screenOf(adventure, asks("darts_dice", "choose attack+attack+status"))).toBe("darts");
  });

  test("who is not asked sees the screen of the phase", () => {
    expect(screenOf({ ...adventure, phase: "recovery" }, null)).toBe("camp");
    expect(screenOf({ ...adventure, phase: "reward" }, null)).toBe("training");
    expect(screenOf(adventure, null)).toBe("encounter");
    expect(screenOf({ ...adventure, phase: "morning", today: null }, null)).toBe("morning");
  });

  test("what the card and the choice give is added up", () => {
    const given = gains({ ...none, progress: 1, training: 1 }, { ...none, training: 1, loot_each: 2 });
    expect(given.map(({ what, count }) => [what, count])).toEqual([
      ["progress", 1],
      ["training", 2],
      ["loot_each", 2],
    ]);
  });

  test("points become chips, the largest first, and added chips lie among them", () => {
    expect(chipsFaced({ points: 27, change: 0, chips: [5, 1] })).toEqual([20, 5, 5, 1, 1, 1]);
    expect(pointsFaced({ points: 12, change: 0, chips: [5, 5] })).toBe(22);
  });

  test("offers are found by their notation and by their verb", () => {
    const camp = asks("camp", "sleep", "give throwing-axe picket", "giveaway", "done");
    expect(offered(camp, "done")?.index).toBe(3);
    expect(offered(camp, "scout")).toBeNull();
    expect(startingWith(camp, "give").map(({ index }) => index)).toEqual([1]);
    expect(numbered(null)).toEqual([]);
  });

  test("a card whose face nobody has seen is known by its locks", () => {
    expect(locksIn("lever 2 trip 2 force 3 second")).toEqual(["L2", "T2", "F3"]);
    expect(locksIn("throwing-axe")).toEqual([]);
  });
});
