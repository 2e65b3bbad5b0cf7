// Too Many Bones, as the shell knows it.
import type { GameManifest } from "../manifest";

/** The gearloc that was chosen for a seat: "picket + stand ground, boomer" names two. */
function gearlocOf(party: unknown, seat: number): string | undefined {
  return String(party ?? "")
    .split(",")
    [seat]?.split("+")[0]
    ?.trim()
    .toLowerCase();
}

const manifest: GameManifest = {
  name: "too-many-bones",
  usualSeats: 2,
  together: true,
  face: "i-dice",
  seatName: (name, seat, options) => ({
    key: "web-too-many-bones-gearloc",
    args: { gearloc: gearlocOf(options.party, seat) || name },
  }),
  spokenInShell: ["web-too-many-bones-gearloc"],
  byDays: (options) => !options.battle,
  planning: { path: "party", page: () => import("./party/Party.svelte") },
  board: () => import("./index"),
  box: async () => (await import("./pieces/box")).loadBox(),
  catalogue: () => import("./catalogue/Catalogue.svelte"),
  sheets: {
    "too-many-bones": () => import("./pieces/pieces"),
    baddies: () => import("./pieces/baddies.svg?raw"), // many, and not seen before the first battle
  },
  ruleSheets: ["too-many-bones", "baddies"],
  rulePictures: {
    "too-many-bones-rules": [
      ["tmb-u-sun", "tmb-u-flag"],
      ["tmb-u-eye", "tmb-u-people"],
      ["tmb-u-star", "tmb-u-chest"],
      ["tmb-u-bed", "tmb-u-search", "tmb-u-eye"],
      ["tmb-u-lock", "tmb-u-unlock"],
      ["tmb-y-nom", "tmb-y-duster"],
      ["tmb-p-picket", "tmb-p-wolf"],
      ["tmb-u-init", "tmb-u-hourglass"],
      ["tmb-u-boot", "tmb-u-target"],
      ["tmb-f-damage", "tmb-f-shield", "tmb-f-bones"],
      ["tmb-u-bone"],
      ["tmb-u-shield", "tmb-u-heart"],
      ["tmb-u-skull"],
      ["tmb-p-kobold", "tmb-p-wyrm"],
      ["tmb-e-poison", "tmb-e-stun", "tmb-e-taunt"],
    ],
  },
  exampleOfFacts: "[too-many-bones.chips.bog_frog]\nhp = 3",
  screens: { Pieces: { words: true } }, // its symbols are many: the screen fetches them with its box
};

export default manifest;
