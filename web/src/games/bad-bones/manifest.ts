// Bad Bones, as the shell knows it.
import type { GameManifest } from "../manifest";

const manifest: GameManifest = {
  name: "bad-bones",
  usualSeats: 4,
  face: "t-catapult",
  seatName: (banner) => ({ key: "bad-bones-banner", args: { banner } }),
  spokenInShell: ["bad-bones-banner"],
  board: () => import("./index"),
  catalogue: () => import("./Catalogue.svelte"),
  sheets: { "bad-bones": () => import("./pieces.svg?raw") },
  ruleSheets: ["bad-bones"],
  rulePictures: {
    "bad-bones-rules": [
      ["skeleton-yellow", "skeleton-blue", "skeleton-red", "tower-4"],
      ["hero"],
      ["t-catapult", "i-hand"],
      ["tower-3", "house-x"],
      ["bag", "grave"],
      ["t-wall", "t-catapult", "t-dragon", "t-treasure"],
      ["t-wall", "t-wall-d"],
      ["tower-0", "i-star"],
      ["tower-1", "house"],
    ],
    "bad-bones-rules-advanced": [
      ["i-coin"],
      ["t-barricade", "t-bomb", "t-hearse"],
      ["t-labyrinth", "t-portal", "t-spring"],
      ["w-crossbow", "w-ice_staff", "w-two_handed_sword", "w-battle_axe"],
    ],
    "bad-bones-rules-chiefs": [["chief-demolition", "chief-necromancer", "chief-friendly"], ["chief-emperor"]],
    "bad-bones-rules-coop": [["house"], ["tower-1", "tower-0"], ["i-people"]],
    "bad-bones-rules-play-on": [["i-clock"]],
    "bad-bones-rules-rounds": [["i-clock"]],
    "bad-bones-rules-leader": [["i-crown"]],
    "bad-bones-rules-german-hearse": [["t-hearse"]],
    "bad-bones-rules-german-ice-staff": [["w-ice_staff"]],
    "bad-bones-rules-german-teleport-staff": [["w-teleport_staff"]],
  },
  exampleOfFacts: "[bad-bones.traps.wall]\ncost = 4",
  screens: { Lobby: { sheets: ["bad-bones"] }, Pieces: { sheets: ["bad-bones"] } },
};

export default manifest;
