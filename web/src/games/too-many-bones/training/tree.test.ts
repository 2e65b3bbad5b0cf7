import { describe, expect, it } from "vitest";
import { die } from "../sample";
import { branches, odds } from "./tree";

const stims = { profession: "stim-stacker" };
const roots = { profession: "forester" };
const PATCHES = [
  die("stim-kit", [], { number: 9, ...stims }),
  die("chem-kit", ["stim-kit"], { number: 10, ...stims }),
  die("distiller", ["stim-kit"], { number: 13, ...stims }),
  die("stim-belt", ["chem-kit", "distiller"], { number: 14, ...stims }),
  die("liquid-life", [], { number: 4, profession: "consumables", consumable: true }),
  die("toxins", [], { number: 6, ...roots }),
  die("nutrients", [], { number: 5, ...roots }),
];

describe("the tree of lessons", () => {
  const tree = branches(PATCHES);

  it("has a branch for each profession, by the first die; consumables come last", () => {
    expect(tree.map((branch) => branch.profession)).toEqual(["forester", "stim-stacker", "consumables"]);
    expect(tree.map((branch) => branch.never)).toEqual([false, false, true]);
  });

  it("puts dice that open one another into columns, and a fork into one column", () => {
    expect(tree[1]?.chains.map((chain) => chain.map((column) => column.map((one) => one.die)))).toEqual([
      [["stim-kit"], ["chem-kit", "distiller"], ["stim-belt"]],
    ]);
    expect(tree[1]?.wide).toBe(3);
  });

  it("keeps dice that stand alone side by side", () => {
    expect(tree[0]?.chains.map((chain) => chain.flat().map((one) => one.die))).toEqual([["nutrients"], ["toxins"]]);
  });
});

describe("rows of five columns", () => {
  it("are filled up with the next profession that fits", () => {
    const line = (name: string, count: number, from: number) =>
      Array.from({ length: count }, (_, index) =>
        die(`${name}-${index}`, index === 0 ? [] : [`${name}-${index - 1}`], {
          number: from + index,
          profession: name,
          consumable: name === "found",
        }),
      );
    const tree = branches([
      ...line("medic", 5, 1),
      ...line("roots", 2, 6),
      ...line("stims", 4, 8),
      ...line("found", 3, 12),
    ]);
    expect(tree.map((branch) => branch.profession)).toEqual(["medic", "roots", "found", "stims"]);
  });
});

describe("the faces of a die", () => {
  it("are counted where they are alike, with what else is on them", () => {
    const face = (icon: string, value: number, also = "") => ({ icon, value, also, also_value: 0 });
    const faces = [face("bones", 1), face("heal", 2), face("heal", 2), face("heal", 2, "backlash"), face("heal", 3)];
    expect(odds(faces).map(({ face: { icon, value, also }, count }) => [icon, value, also, count])).toEqual([
      ["bones", 1, "", 1],
      ["heal", 2, "", 2],
      ["heal", 2, "backlash", 1],
      ["heal", 3, "", 1],
    ]);
  });
});
