import { describe, expect, it } from "vitest";
import type { Update } from "../protocol";
import { absence, isAway, untilBot } from "./absence";

const seats = [
  { seat: 0, kind: "person", nickname: "Ada", here: true, left: false },
  { seat: 1, kind: "person", nickname: "Leo", here: false, left: false },
  { seat: 2, kind: "bot", nickname: "Femur", here: true, left: false },
];
const update = (away: number, mine = [0]) =>
  ({ mine, away: { 1: away }, table: { grace: 60, seats } }) as unknown as Update;

describe("who is away", () => {
  it("is a person whose browser does not look", () => {
    const { table } = update(0);
    expect([0, 1, 2].filter((seat) => isAway(table, seat))).toEqual([1]);
  });

  it("is not replaced before a while has gone by", () => {
    expect(untilBot(update(20_000), 1, 5_000)).toBe(35_000);
    expect(untilBot(update(20_000), 1, 50_000)).toBe(0);
    expect(absence(update(20_000), 1, 5_000)).toEqual({
      key: "web-table-is-away-wait",
      args: { name: "Leo", seconds: 35 },
    });
  });

  it("is told by minutes then, and to those who only watch", () => {
    expect(absence(update(150_000), 1, 40_000).args).toEqual({ name: "Leo", minutes: 3 });
    expect(absence(update(20_000, []), 1, 0).key).toBe("web-table-is-away");
  });
});
