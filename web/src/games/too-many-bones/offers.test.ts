import { describe, expect, it, test } from "vitest";
import type { TooManyBonesKind } from "../../protocol";
import { byAnchor, iconOf, isClearing, numbered, onBoard, onMatOf, withVerb, type Places } from "./offers";
import { card, hit, offer, prompt } from "./sample";

/** The lit places, each with the numbers of its offers. */
function lit(places: Places): Record<string, number[]> {
  return Object.fromEntries([...places].map(([place, choices]) => [place, choices.map(({ index }) => index)]));
}

const shown = { value: 1, bones: false, aim: "" };

describe("what is lit", () => {
  const asked = prompt(
    "result",
    offer({ verb: "place", die: "stim-kit", aim: "" }, "patches skill stim-kit", "roll 0", "patches free active"),
    offer({ verb: "place", die: "stim-kit", aim: "picket" }, "picket", "b2", "patches skill stim-kit", "roll 0"),
    offer(hit(2), "c3", "roll 1", "roll 2"),
    { verb: "done" },
  );

  it("is every place an offer names, with all that may be done there", () => {
    expect(lit(byAnchor(asked))).toEqual({
      "patches skill stim-kit": [0, 1],
      "roll 0": [0, 1],
      "patches free active": [0],
      picket: [1],
      b2: [1],
      c3: [2],
      "roll 1": [2],
      "roll 2": [2],
    });
  });

  it("on a mat is what belongs to its gearloc", () => {
    expect(lit(onMatOf("patches", asked))).toEqual({ "skill stim-kit": [0, 1], "free active": [0] });
    expect(onMatOf("picket", asked).size).toBe(0);
  });

  it("is nothing while nobody is asked", () => {
    expect(byAnchor(null).size).toBe(0);
    expect(numbered(null)).toEqual([]);
  });
});

test("offers are found by their verbs, with their answers", () => {
  const asked = prompt("dice", { verb: "roll" }, { verb: "add", die: "attack", aim: "" });
  expect(withVerb(asked, "add").map(({ index, answer }) => [index, answer.die])).toEqual([[1, "attack"]]);
  expect(withVerb(asked, "done")).toEqual([]);
});

test("a slot to clear may be named, or asked about next", () => {
  const asked = prompt("dice", { verb: "clear", ...shown, die: "" }, { verb: "clear", ...shown, die: "defense" });
  expect(numbered(asked).map(isClearing)).toEqual([true, false]);
});

describe("what needs no button beside the question", () => {
  const has = (kind: TooManyBonesKind, ...[data]: Parameters<typeof offer>) => onBoard(offer(data), prompt(kind));

  it("is what points at a position or a gearloc", () => {
    expect(has("move", { verb: "move", square: "c2", dex: 1 })).toBe(true);
    expect(has("recovery", { verb: "at", aim: "boomer" })).toBe(true);
  });

  it("is what has a place of its own on the mat or among the lessons", () => {
    expect(has("dice", { verb: "add", die: "med-kit", aim: "" })).toBe(true);
    expect(has("train", { verb: "learn", die: "frag", aim: "" })).toBe(true);
    expect(has("train", { verb: "train", stat: "dex", aim: "" })).toBe(true);
    expect(has("slot", { verb: "clear", ...shown, die: "defense" })).toBe(true);
    expect(has("dice", { verb: "clear", ...shown, die: "" })).toBe(true);
    expect(has("dice", card("play", "oggot_herbs"))).toBe(true);
    expect(has("train", card("drop", "oggot_herbs"))).toBe(true);
  });

  it("is what stands on a card of the road", () => {
    expect(has("stump", { verb: "say", value: 4, encounter: "", chip: "", aim: "" })).toBe(true);
    expect(has("darts_dice", { verb: "darts_choose", kinds: ["attack"], places: [] })).toBe(true);
  });

  it("is not what only asks for a yes or a no, nor what ends a turn", () => {
    expect(has("spirits", card("play", "spirits_of_ebon"))).toBe(false);
    expect(has("dice", { verb: "roll" })).toBe(false);
    expect(has("result", { verb: "plan", bones: 2, aim: "" })).toBe(false);
    expect(has("result", hit(2))).toBe(false);
    expect(has("move", { verb: "stay" })).toBe(false);
  });

  it("is not who comes first of those who are not on the mat, nor a short word that a bar has room for", () => {
    expect(has("nom_order", { verb: "first", aim: "boomer" })).toBe(false);
    expect(has("way", { verb: "choose", choice: 0, letter: "A" })).toBe(false);
  });
});

test("a button has the symbol of what it does", () => {
  expect(iconOf(offer(hit(2)))).toBe("tmb-u-sword");
  expect(iconOf(offer({ verb: "yes" }))).toBeNull();
});
