// The symbols of the games: a sheet of them is put into the page once, when something is first drawn with it.
type Sheet = () => Promise<{ default: string }>;

const SHEETS: Record<string, Sheet> = {
  "baby-boom": () => import("../games/baby-boom/pieces.svg?raw"),
  "bad-bones": () => import("../games/bad-bones/pieces.svg?raw"),
  "too-many-bones": () => import("../games/too-many-bones/pieces/pieces"),
  baddies: () => import("../games/too-many-bones/pieces/baddies.svg?raw"), // many, and not seen before the first battle
};

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
