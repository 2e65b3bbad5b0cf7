import { describe, expect, test } from "vitest";
import type { Entry, GameEvent, Phrase } from "../../../protocol";
import { hit, prompt, shown } from "../sample";
import { bestStrike, groupsOf, cameOf, offOf } from "./tray";

test("dice lie in groups by use", () => {
  const dice = [shown("defense", "bones"), shown("attack", "damage", 2), shown("med-kit", "heal", 2)];
  expect(groupsOf(dice).map(({ use, dice: [first] }) => [use, first?.place])).toEqual([
    ["attack", 1],
    ["bones", 0],
    ["skill", 2],
  ]);
});

describe("the sum of a strike", () => {
  test("says what comes off, and nothing of what does not", () => {
    expect(offOf(hit(1, { swords: 4, blocked: 2, capped: 1 })).map(({ key, args }) => [key, args.count])).toEqual([
      ["too-many-bones-less-shields", 2],
      ["too-many-bones-less-hardy", 1],
    ]);
    expect(offOf(hit(3))).toEqual([]);
  });
  test("is shown for the strike that takes most", () => {
    expect(bestStrike(prompt("result", hit(1), hit(3), hit(2)))?.damage).toBe(3);
    expect(bestStrike(prompt("result", { verb: "done" }))).toBeNull();
  });
});

describe("the last throw", () => {
  const say: Phrase = { key: "list-last", args: {} };
  const entry = (...events: object[]): Entry => ({
    step: 1,
    seat: 0,
    told: events.map((show) => ({ say, show: show as GameEvent })),
  });
  const rolled = { event: "Rolled" };

  test("is told with what came of it until somebody else's turn", () => {
    const log = [entry({ event: "Hurt" }, rolled, { event: "Hurt" }, { event: "TurnBegan" }, { event: "Hurt" })];
    expect(cameOf(log)).toEqual([say]);
  });
  test("may have come to nothing", () => expect(cameOf([entry({ event: "Hurt" }, rolled)])).toEqual([]));
});
