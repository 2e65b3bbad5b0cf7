// The symbols of the games: a sheet of them is put into the page once, when something is first drawn with it.
import { GAMES } from "../games/registry";
import type { GameManifest } from "../games/manifest";

const SHEETS: GameManifest["sheets"] = Object.assign({}, ...GAMES.map((game) => game.sheets));

let sheets = $state.raw<Record<string, string>>({});

export const sprites = {
  /** By name, those that have been laid. */
  get sheets(): Record<string, string> {
    return sheets;
  },
};

/** These sheets shall be in the page. */
export async function lay(...names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (name in sheets) return;
      const sheet = (await SHEETS[name]!()).default;
      sheets = { ...sheets, [name]: sheet };
    }),
  );
}
