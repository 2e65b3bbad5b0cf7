// The games of this server, asked for once.
import { games } from "../api";
import type { GameInfo } from "../protocol";

let known = $state.raw<GameInfo[]>([]);
let asking: Promise<void> | undefined;

/** Ask, unless that has been done; a refusal may be tried again. */
export function loadGames(): Promise<void> {
  asking ??= games().then(
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

export function gameInfo(name: string): GameInfo | undefined {
  return known.find((game) => game.name === name);
}
