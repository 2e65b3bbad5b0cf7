import { describe, expect, test } from "vitest";
import type { GameInfo } from "../protocol";
import { againstBots, fitting, hindrance, newDraft, planOf, withCount, withSitter } from "./newtable";

const ANYWHERE = { fewest: 1, most: 6, needs: [], of_seats: false, written: false };
const game: GameInfo = {
  name: "bad-bones",
  fewest: 1,
  most: 6,
  seats: ["raven", "stag", "boar", "wolf", "owl", "hare"],
  options: [
    { ...ANYWHERE, name: "advanced", choices: [false, true] },
    { ...ANYWHERE, name: "coop", choices: [false, true], fewest: 2 },
    { ...ANYWHERE, name: "rounds", choices: [10, 1, 2], most: 1 },
    { ...ANYWHERE, name: "leader", choices: [0, 1, 2, 3, 4, 5], needs: ["coop", "advanced"], of_seats: true },
    { ...ANYWHERE, name: "german_hearse", choices: [false, true], needs: ["advanced"] },
  ],
  rules: 1,
  facts: "",
};

const option = (name: string) => game.options.find((each) => each.name === name)!;

describe("places", () => {
  test("whoever opens the table keeps a place when there are fewer", () => {
    expect(withCount(["open", "open", "me"], 2)).toEqual(["open", "me"]);
    expect(withCount(["me"], 3)).toEqual(["me", "bot-fair", "bot-fair"]);
  });

  test("taking another place gives the own one in exchange", () => {
    expect(withSitter(["me", "bot-sharp"], 1, "me")).toEqual(["bot-sharp", "me"]);
    expect(withSitter(["me", "open"], 1, "here")).toEqual(["me", "here"]);
  });
});

describe("options", () => {
  test("a team has at least two", () => {
    const draft = { ...newDraft(game), seats: withCount(["me"], 1) };
    expect(hindrance(game, draft, option("coop"))?.key).toBe("web-shell-cannot-fewer");
    expect(hindrance(game, draft, option("rounds"))).toBeNull();
    expect(hindrance(game, newDraft(game), option("rounds"))?.key).toBe("web-shell-cannot-more");
  });

  test("what needs another option says which", () => {
    const draft = { ...newDraft(game), seats: withCount(["me"], 3) };
    draft.options.coop = true;
    expect(hindrance(game, draft, option("leader"))?.args.options).toEqual([
      { key: "web-shell-option-bad-bones-advanced", args: {} },
    ]);
  });

  test("the leader is one of those who sit there", () => {
    const draft = { ...newDraft(game), seats: withCount(["me"], 3) };
    expect(fitting(draft, option("leader"))).toEqual([0, 1, 2]);
    expect(fitting(draft, option("rounds"))).toEqual([1, 2, 10]);
  });

  test("what does not apply at this table keeps its default", () => {
    const draft = newDraft(game);
    Object.assign(draft.options, { coop: true, rounds: 2, leader: 5, german_hearse: true });
    const plan = planOf(game, draft, "Marion");
    expect(plan.options).toEqual({ advanced: false, coop: true, rounds: 10, leader: 0, german_hearse: false });
  });

  test("a leader who has lost the place leads no more", () => {
    const draft = { ...newDraft(game), seats: withCount(["me"], 2) };
    Object.assign(draft.options, { advanced: true, coop: true, leader: 3 });
    expect(planOf(game, draft, "Marion").options?.leader).toBe(0);
  });
});

describe("a plan", () => {
  test("names the other people at this screen", () => {
    const draft = newDraft(game);
    draft.seats = ["me", "here", "here", "bot-sharp"];
    draft.names = ["", " Leo "];
    expect(planOf(game, draft, "Marion").seats).toEqual([
      { kind: "me" },
      { kind: "me", nickname: "Leo" },
      { kind: "me", nickname: "Marion 3" },
      { kind: "bot", level: "sharp" },
    ]);
  });

  test("is public only where a place is open", () => {
    const draft = { ...newDraft(game), public: true };
    expect(planOf(game, draft, "Marion").public).toBe(true);
    draft.seats = ["me", "bot-fair"];
    expect(planOf(game, draft, "Marion").public).toBe(false);
  });

  test("against bots takes as many as is usual", () => {
    expect(againstBots("bad-bones", "gentle", "Marion").seats).toHaveLength(4);
    expect(againstBots("baby-boom", "gentle", "Marion").seats).toEqual([
      { kind: "me" },
      { kind: "bot", level: "gentle" },
    ]);
  });
});
