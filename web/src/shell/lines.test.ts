import { expect, test, vi } from "vitest";
import type { TableLine } from "../protocol";
import { speak } from "../words/lang.svelte";
import { gameTitle, headline } from "./lines";

vi.stubGlobal("document", { documentElement: { lang: "" } }); // the page says which language it speaks
await speak("en");

test("an adventure goes by days, a battle and any other game by rounds", () => {
  const line = (game: string, options = {}) => ({ game, options, status: "playing", round: 3 }) as unknown as TableLine;
  expect(headline(line("too-many-bones"))).toContain("day 3");
  expect(headline(line("too-many-bones", { battle: "Picket vs 1 point" }))).toContain("round 3");
  expect(headline(line("bad-bones"))).toContain("round 3");
});

test("a round that is not known is not told", () => {
  const line = { game: "bad-bones", options: {}, status: "playing", round: 0 } as unknown as TableLine;
  expect(headline(line)).toBe(gameTitle("bad-bones"));
});

test("a table of a game that only the server knows can be listed", () => {
  expect(gameTitle("chess")).toBe("chess");
  expect(headline({ game: "chess", options: {}, status: "playing", round: 3 } as unknown as TableLine)).toContain(
    "chess",
  );
});
