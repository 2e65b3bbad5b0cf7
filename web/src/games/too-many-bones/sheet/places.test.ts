import { describe, expect, it } from "vitest";
import { onSheet, placesOf, reading } from "./places";
import { bag, gearloc, offer, prompt, shown, skill } from "../sample";

const patches = gearloc("patches", {
  skills: [skill("med-kit"), skill("stim-kit")],
  active: [shown("defense", "shield", 1), shown("defense", "shield", 2), shown("defense", "shield", 2)],
  locked: [shown("fast-hands", "heal_assist", 2)],
});

/** The lit places, each with the numbers of its offers. */
function lit(of: ReturnType<typeof placesOf>): Record<string, number[]> {
  return Object.fromEntries([...of].map(([place, choices]) => [place, choices.map((choice) => choice.index)]));
}

describe("an answer as it is written", () => {
  it("is taken apart into verb, thing, number and aim", () => {
    expect(reading("use med-kit boomer")).toEqual({ verb: "use", what: "med-kit", number: null, aim: "boomer" });
    expect(reading("clear defense 2")).toEqual({ verb: "clear", what: "defense", number: 2, aim: "" });
    expect(reading("act step b1")).toEqual({ verb: "act", what: "step", number: null, aim: "b1" });
    expect(reading("lock shield 2")).toEqual({ verb: "lock shield", what: "2", number: null, aim: "" });
    expect(reading("plan 3")).toEqual({ verb: "plan", what: "3", number: null, aim: "" });
    expect(reading("roll")).toEqual({ verb: "roll", what: "", number: null, aim: "" });
  });
});

describe("choosing dice", () => {
  it("lights the skill dice that may be added, and the white ones", () => {
    const asked = prompt("dice", "roll", "add med-kit", "add attack", "add defense", "clear");
    expect(lit(placesOf(asked, 0, patches, undefined))).toEqual({
      "skill med-kit": [1],
      "white attack": [2],
      "white defense": [3],
      clear: [4],
    });
  });

  it("lights nothing on the mat of somebody who is not asked", () => {
    expect(placesOf(prompt("dice", "roll", "add med-kit"), 1, patches, undefined).size).toBe(0);
  });
});

describe("using a roll", () => {
  it("gathers all aims of a die in one place, and the free slot it may go to", () => {
    const asked = prompt("result", "place stim-kit", "place stim-kit picket", "use med-kit boomer", "shield 2", "done");
    expect(lit(placesOf(asked, 0, patches, undefined))).toEqual({
      "skill stim-kit": [0, 1],
      "free active": [0, 3],
      "skill med-kit": [2],
    });
  });

  it("lights a free slot of the ally a die is meant for", () => {
    const picket = gearloc("picket", { unit: 1 });
    const asked = prompt("result", "place stim-kit", "place stim-kit picket");
    expect(lit(placesOf(asked, 0, picket, undefined))).toEqual({ "free active": [1] });
  });

  it("lights the plan: what bones buy, and where more bones go", () => {
    const asked = prompt("result", "keep attack 1", "plan 2 picket", "plan 2 tantrum", "plan 3");
    expect(lit(placesOf(asked, 0, patches, undefined))).toEqual({ "free plan": [0], "plan 2": [1, 2], "plan 3": [3] });
  });
});

describe("slots", () => {
  it("light all dice that look like the one an offer names", () => {
    const asked = prompt("slot", "clear defense 1", "clear defense 2", "unlock fast-hands 2");
    expect(lit(placesOf(asked, 0, patches, undefined))).toEqual({
      "active 0": [0],
      "active 1": [1],
      "active 2": [1],
      "locked 0": [2],
    });
  });

  it("light the die that allows an action", () => {
    const picket = gearloc("picket", {
      active: [shown("rush", "rush"), shown("switch", "switch")],
      locked: [shown("shield-form", "constant_move", 2)],
    });
    const asked = prompt("move", "stay", "act switch d3", "act rush c4", "act step b1", "act step b2");
    expect(lit(placesOf(asked, 0, picket, undefined))).toEqual({
      "active 1": [1],
      "active 0": [2],
      "locked 0": [3, 4],
    });
  });

  it("light the rage die for all that rage can do, and counters in the grid", () => {
    const tantrum = gearloc("tantrum", {
      skills: [skill("body-count"), skill("axe-collector")],
      active: [shown("defense", "shield"), shown("rage", "rage_progress", 18)],
    });
    const asked = prompt("dice", "act rage", "act execute b2", "act advance", "act body-count", "act axe d4");
    expect(lit(placesOf(asked, 0, tantrum, undefined))).toEqual({
      "active 1": [0, 1, 2],
      "skill body-count": [3],
      "skill axe-collector": [4],
    });
    expect(lit(placesOf(prompt("anger", "turn rage 14", "turn rage 18"), 0, tantrum, undefined))).toEqual({
      "active 1": [0, 1],
    });
  });
});

describe("loot", () => {
  it("lights a card with everything it may be played at", () => {
    const asked = prompt("target", "play zelfey-seeds picket", "play zelfey-seeds tantrum", "drop utility-parts");
    const held = bag("utility_parts", "zelfey_seeds");
    expect(lit(placesOf(asked, 0, patches, held))).toEqual({ "card 1": [0, 1], "card 0": [2] });
  });
});

describe("trove that nobody has opened", () => {
  it("is found by its locks, the second of two alike by one word more", () => {
    const trove = { key: "", name: null, text: null, locks: ["T3"], row: ["L2", "T3"], left: 0, spaces: 1 };
    const held = { ...bag("utility_parts"), cards: [trove, trove] };
    const asked = prompt("drop", "drop lever 2 trip 3", "drop lever 2 trip 3 second");
    expect(lit(placesOf(asked, 0, patches, held))).toEqual({ "card 0": [0], "card 1": [1] });
  });
});

describe("what needs no button beside the question", () => {
  it("is what has a place of its own on the mat or among the lessons", () => {
    expect(onSheet(offer("add med-kit"), prompt("dice"))).toBe(true);
    expect(onSheet(offer("learn frag"), prompt("train"))).toBe(true);
    expect(onSheet(offer("train dex"), prompt("train"))).toBe(true);
    expect(onSheet(offer("clear defense 1"), prompt("slot"))).toBe(true);
    expect(onSheet(offer("play oggot-herbs"), prompt("dice"))).toBe(true);
    expect(onSheet(offer("drop oggot-herbs"), prompt("train"))).toBe(true);
  });

  it("is not what only asks for a yes or a no, nor what ends a turn", () => {
    expect(onSheet(offer("play spirits-of-ebon"), prompt("spirits"))).toBe(false);
    expect(onSheet(offer("roll"), prompt("dice"))).toBe(false);
    expect(onSheet(offer("plan 2"), prompt("result"))).toBe(false);
  });
});
