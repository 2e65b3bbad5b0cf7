import { describe, expect, test } from "vitest";
import { filled } from "./saying";

describe("a number takes the place of X", () => {
  test.each([
    ["The target takes X damage.", 2, "The target takes 2 damage."],
    ["X bone(s) for the backup plan.", 1, "1 bone for the backup plan."],
    ["X bone(s) for the backup plan.", 3, "3 bones for the backup plan."],
    ["The target loses X of the dice in its slots.", 1, "The target loses 1 of the dice in its slots."],
    ["La cible subit X dégât(s).", 2, "La cible subit 2 dégâts."],
    ["X pas gratuit(s) à chacun de ses tours.", 1, "1 pas gratuit à chacun de ses tours."],
    ["X os pour le plan B.", 1, "1 os pour le plan B."],
    ["Un vilain subit X coup(s) critique(s).", 1, "Un vilain subit 1 coup critique."],
    [
      "A gearloc has X more health for good, and X HP with it.",
      2,
      "A gearloc has 2 more health for good, and 2 HP with it.",
    ],
  ])("in “%s” with %i", (sentence, value, said) => {
    expect(filled(sentence, value)).toBe(said);
  });

  test.each([
    "It has X more attack dice.",
    "The target loses X dice of its choice.",
    "Elle a X dés d’attaque de plus.",
    "Le porteur subit X coups critiques.",
    "Elle ignore les X premiers dégâts.",
    "On its first X turns a lesser baddie comes.",
  ])("but not one in “%s”, which speaks of several", (sentence) => {
    expect(filled(sentence, 1)).toBe(sentence);
    expect(filled(sentence, 2)).not.toContain("X");
  });
});
