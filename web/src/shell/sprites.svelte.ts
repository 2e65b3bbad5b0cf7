// The symbols of the games: a sheet of them is put into the page once, when something is first drawn with it.
type Sheet = () => Promise<{ default: string }>;

const SHEETS: Record<string, Sheet> = {
  "baby-boom": () => import("../games/baby-boom/pieces.svg?raw"),
  "bad-bones": () => import("../games/bad-bones/pieces.svg?raw"),
  "too-many-bones": () => import("../games/too-many-bones/pieces"),
};

let sheets = $state.raw<Record<string, string>>({});

export const sprites = {
  /** By game, those that have been laid. */
  get sheets(): Record<string, string> {
    return sheets;
  },
};

/** The symbols of these games shall be in the page. */
export async function lay(...games: string[]): Promise<void> {
  await Promise.all(
    games.map(async (game) => {
      if (game in sheets) return;
      const sheet = (await SHEETS[game]!()).default;
      sheets = { ...sheets, [game]: sheet };
    }),
  );
}
