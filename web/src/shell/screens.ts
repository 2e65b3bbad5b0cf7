// Each screen is code of its own, loaded when it is first shown, with the words and symbols it needs beyond the shell's.
import type { Component } from "svelte";
import type { Part } from "virtual:words";
import { GAMES, manifestOf } from "../games/registry";
import { learn } from "../words/lang.svelte";
import type { Place } from "./router.svelte";
import { lay } from "./sprites.svelte";

export type Screen = Component<Record<string, unknown>>;

const screens = import.meta.glob<{ default: Screen }>("../screens/*.svelte");

const WORDS: Partial<Record<Place["screen"], Part[]>> = { Pieces: ["pieces"], Rules: ["rules"] };

/** The parts of the words a screen says, beyond the shell's. */
function wordsOf({ screen }: Place): Part[] {
  const own = WORDS[screen] ?? [];
  if (screen !== "Lobby" && screen !== "Pieces") return own;
  return [...own, ...GAMES.filter((game) => game.screens[screen]?.words).map(({ name }) => name)];
}

/** The sheets of symbols a screen is drawn with. */
function sheetsOf({ screen }: Place): string[] {
  if (screen !== "Lobby" && screen !== "Pieces") return [];
  return GAMES.flatMap((game) => game.screens[screen]?.sheets ?? []);
}

export async function screenOf(place: Place): Promise<Screen> {
  if (place.screen === "Planning") return planningOf(place.game);
  const [found] = await Promise.all([
    screens[`../screens/${place.screen}.svelte`]!(),
    learn(...wordsOf(place)),
    lay(...sheetsOf(place)),
  ]);
  return found.default;
}

/** The page where a table of a game is planned, with all that the game says and shows. */
async function planningOf(game: string): Promise<Screen> {
  const [found] = await Promise.all([manifestOf(game)!.planning!.page(), learn(game), lay(game)]);
  return found.default;
}
