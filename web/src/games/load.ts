// Boards are fetched, with their pictures and words, when somebody sits down to a game.
import type { Fact } from "../protocol";
import { loadFacts } from "../shell/games.svelte";
import { lay } from "../shell/sprites.svelte";
import { learn } from "../words/lang.svelte";
import type { GameModule } from "./game";
import { manifestOf } from "./registry";

/** The board of a game, or nothing where this client has none. */
export async function load(game: string): Promise<GameModule | null> {
  const manifest = manifestOf(game);
  if (!manifest) return null;
  const [board] = await Promise.all([manifest.board(), learn(game), lay(game), manifest.box?.()]);
  return board.default;
}

/** What is printed on the pieces of a game, where a board is drawn after it. */
export async function printed(game: string): Promise<Fact[]> {
  return manifestOf(game)?.box ? [] : loadFacts(game);
}
