import { expect, test } from "vitest";
import type { Table } from "../../protocol";
import game from ".";
import { table } from "./sample";

const TEAM = { seats: [{}, {}] } as Table;

function round(round: number, play_on: boolean): string | undefined {
  const view = { ...table(), round, rounds: 10, coop: true, play_on };
  return game.subtitle(TEAM, view).at(-1)?.key;
}

test("a team reads which round is its last, or which one wins", () => {
  expect(round(4, false)).toBe("web-bad-bones-round");
  expect(round(4, true)).toBe("web-bad-bones-goal");
  expect(round(11, true)).toBe("web-bad-bones-won");
});
