import { describe, expect, it } from "vitest";
import { alliesShown, gearlocShown, lessonOf, placed, planOf, spacesUsed, stateOf, taken } from "./sheet";
import { bag, gearloc, prompt, shown, skill, table, turn, words } from "../sample";

const picket = gearloc("picket", {
  active: [shown("defense", "shield", 2), shown("confidence", "advanced_def", 1)],
  locked: [shown("stand-ground", "constant_regen", 1)],
});

describe("a skill die", () => {
  const now = turn({ chosen: [shown("rush", "blank")], roll: [shown("switch", "switch")] });
  const state = (die: string, where: string, more = {}) => stateOf(skill(die, where, more), picket, now);

  it("says where it is", () => {
    expect(state("lockdown", "ready")).toBe("ready");
    expect(state("rush", "ready")).toBe("chosen");
    expect(state("switch", "in play")).toBe("rolled");
    expect(state("confidence", "in play")).toBe("active");
    expect(state("stand-ground", "in play")).toBe("locked");
    expect(state("redshirt", "in play")).toBe("away");
    expect(state("riposte", "exhausted")).toBe("exhausted");
  });

  it("says what keeps it in the tray", () => {
    expect(state("rush", "tray", { within: true })).toBe("within");
    expect(state("renown", "tray")).toBe("needs");
    expect(state("gobby-jerky", "tray", { consumable: true })).toBe("found");
  });

  it("of somebody who does not act is never rolled", () => {
    expect(stateOf(skill("switch"), picket, turn({ unit: 1, roll: [shown("switch", "switch")] }))).toBe("ready");
  });
});

describe("lessons", () => {
  it("are known, offered, within reach, or wait for something", () => {
    expect(lessonOf(skill("med-kit", "exhausted"), false)).toBe("known");
    expect(lessonOf(skill("med-kit", "tray", { within: true }), true)).toBe("lesson");
    expect(lessonOf(skill("med-kit", "tray", { within: true }), false)).toBe("within");
    expect(lessonOf(skill("zappack", "tray"), false)).toBe("needs");
    expect(lessonOf(skill("e-cells", "tray", { consumable: true }), false)).toBe("found");
  });
});

describe("the Backup Plan", () => {
  const bash = { bones: 2, key: "shield-bash", name: words("Shield Bash"), text: words("") };
  const again = { bones: 3, key: "do-over", name: words("Do Over"), text: words("") };
  const planning = gearloc("picket", { bones: 2, abilities: [bash, again] });

  it("has five places and the better innate, and reaches as far as the bones do", () => {
    const plan = planOf(planning, undefined);
    expect(plan.map((one) => one.ability?.key ?? (one.innate ? "innate" : ""))).toEqual([
      "",
      "shield-bash",
      "do-over",
      "",
      "",
      "innate",
    ]);
    expect(plan.filter((one) => one.reach).map((one) => one.bones)).toEqual([2]);
  });

  it("is cheaper with Exploding Shrooms, except the innate", () => {
    const reach = planOf(planning, bag("exploding_shrooms")).filter((one) => one.reach);
    expect(reach.map((one) => one.bones)).toEqual([2, 3]);
    const rich = { ...planning, bones: 5 };
    expect(planOf(rich, bag("exploding_shrooms")).at(-1)?.reach).toBe(false);
  });
});

describe("dice and loot", () => {
  it("are counted: taken, lying, and spaces of the bag", () => {
    const now = turn({ chosen: [shown("attack", "damage")], roll: [shown("attack", "damage"), shown("rush", "rush")] });
    expect(taken(picket, now, "attack")).toBe(2);
    expect(taken(picket, turn({ unit: 3, roll: [shown("attack", "damage")] }), "attack")).toBe(0);
    expect(placed(picket)).toBe(1);
    expect(spacesUsed([{ ...bag("a").cards[0]!, spaces: 3 }, ...bag("b").cards])).toBe(4);
  });
});

describe("the open mat", () => {
  const two = table([picket, gearloc("boomer", { unit: 1 })], { turn: turn({ unit: 0 }) });

  it("is the one that was opened, else that of the player asked here, else that of the unit acting", () => {
    const asked = prompt("dice", { verb: "roll" });
    expect(gearlocShown({ prompt: asked, seat: 1, asked: [1] }, two, 0).key).toBe("picket");
    expect(gearlocShown({ prompt: asked, seat: 1, asked: [1] }, two, null).key).toBe("boomer");
    expect(gearlocShown({ prompt: null, seat: 1, asked: [0] }, two, null).key).toBe("picket");
    expect(gearlocShown({ prompt: null, seat: -1, asked: [] }, { ...two, turn: turn({ unit: -1 }) }, null).key).toBe(
      "picket",
    );
  });

  it("leaves everybody else among the allies, who looks on too", () => {
    const keys = (...of: Parameters<typeof alliesShown>) => alliesShown(...of).map((one) => one.key);
    expect(keys({ prompt: prompt("dice", { verb: "roll" }), seat: 1, asked: [1] }, two, null)).toEqual(["picket"]);
    expect(keys({ prompt: null, seat: 1, asked: [0] }, two, null)).toEqual(["boomer"]);
    expect(keys({ prompt: null, seat: 1, asked: [0] }, two, 1)).toEqual(["picket"]);
    expect(keys({ prompt: null, seat: -1, asked: [0] }, two, null)).toEqual(["boomer"]);
  });
});
