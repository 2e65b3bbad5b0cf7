import { describe, expect, test } from "vitest";
import type { GameInfo } from "../../../protocol";
import { battleOf, isLesson, learn, newParty, played, tableOf, toggled } from "./party";

const ANYWHERE = { fewest: 1, most: 4, needs: [], of_seats: false, written: false };
const info = {
  name: "too-many-bones",
  fewest: 1,
  most: 4,
  seats: ["first", "second", "third", "fourth"],
  options: [
    { ...ANYWHERE, name: "tyrant", choices: ["nom", "drellen"] },
    { ...ANYWHERE, name: "mode", choices: ["adventure", "heroic"] },
    { ...ANYWHERE, name: "tutorial", choices: [false, true], fewest: 2, most: 2 },
    { ...ANYWHERE, name: "party", choices: [""], written: true },
    { ...ANYWHERE, name: "battle", choices: [""], written: true },
    { ...ANYWHERE, name: "leader", choices: [0, 1, 2, 3], fewest: 2, of_seats: true },
  ],
} as unknown as GameInfo;

describe("a party", () => {
  test("is a pair against the first tyrant at first, both one's own", () => {
    const plan = tableOf(info, newParty(info), "Ada");
    expect(plan.options).toMatchObject({ tyrant: "nom", party: "picket, boomer", battle: "" });
    expect(plan.seats).toEqual([
      { kind: "me", nickname: "Ada" },
      { kind: "me", nickname: "Ada" },
    ]);
  });

  test("grows and shrinks, but somebody has to go", () => {
    const party = newParty(info);
    const three = toggled(party.members, "tantrum");
    expect(three.map(({ gearloc }) => gearloc)).toEqual(["picket", "boomer", "tantrum"]);
    const one = toggled(toggled(three, "picket"), "boomer");
    expect(toggled(one, "tantrum")).toEqual(one);
  });

  test("may be played by friends and bots", () => {
    const party = newParty(info);
    party.members = played(toggled(party.members, "patches"), "boomer", "open");
    party.members = played(party.members, "patches", "bot-sharp");
    expect(tableOf(info, party, "Ada").seats.map(({ kind }) => kind)).toEqual(["me", "open", "bot"]);
  });

  test("leaves out what does not apply to its size", () => {
    const party = newParty(info);
    party.draft.options.tutorial = true;
    party.members = toggled(party.members, "patches");
    expect(tableOf(info, party, "Ada").options?.tutorial).toBe(false);
  });
});

describe("the first two days of the rulebook", () => {
  test("have their own party and tyrant", () => {
    const party = newParty(info);
    party.members = played(toggled(toggled(party.members, "picket"), "tantrum"), "boomer", "open");
    expect(isLesson(party)).toBe(false);
    learn(party);
    expect(isLesson(party)).toBe(true);
    expect(party.members.map(({ gearloc, sitter }) => `${gearloc} ${sitter}`)).toEqual(["picket me", "boomer open"]);
    expect(party.draft.options).toMatchObject({ tyrant: "drellen", mode: "adventure" });
  });
});

describe("a single battle", () => {
  test.each([
    ["Picket vs 4 points", 1],
    ["Picket + frag, Boomer vs Nom", 2],
    ["Capitank, Atomik, Furax contre 8 points", 3],
    ["nonsense", 1],
  ])("%s has as many seats as gearlocs", (battle, count) => {
    expect(battleOf(info, battle, "Ada").seats).toHaveLength(count);
  });
});
