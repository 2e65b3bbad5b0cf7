import { describe, expect, test } from "vitest";
import type { Entry, GameEvent } from "../../../protocol";
import { journal } from "./journal";
import { counted, storyOf, worst } from "./story";

const boomer = { unit: 0, key: "boomer" };
const wolf = { unit: 4, key: "wolf" };
const nobody = { unit: -1, key: "" };

function entry(step: number, ...events: object[]): Entry {
  return {
    step,
    seat: 0,
    told: events.map((show) => ({
      say: { key: (show as { event: string }).event, args: {} },
      show: show as GameEvent,
    })),
  };
}

const hurt = { flat: 0, blocked: 0, buffed: 0, capped: 0, true: false };
const log: Entry[] = [
  entry(0, { event: "PointsGained", who: boomer, points: 1 }, { event: "EncounterDrawn", encounter: "special-01" }),
  entry(1, { event: "ChoiceTaken", encounter: "special-01", choice: 1, instead: false }),
  entry(
    2,
    { event: "EncounterEnded", encounter: "special-01", success: true },
    { event: "ProgressMade", points: 1, progress: 1 },
    { event: "LootGained", who: boomer, seen_card: "throwing_axe" },
  ),
  entry(3, { event: "DayBegan", day: 2, left: 6 }, { event: "EncounterDrawn", encounter: "classic-08" }),
  entry(4, { event: "ChoiceTaken", encounter: "classic-08", choice: 0, instead: false }),
  entry(
    5,
    { event: "Hurt", ...hurt, who: wolf, amount: 3, lost: 3, hp: 0, by: boomer },
    { event: "Defeated", who: wolf, by: boomer, rises: false },
    { event: "Hurt", ...hurt, who: boomer, amount: 9, lost: 5, hp: 0, by: wolf },
    { event: "KnockedOut", who: boomer },
    { event: "BattleLost", round: 3, why: "wipe" },
    { event: "EncounterEnded", encounter: "classic-08", success: false },
  ),
  entry(6, { event: "DayBegan", day: 3, left: 5 }, { event: "TyrantChallenged", chip: "nom" }),
  entry(7, { event: "Defeated", who: wolf, by: nobody, rises: false }, { event: "BattleWon", round: 4 }),
];

describe("the journal", () => {
  test("has a chapter for every card and for the tyrant, on its day", () => {
    expect(journal(log).map(({ day, card, tyrant }) => [day, card, tyrant])).toEqual([
      [1, "special-01", ""],
      [2, "classic-08", ""],
      [3, "", "nom"],
    ]);
  });

  test("says what was chosen, how it came out and what it brought", () => {
    const [first, second, third] = journal(log);
    expect([first?.choice, first?.success, first?.progress, first?.loot]).toEqual([1, true, 1, 1]);
    expect([second?.success, second?.battle, second?.rounds, second?.downs]).toEqual([false, "lost", 3, ["boomer"]]);
    expect(third?.success).toBe(true);
  });

  test("leaves out a card that was looked at and put back", () => {
    const two = [
      entry(
        0,
        { event: "EncounterDrawn", encounter: "classic-01" },
        { event: "EncounterDrawn", encounter: "classic-02" },
      ),
      entry(1, { event: "EncounterPutUnder", encounter: "classic-01" }),
    ];
    expect(journal(two).map(({ card }) => card)).toEqual(["classic-02"]);
  });

  test("leaves out what was learnt before the first card", () => {
    expect(journal(log.slice(0, 1))[0]?.points).toBe(0);
  });
});

describe("the story of a run", () => {
  const curve = [
    { step: 1, round: 1, points: [5] },
    { step: 2, round: 1, points: [4] },
    { step: 5, round: 2, points: [0] },
    { step: 5, round: 2, points: [5] },
    { step: 7, round: 3, points: [4] },
  ];
  const story = storyOf(log, curve, ["boomer"], true);

  test("shows the party at every moment, with the progress made until then", () => {
    expect(story.moments.map(({ day, hp, progress }) => [day, hp, progress])).toEqual([
      [1, [5], 0],
      [1, [4], 1],
      [2, [0], 1],
      [2, [5], 1],
      [3, [4], 1],
    ]);
  });

  test("and how badly each day went", () => {
    expect(worst(story.moments).map(({ day, hp, progress }) => [day, hp, progress])).toEqual([
      [1, [4], 1],
      [2, [0], 1],
      [3, [4], 1],
    ]);
  });

  test("finds the hardest blow of a gearloc, not of a baddie", () => {
    expect(story.blow).toEqual({ by: "boomer", to: "wolf", lost: 3, step: 5 });
  });

  test("counts who felled what, as far as it is known", () => {
    expect(story.felled).toEqual([{ gearloc: "boomer", chips: ["wolf"] }]);
  });

  test("names the battle that settled it", () => {
    expect(story.decided).toMatchObject({ step: 7, day: 3 });
    expect(storyOf(log, curve, ["boomer"], false).decided).toMatchObject({ step: 5, day: 2 });
  });

  test("counts alike things together, most of all first", () => {
    expect(counted(["wolf", "imp", "imp"])).toEqual([
      { key: "imp", count: 2 },
      { key: "wolf", count: 1 },
    ]);
  });
});
