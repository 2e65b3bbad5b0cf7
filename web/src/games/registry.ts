// The games this client has a board for, in the order of the lobby: one line each, the rest is in its manifest.
import babyBoom from "./baby-boom/manifest";
import badBones from "./bad-bones/manifest";
import type { GameManifest } from "./manifest";
import tooManyBones from "./too-many-bones/manifest";

export const GAMES: GameManifest[] = [babyBoom, badBones, tooManyBones];

/** The manifest of a game; nothing for one that only the server knows. */
export function manifestOf(game: string): GameManifest | undefined {
  return GAMES.find(({ name }) => name === game);
}
