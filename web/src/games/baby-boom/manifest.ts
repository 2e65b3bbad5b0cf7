// Baby Boom, as the shell knows it.
import type { GameManifest } from "../manifest";

const manifest: GameManifest = {
  name: "baby-boom",
  usualSeats: 2,
  face: "d0-4",
  seatName: (colour) => ({ key: "baby-boom-name", args: { colour } }),
  spokenInShell: ["baby-boom-name"],
  board: () => import("./index"),
  catalogue: () => import("./Catalogue.svelte"),
  sheets: { "baby-boom": () => import("./pieces.svg?raw") },
  ruleSheets: ["baby-boom"],
  rulePictures: {
    "baby-boom-rules": [
      ["d0-5", "d0-3", "d0-1"],
      ["d1-4", "d1-3"],
      ["d3-4", "d2-2"],
      ["d0-boom"],
      ["d2-2", "d2-1"],
      ["d1-4", "d0-boom"],
      ["pacifier"],
      ["seat-0", "seat-1", "seat-2", "seat-3"],
    ],
    "baby-boom-rules-risky-business": [["d3-boom"]],
    "baby-boom-rules-tiles-and-bombs": [
      ["n-conveyor", "n-pinball"],
      ["n-conveyor", "n-wall"],
      ["n-pinball", "n-trap", "n-hole"],
      ["d1-3", "d0-2"],
      ["d1-3", "d1-2"],
    ],
  },
  exampleOfFacts:
    '[baby-boom]\nstart_squares_2 = [\n  ["a1", "b1", "c1", "d1", "e1"],\n  ["a5", "b5", "c5", "d5", "e5"],\n]',
  screens: { Lobby: { sheets: ["baby-boom"] }, Pieces: { words: true, sheets: ["baby-boom"] } },
};

export default manifest;
