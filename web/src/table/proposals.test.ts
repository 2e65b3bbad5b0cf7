import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Asked, GameAnswer, Proposal, Update } from "../protocol";
import { speak } from "../words/lang.svelte";
import { advice, proposers, same } from "./proposals";

const agree = { anchors: [], does: { key: "web-table-agree", args: {} }, data: {} as GameAnswer, risky: false };
const offers = [agree, agree];
const asked: Asked = { seat: 0, prompt: { number: 7, kind: "way", ask: { key: "ask", args: {} }, offers } };
const seats = ["Ada", "Leo", "Mia"].map((nickname, seat) => ({ seat, name: "first", kind: "person", nickname }));
const by = (seat: number, pick: number, to = 0, prompt = 7): Proposal => ({ seat, to, prompt, pick });

function said(mine: number[], ...proposals: Proposal[]): string[] {
  const update = { mine, table: { game: "baby-boom", seats, options: {} } } as unknown as Update;
  return advice({ update, proposals }, asked);
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } }); // the page says which language it speaks
  return speak("en");
});

describe("proposals", () => {
  test("are for one question of one seat", () => {
    expect(proposers([by(1, 0), by(2, 0, 1), by(2, 0, 0, 8), by(2, 1)], asked, 0)).toEqual([1]);
    expect(same(asked, { ...asked, seat: 1 })).toBe(false);
    expect(same(asked, { ...asked })).toBe(true);
  });

  test("are told by name, one's own as one's own", () => {
    expect(said([0], by(1, 0))).toEqual(["Leo suggests: Agree"]);
    expect(said([1], by(1, 0))).toEqual(["You suggest: Agree"]);
    expect(said([0], by(1, 0), by(2, 1))).toEqual(["Leo suggests: Agree", "Mia suggests: Agree"]);
    expect(said([0])).toEqual([]);
  });

  test("that are all the same are told as such", () => {
    expect(said([0], by(1, 1), by(2, 1))).toEqual(["Leo and Mia agree: Agree"]);
    expect(said([1], by(1, 1), by(2, 1))).toEqual(["Mia and you agree: Agree"]);
  });
});
