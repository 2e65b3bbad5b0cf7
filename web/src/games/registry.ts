// The games this client can draw. Their pictures and words are fetched when somebody sits down to one.
import type { Fact } from "../protocol";
import { loadFacts } from "../shell/games.svelte";
import { lay } from "../shell/sprites.svelte";
import { learn } from "../words/lang.svelte";
import type { GameModule } from "./game";
import { loadBox } from "./too-many-bones/pieces/box";

type Fetched = Promise<[{ default: GameModule }, ...unknown[]]>;

const GAMES: Record<string, () => Fetched> = {
  "baby-boom": () => Promise.all([import("./baby-boom/index"), learn("baby-boom"), lay("baby-boom")]),
  "bad-bones": () => Promise.all([import("./bad-bones/index"), learn("bad-bones"), lay("bad-bones")]),
  "too-many-bones": () =>
    Promise.all([import("./too-many-bones/index"), learn("too-many-bones"), lay("too-many-bones"), loadBox()]),
};

/** The pictures of a game, or nothing where this client has none. */
export async function load(game: string): Promise<GameModule | null> {
  const [found] = (await GAMES[game]?.()) ?? [];
  return found?.default ?? null;
}

/** What is printed on the pieces of a game, where a board is drawn after it; Too Many Bones has it in its box. */
export async function printed(game: string): Promise<Fact[]> {
  return game === "too-many-bones" ? [] : loadFacts(game);
}
