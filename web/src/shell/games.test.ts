import { expect, test, vi } from "vitest";
import { GAMES } from "../games/registry";
import { loadGames, playable } from "./games.svelte";

vi.mock("../api", () => ({ games: () => Promise.resolve([{ name: "chess" }, { name: "bad-bones" }]) }));

test("until the server answers, all games that can be drawn are shown; then those it knows that can be drawn", async () => {
  expect(playable()).toEqual(GAMES);
  await loadGames();
  expect(playable().map(({ name }) => name)).toEqual(["bad-bones"]);
});
