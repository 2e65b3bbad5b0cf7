import { beforeAll, describe, expect, test } from "vitest";
import type { BoxView, Offer, Phrase, Prompt } from "../../../protocol";
import { openBox } from "../pieces/box";
import game from "../index";
import { adding, choicesFor, choicesOfDie, buttonText, effectText, iconOf, spotsOf, wastes } from "./offers";
import { baddie, die, gearloc, offer, prompt, shown, table, turn, words } from "../sample";

const PICKET = gearloc("picket", { unit: 0, square: "b2" });
const BOOMER = gearloc("boomer", { unit: 1, square: "", where: "KO" });
const WOLF = baddie(5, "b3");
const TABLE = table([PICKET, BOOMER], {
  mat: { b2: 0, b3: 5 },
  baddies: [WOLF],
  turn: turn({ unit: 0, target: 5 }),
});

beforeAll(() => {
  const sheets = [{ key: "boomer", name: words("Boomer") }];
  openBox({ dice: [die("confidence")], sheets, loot: [] } as unknown as BoxView);
});

function asked(kind: string, ...offers: Offer[]): Prompt {
  return { ...prompt(kind), offers };
}

function strike(swords: number, shields: number, hp: number): Offer {
  const damage: Phrase = { key: "too-many-bones-damage", args: { amount: swords, kind: "plain" } };
  const less: Phrase[] = [{ key: "too-many-bones-less-shields", args: { count: shields } }];
  const args = { name: words("Dire Wolf"), damage, less, hp };
  return { text: "hit 1+2", anchor: "", label: { key: "too-many-bones-would-hurt-less", args } };
}

describe("what is lit on the mat", () => {
  test("is the position an offer names", () => {
    expect(spotsOf(asked("move", offer("move c2", "c2")), TABLE)).toMatchObject([{ square: "c2" }]);
    const walkOn = asked("target", offer("target c3", "c3"), offer("no target"), offer("move c2", "c2"));
    expect(spotsOf(walkOn, TABLE)).toMatchObject([{ square: "c3" }, { square: "c2" }]);
  });
  test("is where a gearloc stands, if it stands anywhere", () => {
    const question = asked("recovery", offer("at picket", "picket"), offer("at boomer", "boomer"));
    expect(spotsOf(question, TABLE).map((spot) => spot.square)).toEqual(["b2"]);
    expect(choicesFor(question, "boomer").map((choice) => choice.index)).toEqual([1]);
  });
  test("is the target for swords, and one's own position for staying", () => {
    expect(spotsOf(asked("result", strike(3, 1, 3)), TABLE)[0]?.square).toBe("b3");
    expect(spotsOf(asked("move", offer("stay")), TABLE)[0]?.square).toBe("b2");
  });
  test("has all that may be done in one place", () => {
    const question = asked("result", offer("use switch b3", "b3"), offer("put x b3", "b3"));
    expect(spotsOf(question, TABLE)[0]?.choices).toHaveLength(2);
  });
});

describe("a die in the tray", () => {
  const question = asked(
    "result",
    offer("hit 1"),
    offer("hit 1+2"),
    offer("shield 2"),
    offer("keep defense 1", "defense"),
    offer("place confidence boomer", "boomer"),
  );
  const indices = (...of: Parameters<typeof shown>): number[] =>
    choicesOfDie(question, shown(...of)).map((choice) => choice.index);

  test("with swords is in each strike that needs it", () => {
    expect(indices("attack", "damage", 1)).toEqual([0, 1]);
    expect(indices("attack", "damage", 2)).toEqual([1]);
  });
  test("with a shield may be kept", () => expect(indices("defense", "shield", 2)).toEqual([2]));
  test("with bones may be stored", () => expect(indices("defense", "bones", 1)).toEqual([3]));
  test("of a skill has the offers about it", () => expect(indices("confidence", "advanced_def", 2)).toEqual([4]));
});

test("one more white die is one offer", () => {
  const question = prompt("dice", "roll", "add attack");
  expect(adding(question, "attack")?.index).toBe(1);
  expect(adding(question, "defense")).toBeNull();
});

describe("a button", () => {
  test("answers the question in words", () => {
    expect(buttonText(offer("yes"), prompt("shield_wall"))).toMatchObject({
      key: "web-too-many-bones-button-yes",
      args: { kind: "shield_wall" },
    });
  });
  test("names whom it points at once", () => {
    const label: Phrase = { key: "too-many-bones-stands", args: { name: words("Bog Worm"), hp: 3, max: 3 } };
    const target: Offer = { text: "target b3", anchor: "b3", label };
    expect(buttonText(target, prompt("target")).args).toMatchObject({ name: words("Bog Worm") });
    expect(effectText(target, prompt("target"))).toEqual({ key: "web-too-many-bones-hp", args: { hp: 3, max: 3 } });
    const signs: Phrase[] = [{ key: "too-many-bones-sign-shields", args: { count: 1 } }];
    const shielded = { ...target, label: { key: "too-many-bones-stands-with", args: { ...label.args, signs } } };
    expect(effectText(shielded, prompt("target"))).toMatchObject({
      key: "web-too-many-bones-hp-with",
      args: { signs },
    });
  });
  test("says what a strike takes in the end", () => {
    expect(buttonText(strike(3, 1, 3), prompt("result"))).toMatchObject({
      key: "web-too-many-bones-button-hit",
      args: { damage: 2 },
    });
  });
  test("names the die and whom it goes to", () => {
    const placed = buttonText(offer("place confidence boomer", "boomer"), prompt("result"));
    expect(placed.key).toBe("web-too-many-bones-button-on");
    expect(placed.args).toMatchObject({ aim: words("Boomer"), action: { args: { die: words("confidence") } } });
  });
  test("says what a gearloc who is chosen first comes first at", () => {
    const nom = buttonText(offer("first boomer", "boomer"), prompt("nom_order"));
    expect(nom).toMatchObject({ key: "web-too-many-bones-button-first", args: { kind: "nom_order" } });
    expect(game.button(offer("first boomer", "boomer"), prompt("nom_order"))).toEqual(nom);
  });
  test("says what the server says where the box has no such piece", () => {
    const locks = offer("reroll grey");
    expect(buttonText(locks, prompt("intuition"))).toBe(locks.label);
    const darts = offer("remove own poison 2");
    expect(buttonText(darts, prompt("darts_bones"))).toBe(darts.label);
  });
  test("has a second line only where the first has not said it all", () => {
    expect(effectText(offer("done"), prompt("result"))).toBeNull();
    expect(effectText(offer("choose a"), prompt("way"))).toBeNull();
    expect(effectText(offer("yes"), prompt("riposte"))).not.toBeNull();
    expect(effectText(offer("stay"), prompt("move"))).not.toBeNull();
  });
  test("has the icon of its action", () => {
    expect(iconOf(offer("hit 2"))).toBe("tmb-u-sword");
    expect(iconOf(offer("yes"))).toBeNull();
  });
});

test("ending a turn is asked about once more only while results are left", () => {
  expect(wastes(offer("done"), prompt("result", "shield 1", "done"))).toBe(true);
  expect(wastes(offer("done"), prompt("result", "act rage", "done"))).toBe(false);
});
