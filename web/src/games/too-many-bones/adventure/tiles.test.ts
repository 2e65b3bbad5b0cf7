import { beforeAll, describe, expect, test } from "vitest";
import type { BoxView, Offer, Phrase, Prompt } from "../../../protocol";
import { openBox } from "../pieces/box";
import { tileOf, adventureText } from "./tiles";

const words = (name: string) => ({ en: name, fr: name });
const label: Phrase = {
  key: "label",
  args: { title: words("Lights Out"), premise: words("Dark."), chip: words("Wolf") },
};

beforeAll(() =>
  openBox({
    sheets: [{ key: "picket", name: words("Picket") }],
    loot: [{ key: "throwing_axe", name: words("Throwing Axe"), text: words("Throw it.") }],
    chips: [{ key: "wolf", name: words("Wolf") }],
    dice: [{ die: "med-kit", name: words("Med Kit") }],
  } as unknown as BoxView),
);

function tile(kind: string, text: string, anchor = "") {
  const offer: Offer = { text, anchor, label };
  const prompt: Prompt = { number: 1, kind, ask: label, offers: [offer] };
  return tileOf(offer, prompt);
}

describe("an option of the road", () => {
  test("about a gearloc shows its face", () => {
    expect(tile("champion", "at picket", "picket")).toMatchObject({
      picture: { of: "gearloc", key: "picket" },
      title: { args: { name: words("Picket") } },
    });
    expect(tile("camp", "first picket", "picket").title.key).toBe("web-too-many-bones-adventure-button-lead");
    expect(tile("front", "first picket", "picket").title.key).toBe("web-too-many-bones-adventure-named");
    expect(tile("nom_order", "first picket", "picket").title.key).toBe("web-too-many-bones-adventure-named");
  });

  test("about a card shows it, with its text and without its name twice", () => {
    const found = tile("find", "card throwing-axe");
    expect(found.picture).toEqual({ of: "loot", key: "throwing_axe" });
    expect(found.effect?.args.name).toEqual(words("Throw it."));
  });

  test("about a card nobody has seen shows its locks", () => {
    expect(tile("drop", "drop lever 2 trip 3 second").picture).toEqual({ of: "trove", locks: ["L2", "T3"] });
  });

  test("that gives a find away is about who gets it", () => {
    expect(tile("share", "give throwing-axe picket", "picket").picture).toEqual({ of: "gearloc", key: "picket" });
    expect(tile("offering", "give throwing-axe picket", "picket").picture).toEqual({ of: "loot", key: "throwing_axe" });
  });

  test("that is a number shows it, unless it stands for something", () => {
    expect(tile("stump", "say 4").picture).toEqual({ of: "number", value: 4 });
    expect(tile("stack", "stack 5").picture).toEqual({ of: "points", value: 5 });
    expect(tile("knife", "say 36").picture).toEqual({ of: "chip", key: "wolf" });
    expect(tile("which", "say 44").title.args.name).toEqual(words("Lights Out"));
  });

  test("about a die shows the die", () => {
    expect(tile("consumable", "gain med-kit", "med-kit")).toMatchObject({
      picture: { of: "die", die: "med-kit" },
      title: { args: { name: words("Med Kit") } },
    });
  });

  test("nobody has words for says what its label says", () => {
    expect(tile("odd", "whistle")).toMatchObject({ title: label, effect: null });
  });

  test("that is a way of an encounter has its letter on the button", () => {
    const offer: Offer = { text: "choose b", anchor: "", label: { key: "way", args: { label: words("Run") } } };
    const said = adventureText(offer, { number: 1, kind: "way", ask: label, offers: [offer] });
    expect(said.args).toEqual({ way: "B", name: words("Run") });
  });
});
