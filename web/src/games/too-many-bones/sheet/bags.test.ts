import { beforeAll, describe, expect, test, vi } from "vitest";
import type { HeldView } from "../../../protocol";
import { learn, speak } from "../../../words/lang.svelte";
import { nameOfHeld, usesLeft, usesOf } from "./bags";
import { lessonWords } from "../training/lessons";
import { onMatOf } from "../offers";
import { card, die, offer, prompt } from "../sample";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } }); // the page says which language it speaks
  await speak("en");
  await learn("too-many-bones");
});

const axe: HeldView = { key: "throwing_axe", name: null, text: null, locks: [], row: [], left: 2, spaces: 1 };
const trove: HeldView = {
  key: "",
  name: null,
  text: null,
  locks: ["T2", "F3"],
  row: ["L2", "T2", "F3"],
  left: 0,
  spaces: 1,
};

test("a locked trove is named by its locks, in letters only where there is little room", () => {
  expect(nameOfHeld(trove)).toBe("Locked trove: Trip 2 and Force 3");
  expect(nameOfHeld(trove, true)).toBe("Trove T2 F3");
});

test("a skill that is there from the start was not trained", () => {
  expect(lessonWords(die("element", [], { starting: true }), "known")).toBe("From the start");
  expect(lessonWords(die("frag"), "known")).toBe("Trained");
});

describe("a bag", () => {
  test("a card is lit with what may be done with it, beside trading", () => {
    const asked = prompt(
      "camp",
      offer(card("play", "throwing_axe"), "boomer card 0"),
      offer(card("drop", "throwing_axe"), "boomer card 0"),
      offer(card("give", "throwing_axe", { aim: "picket" }), "picket", "boomer card 0"),
      offer(card("drop", ["L2", "T2", "F3"]), "boomer card 1"),
    );
    const places = onMatOf("boomer", asked);
    expect([0, 1, 2].map((place) => usesOf(places, place).map(({ index }) => index))).toEqual([[0, 1], [3], []]);
  });

  test("uses are counted only where there is something to count", () => {
    expect(usesLeft(axe)).toBe(2);
    expect(usesLeft({ ...axe, left: -1 })).toBe(0);
    expect(usesLeft(trove)).toBe(0);
  });
});
