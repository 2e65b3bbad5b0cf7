import { describe, expect, test } from "vitest";
import type { ChoiceView, RewardsView, AdventureView } from "../../../protocol";
import { chipsFaced, gains, offerOf, pointsFaced, screenOf } from "./adventure";
import { offer, prompt } from "../sample";

const none: RewardsView = {
  progress: 0,
  training: 0,
  loot_each: 0,
  loot_shared: 0,
  trove_each: 0,
  trove_shared: 0,
};

const adventure = { picking: null, darts: null, piles: {}, phase: "encounter", today: {} } as unknown as AdventureView;

describe("between battles", () => {
  test("a question has its own screen, and a rare one the chooser", () => {
    expect(screenOf(adventure, prompt("way", { verb: "choose", choice: 0, letter: "A" }))).toBe("encounter");
    expect(screenOf(adventure, prompt("road", { verb: "draw" }))).toBe("morning");
    expect(screenOf(adventure, prompt("camp", { verb: "sleep" }))).toBe("camp");
    expect(screenOf(adventure, prompt("train", { verb: "train", stat: "dex", aim: "" }))).toBe("training");
    expect(screenOf(adventure, prompt("stump", { verb: "yes" }))).toBe("chooser");
  });

  test("where positions are offered the mat is shown", () => {
    expect(screenOf(adventure, prompt("grenade", { verb: "aim", square: "b3" }))).toBe("mat");
    expect(screenOf({ ...adventure, piles: { a1: 2 } }, prompt("stalk", { verb: "stay" }))).toBe("mat");
  });

  test("an attempt at locks and a game of darts come before the question's own screen", () => {
    const picking = {} as AdventureView["picking"];
    expect(screenOf({ ...adventure, picking }, prompt("lock_loot", { verb: "done" }))).toBe("locks");
    expect(
      screenOf(adventure, prompt("darts_dice", { verb: "darts_choose", kinds: ["attack", "status"], places: [] })),
    ).toBe("darts");
  });

  test("who is not asked sees the screen of the phase", () => {
    expect(screenOf({ ...adventure, phase: "recovery" }, null)).toBe("camp");
    expect(screenOf({ ...adventure, phase: "reward" }, null)).toBe("training");
    expect(screenOf(adventure, null)).toBe("encounter");
    expect(screenOf({ ...adventure, phase: "morning", today: null }, null)).toBe("morning");
  });

  test("a way is taken by the offer that lights it", () => {
    const asked = prompt("way", offer({ verb: "choose", choice: 1, letter: "B" }, "choice B"));
    expect(["A", "B"].map((key) => offerOf(asked, { key } as ChoiceView)?.index)).toEqual([undefined, 0]);
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
});
