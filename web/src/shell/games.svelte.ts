// The games of this server and what is printed on their pieces, asked for once.
import * as api from "../api";
import type { GameManifest } from "../games/manifest";
import { GAMES, manifestOf } from "../games/registry";
import type { Fact, GameInfo } from "../protocol";

let known = $state.raw<GameInfo[]>([]);
let asking: Promise<void> | undefined;
const facts = new Map<string, Promise<Fact[]>>();

/** Ask, unless that has been done; a refusal may be tried again. */
export function loadGames(): Promise<void> {
  asking ??= api.games().then(
    (found) => {
      known = found;
    },
    (error: unknown) => {
      asking = undefined;
      throw error;
    },
  );
  return asking;
}

/** The games one can play here: those of the server that this client can draw; until it answers, all that can be drawn. */
export function playable(): GameManifest[] {
  return known.length ? known.flatMap(({ name }) => manifestOf(name) ?? []) : GAMES;
}

export function gameInfo(name: string): GameInfo | undefined {
  return known.find((game) => game.name === name);
}

/** What is printed on the pieces of a game; a refusal may be tried again. */
export function loadFacts(game: string): Promise<Fact[]> {
  const asked = facts.get(game) ?? api.facts(game);
  facts.set(game, asked);
  return asked.catch((error: unknown) => {
    facts.delete(game);
    throw error;
  });
}
