import { beforeAll, describe, expect, test, vi } from "vitest";
import type { HeldView, Prompt } from "../../../protocol";
import { learn, speak } from "../../../words/lang.svelte";
import { about, nameOfHeld, usesLeft, written } from "./bags";
import { lessonWords } from "../training/lessons";
import { die } from "../sample";

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

function asks(...texts: string[]): Prompt {
  const offers = texts.map((each) => ({ text: each, anchor: "", label: { key: "k", args: {} } }));
  return { number: 1, kind: "camp", ask: { key: "k", args: {} }, offers };
}

test("a locked trove is named by its locks, in letters only where there is little room", () => {
  expect(nameOfHeld(trove)).toBe("Locked trove: Trip 2 and Force 3");
  expect(nameOfHeld(trove, true)).toBe("Trove T2 F3");
});

test("a skill that is there from the start was not trained", () => {
  expect(lessonWords(die("element", [], { starting: true }), "known")).toBe("From the start");
  expect(lessonWords(die("frag"), "known")).toBe("Trained");
});

describe("a bag", () => {
  test("cards are written as offers write them", () => {
    expect(written(axe, [axe], 0)).toBe("throwing-axe");
    expect(written(trove, [trove], 0)).toBe("lever 2 trip 2 force 3");
  });

  test("the second of two unseen cards that look alike has a word more", () => {
    expect(written(trove, [trove, axe, trove], 2)).toBe("lever 2 trip 2 force 3 second");
  });

  test("the offers about a card are found, and not those about one whose name begins alike", () => {
    const prompt = asks("play throwing-axe", "drop throwing-axe", "give throwing-axe picket", "play throwing-axes");
    expect(about(prompt, "throwing-axe", ["play", "drop"]).map(({ index }) => index)).toEqual([0, 1]);
    expect(about(prompt, "throwing-axe", ["give"]).map(({ index }) => index)).toEqual([2]);
  });

  test("of two that look alike the offers are not mixed up", () => {
    const prompt = asks("drop lever 2 trip 2 force 3", "drop lever 2 trip 2 force 3 second");
    expect(about(prompt, "lever 2 trip 2 force 3", ["drop"]).map(({ index }) => index)).toEqual([0]);
  });

  test("uses are counted only where there is something to count", () => {
    expect(usesLeft(axe)).toBe(2);
    expect(usesLeft({ ...axe, left: -1 })).toBe(0);
    expect(usesLeft(trove)).toBe(0);
  });
});
