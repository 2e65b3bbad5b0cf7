import { describe, expect, test } from "vitest";
import type { Entry, GameEvent, Offer, Phrase } from "../../../protocol";
import { prompt, shown, words } from "../sample";
import { bestStrike, groupsOf, lastThrow, sumOf } from "./tray";

test("dice lie in groups by use", () => {
  const dice = [shown("defense", "bones"), shown("attack", "damage", 2), shown("med-kit", "heal", 2)];
  expect(groupsOf(dice).map((group) => group.use)).toEqual(["attack", "bones", "skill"]);
});

function hurting(swords: number, shields: number): Phrase {
  const damage: Phrase = { key: "too-many-bones-damage", args: { amount: swords, kind: "plain" } };
  const less: Phrase[] = shields > 0 ? [{ key: "too-many-bones-less-shields", args: { count: shields } }] : [];
  return { key: "too-many-bones-would-hurt", args: { name: words("Wolf"), damage, less, hp: 5 - swords + shields } };
}

describe("the sum of a strike", () => {
  test("is the swords less what comes off", () => {
    expect(sumOf(hurting(3, 1))).toMatchObject({ swords: 3, damage: 2, hp: 3 });
  });
  test("is not in what does no damage", () => expect(sumOf({ key: "too-many-bones-opt-keep", args: {} })).toBeNull());
  test("is shown for the strike that takes most", () => {
    const offers: Offer[] = [hurting(1, 0), hurting(3, 1), hurting(2, 1)].map((label, index) => ({
      text: `hit ${index}`,
      anchor: "",
      label,
    }));
    expect(bestStrike({ ...prompt("result"), offers })?.offer.text).toBe("hit 1");
    expect(bestStrike(prompt("result", "done"))).toBeNull();
  });
});

describe("the last throw", () => {
  const say: Phrase = { key: "list-last", args: {} };
  const entry = (...events: object[]): Entry => ({
    step: 1,
    seat: 0,
    told: events.map((show) => ({ say, show: show as GameEvent })),
  });
  const who = { unit: 4, key: "wyrm" };
  const rolled = { event: "Rolled", who, dice: [shown("attack", "damage", 2)] };

  test("is the latest, with what came of it until somebody else's turn", () => {
    const log = [entry(rolled, { event: "Hurt" }, { event: "TurnBegan" }, { event: "Hurt" })];
    expect(lastThrow(log)).toMatchObject({ who, came: [say] });
  });
  test("is none of the day before", () => expect(lastThrow([entry(rolled, { event: "EncounterDrawn" })])).toBeNull());
  test("is none before any dice were thrown", () => expect(lastThrow([entry({ event: "TurnBegan" })])).toBeNull());
});
