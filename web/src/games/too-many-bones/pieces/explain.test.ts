import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoxView, ChipView, SheetView, TraitView, TyrantView } from "../../../protocol";
import { learn, speak } from "../../../words/lang.svelte";
import { openBox } from "./box";
import {
  explainDie,
  explainEffect,
  explainLockDie,
  explainSkill,
  explainTrait,
  explainUnit,
  nameOfFace,
  nameOfUnit,
} from "./explain";
import { NOTHING } from "./faces";
import { die, shown } from "../sample";

const both = (en: string, fr: string) => ({ en, fr });
const bleed: TraitView = {
  skill: "bleed",
  name: both("Bleed", "Sang"),
  text: both("It bleeds.", "Elle saigne."),
  value: 0,
  bones: 2,
  moment: "",
};

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } }); // the page says which language it speaks
  const icon = (key: string, en: string, text: string) => ({ key, name: both(en, en), text: both(text, text) });
  const wolf = {
    key: "wolf",
    name: both("Wolf", "Loup"),
    type_name: both("Beast", "Bête"),
    points: 1,
    traits: [bleed],
  };
  const numbers = { hp: 2, attack: 1, defense: 0, initiative: 4, targets: 1, proposed: ["hp"] };
  const aims = { ranged: false, strongest: false, diagonal: false };
  const archer = { ...wolf, ...numbers, key: "archer", ranged: true, strongest: true, diagonal: true };
  const ogre = { ...wolf, ...numbers, ...aims, key: "ogre", targets: 2 };
  openBox({
    icons: [icon("heal", "Heal", "A gearloc heals X HP."), icon("backlash", "Backlash", "She takes X damage.")],
    effects: [icon("poison", "Poison", "X true damage."), icon("stun", "Stun", "A turn is lost.")],
    tyrant_faces: [icon("howl", "Howl", "All move up.")],
    dice: [
      die("med-kit", [], { name: both("Med Kit", "Trousse"), text: both("It mends.", "Soigne.") }),
      die("fast-hands", ["med-kit"], { proposed: true }),
    ],
    sheets: [{ key: "patches", name: both("Patches", "Sparadoc") } as unknown as SheetView],
    chips: [{ ...wolf, ...numbers, ...aims }, archer, ogre] as unknown as ChipView[],
    tyrants: [
      { key: "mulmesh", name: both("Mulmesh", "Mulmesh"), line: both("Rarely seen.", "") } as unknown as TyrantView,
    ],
  } as unknown as BoxView);
});

beforeEach(() => Promise.all([speak("en"), learn("too-many-bones")]));

describe("a die", () => {
  test("says what it shows, what comes with that, and what it is", () => {
    const lines = explainDie(shown("med-kit", "heal", 2, { also: "backlash", also_value: 1 }));
    expect(lines.map(({ name }) => name)).toEqual(["Heal 2", "Backlash 1", "Med Kit"]);
    expect(lines[0]?.about).toBe("A gearloc heals 2 HP.");
  });

  test("that shows nothing says only what it is", () => {
    expect(explainDie({ ...NOTHING, die: "med-kit" }).map(({ name }) => name)).toEqual(["Med Kit"]);
    expect(nameOfFace("attack", NOTHING)).toBe("Attack die");
  });

  test("of a tyrant has faces of its own", () => {
    expect(nameOfFace("mulmesh", { ...NOTHING, icon: "howl" })).toBe("Die of Mulmesh: Howl");
  });

  test("names what comes before it, marked where we proposed that", () => {
    const [, before] = explainSkill(die("fast-hands", ["med-kit"], { proposed: true }));
    expect(before).toMatchObject({ name: "Comes after", proposed: true });
    expect(before?.about).toContain("Med Kit");
  });
});

describe("a chip", () => {
  test("says what is printed on it, marked where we proposed that, and each skill in a line", () => {
    const [wolf, ...traits] = explainUnit("wolf");
    expect(wolf?.about).toBe(
      "Beast, worth 1 point, melee. 2 HP, 1 attack die, 0 defense dice, initiative 4. Goes for the nearest; if several are as near, for the weakest (fewest HP).",
    );
    expect(wolf?.proposed).toBe(true);
    expect(traits).toEqual([{ name: "Bleed for 2 bones", about: "It bleeds." }]);
  });

  test("says whom it goes for, how many and how", () => {
    const [line] = explainUnit("archer");
    expect(line?.about).toContain("Goes for the strongest (most HP). Also steps diagonally.");
    expect(explainUnit("ogre")[0]?.about).toContain(
      "if several are as near, for the weakest (fewest HP), up to 2 targets.",
    );
  });

  test("is named in the language of the moment", async () => {
    await speak("fr");
    expect(nameOfUnit("wolf")).toBe("Loup");
    expect(explainUnit("archer")[0]?.about).toContain("S’en prend au plus fort (le plus de PV).");
    expect(explainTrait(bleed).name).toBe("Sang pour 2 os");
  });
});

test("an effect die has its number in its name and in its sentence, where it has one", () => {
  expect(explainEffect("poison", 2)).toEqual([{ name: "Poison 2", about: "2 true damage." }]);
  expect(explainEffect("stun", 1)[0]?.name).toBe("Stun");
});

test("a thing that a card puts on the mat has a name too", () => {
  expect(["orb", "throne", "pile", "mohlnor"].map(nameOfUnit)).toEqual(["Orb", "Throne", "Pile", "Mohlnor"]);
});

test("a die of the lock box is named by its letter, and intuition by its face", () => {
  expect(explainLockDie("L", 2, "")[0]?.name).toBe("Lever 2");
  expect(explainLockDie("", 0, "save")[0]?.name).toBe("Intuition: save");
});
