import { describe, expect, test } from "vitest";
import { QUESTIONS } from "../questions";
import { pictureOf } from "./tiles";
import { card } from "../sample";

describe("the picture of an option of the road", () => {
  test("about a gearloc is its face", () => {
    expect(pictureOf({ verb: "at", aim: "picket" }, QUESTIONS.champion)).toEqual({ of: "gearloc", key: "picket" });
    expect(pictureOf({ verb: "first", aim: "picket" }, QUESTIONS.camp)).toEqual({ of: "gearloc", key: "picket" });
    expect(pictureOf({ verb: "lose", stat: "dex", aim: "picket" }, QUESTIONS.price)).toEqual({
      of: "gearloc",
      key: "picket",
    });
  });

  test("about a position is none of a gearloc", () => {
    expect(pictureOf({ verb: "at", aim: "c3" }, QUESTIONS.stray)).toEqual({ of: "glyph", name: "star" });
  });

  test("about a card is that card, or its locks while nobody has seen it", () => {
    expect(pictureOf(card("card", "throwing_axe"), QUESTIONS.find)).toEqual({ of: "loot", key: "throwing_axe" });
    expect(pictureOf(card("drop", ["L2", "T3"]), QUESTIONS.drop)).toEqual({ of: "trove", locks: ["L2", "T3"] });
  });

  test("that gives a find away is who gets it", () => {
    const given = card("give", "throwing_axe", { aim: "picket" });
    expect(pictureOf(given, QUESTIONS.share)).toEqual({ of: "gearloc", key: "picket" });
    expect(pictureOf(given, QUESTIONS.offering)).toEqual({ of: "loot", key: "throwing_axe" });
    expect(pictureOf(card("drop", "throwing_axe"), QUESTIONS.share)).toEqual({ of: "loot", key: "throwing_axe" });
  });

  test("that is a number is the number, unless it stands for something", () => {
    const said = { verb: "say", value: 4, encounter: "", chip: "", aim: "" } as const;
    expect(pictureOf(said, QUESTIONS.stump)).toEqual({ of: "number", value: 4 });
    expect(pictureOf(said, QUESTIONS.hunt)).toEqual({ of: "points", value: 4 });
    expect(pictureOf({ verb: "stack", points: 5 }, QUESTIONS.stack)).toEqual({ of: "points", value: 5 });
    expect(pictureOf({ ...said, chip: "wolf" }, QUESTIONS.knife)).toEqual({ of: "chip", key: "wolf" });
    expect(pictureOf({ ...said, encounter: "lights_out" }, QUESTIONS.which)).toEqual({ of: "glyph", name: "flag" });
  });

  test("about a die is the die", () => {
    expect(pictureOf({ verb: "gain", die: "med-kit", aim: "" }, QUESTIONS.consumable)).toEqual({
      of: "die",
      die: "med-kit",
    });
  });
});
