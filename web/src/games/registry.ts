// The games this client can draw. Their pictures are fetched when somebody sits down to one.
import type { GameModule } from "./game";

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  "baby-boom": () => import("./baby-boom/index"),
  "bad-bones": () => import("./bad-bones/index"),
};

/** The pictures of a game, or nothing where this client has none. */
export async function load(game: string): Promise<GameModule | null> {
  return (await GAMES[game]?.())?.default ?? null;
}
