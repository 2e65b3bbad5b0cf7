import { describe, expect, test } from "vitest";
import type { Prompt } from "../../../protocol";
import { bonesAmong, choresOf } from "./camp";
import { card, prompt as asks } from "../sample";

const SLEEP = { verb: "sleep" } as const;
const SCOUT = { verb: "scout" } as const;

const states = (prompt: Prompt | null, did: string[], hp = 5): string[] =>
  choresOf(prompt, did, hp).map(({ what, state }) => `${what} ${state}`);

describe("recovery", () => {
  test("what is offered is open, several cards to search with are one place", () => {
    const prompt = asks("camp", SLEEP, card("search", "throwing_axe"), card("search", "mech_pick"), SCOUT, {
      verb: "done",
    });
    expect(states(prompt, [])).toEqual(["rest open", "search open", "scout open", "locks bare"]);
    expect(choresOf(prompt, [], 5)[1]?.choices.map(({ index }) => index)).toEqual([1, 2]);
  });

  test("after one option the other two are off, and the attempt is not", () => {
    expect(states(asks("camp", card("pick", ["L3", "T2"]), { verb: "done" }), ["scout"])).toEqual([
      "rest off",
      "search off",
      "scout done",
      "locks open",
    ]);
  });

  test("who has no HP has to rest", () => {
    expect(states(asks("camp", SLEEP), [], 0)).toEqual(["rest open", "search weak", "scout weak", "locks bare"]);
  });

  test("who is done has left out the rest", () => {
    expect(states(null, ["done"])).toEqual(["rest left", "search left", "scout left", "locks left"]);
  });

  test("who is done may still do something while the others are not", () => {
    expect(states(asks("camp", SLEEP, SCOUT), ["done"])).toEqual([
      "rest open",
      "search bare",
      "scout open",
      "locks bare",
    ]);
  });

  test("nothing is lit for whoever is not asked", () => {
    expect(states(null, [])).toEqual(["rest wait", "search wait", "scout wait", "locks wait"]);
  });

  test("two faces of bones in six show up on most searches", () => {
    const face = (icon: string) => ({ icon, value: 1, also: "", also_value: 0 });
    const faces = ["bones", "bones", "damage", "damage", "damage", "damage"].map(face);
    expect(bonesAmong(faces, 6).any).toBeCloseTo(0.912, 3);
    expect(bonesAmong(faces, 6).mean).toBeCloseTo(2);
  });
});
