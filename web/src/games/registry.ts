// The games this client can draw. Their pictures are fetched when somebody sits down to one.
import type { GameModule } from "./game";
import { loadBox } from "./too-many-bones/box";

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  "baby-boom": () => import("./baby-boom/index"),
  "bad-bones": () => import("./bad-bones/index"),
  "too-many-bones": async () => {
    const [found] = await Promise.all([import("./too-many-bones/index"), loadBox()]);
    return found;
  },
};

/** The pictures of a game, or nothing where this client has none. */
export async function load(game: string): Promise<GameModule | null> {
  return (await GAMES[game]?.())?.default ?? null;
}
