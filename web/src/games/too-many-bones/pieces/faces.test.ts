import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoxView, FaceView, TyrantView } from "../../../protocol";
import { learn, speak } from "../../../words/lang.svelte";
import { openBox } from "./box";
import { drawn, drawnEffect, dyeOf, layOut, NOTHING, numeralOf } from "./faces";
import { die } from "../sample";

const face = (icon: string, value: number, also = "", also_value = 0): FaceView => ({ icon, value, also, also_value });

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } }); // the page says which language it speaks
  const medKit = die("med-kit", [], { profession: "combat-medic", faces: [face("heal", 1), face("heal", 3)] });
  const boom = die("big-boom", [], { profession: "grenadier", faces: [face("controlled_blast", 1)] });
  const counter = die("boom-counter", [], {
    profession: "scavenger",
    faces: [face("grenades", 0), face("grenades", 1), face("blank", 0)],
  });
  const nom = { key: "nom", faces: [face("om_nom", 0), face("blank", 0)] } as unknown as TyrantView;
  const rush = die("rush", [], { faces: [face("switch", 0), face("rush", 0), face("rush", 0), face("riposte", 0)] });
  const wyrm = die("wyrm", [], { faces: [face("bones", 1), face("bones", 1), face("steal_axe", 1), face("hardy", 1)] });
  openBox({ dice: [medKit, boom, counter, rush, wyrm], tyrants: [nom] } as unknown as BoxView);
});

beforeEach(() => Promise.all([speak("en"), learn("too-many-bones")]));

describe("the body of a die", () => {
  test("has the colour of its profession, or of the white dice, or of a tyrant", () => {
    expect(["med-kit", "boom-counter", "attack", "defense", "nom"].map(dyeOf)).toEqual([
      "red",
      "green",
      "attack",
      "defense",
      "tyrant",
    ]);
  });
});

describe("a numeral", () => {
  test.each([
    ["heal", 2, "2"],
    ["rage_progress", 14, "1.4"],
    ["breakdown", 20, "2.0"],
    ["anger_management", 4, ".4"],
    ["heal_assist", 3, "×3"],
    ["napalm", 2, "2×2"],
    ["attack_mod", -1, "−1"],
    ["attack_mod", 1, "+1"],
    ["grenades", 0, "0"],
    ["bones", 2, "2"],
  ])("of %s %i reads %s", (icon, value, numeral) => {
    expect(numeralOf({ icon, value })).toBe(numeral);
  });

  test("of rage has the comma of the language", async () => {
    await speak("fr");
    expect(numeralOf({ icon: "rage_progress", value: 14 })).toBe("1,4");
    expect(numeralOf({ icon: "anger_management", value: 4 })).toBe(",4");
  });

  test("is left out where the glyph says it all", () => {
    expect(numeralOf({ icon: "bones", value: 1 })).toBe("");
    expect(numeralOf({ icon: "switch", value: 0 })).toBe("");
  });
});

describe("a face", () => {
  test("shows its icon and its number", () => {
    expect(drawn("med-kit", face("heal", 2))).toMatchObject({ glyph: "tmb-f-heal", numeral: "2", also: "" });
  });

  test("may show a second icon with a number of its own", () => {
    const blast = drawn("big-boom", face("controlled_blast", 1, "party_backlash", 1));
    expect(blast).toMatchObject({ also: "tmb-f-party_backlash", alsoNumeral: "1" });
    expect(layOut(blast).also.x).toBeGreaterThan(layOut(blast).glyph.x + layOut(blast).glyph.size);
  });

  test("of a tyrant's die has a picture of its own", () => {
    expect(drawn("nom", face("om_nom", 0)).glyph).toBe("tmb-x-om_nom");
  });

  test("that is not known leaves the sign of the die: what it shows most, bones and blanks aside", () => {
    expect(drawn("med-kit", NOTHING)).toMatchObject({ glyph: "tmb-f-heal", numeral: "" });
    expect(drawn("boom-counter", NOTHING).glyph).toBe("tmb-f-grenades");
    expect(drawn("rush", NOTHING).glyph).toBe("tmb-f-rush");
    expect(drawn("wyrm", NOTHING).glyph).toBe("tmb-f-steal_axe");
    expect(drawn("attack", NOTHING).glyph).toBe("tmb-f-damage");
    expect(drawn("nom", NOTHING).glyph).toBe("tmb-x-om_nom");
  });

  test("with a long number has a smaller glyph", () => {
    const [long, short] = [drawn("med-kit", face("rage_progress", 14)), drawn("med-kit", face("heal", 2))];
    expect(layOut(long).glyph.size).toBeLessThan(layOut(short).glyph.size);
  });
});

test("an effect die shows a number only where it has one", () => {
  expect(drawnEffect("poison", 2).numeral).toBe("2");
  expect(drawnEffect("stun", 1).numeral).toBe("");
});
