// Which keys of the catalogues tell the rules, and which of our pieces illustrate a paragraph.
import type { GameInfo } from "../protocol";

/** A part of the rules: the game itself, or what one option changes. */
export interface Part {
  key: string;
  option: string | null;
}

/** All parts in their order; with the options of a table only those that are in force there. */
export function partsOf(info: GameInfo, options?: Record<string, unknown>): Part[] {
  const chosen = info.options.filter(({ name, choices }) => !options || (options[name] ?? choices[0]) !== choices[0]);
  const about = chosen.map(({ name }) => name.replaceAll("_", "-"));
  return [
    { key: `${info.name}-rules`, option: null },
    ...about.map((option) => ({ key: `${info.name}-rules-${option}`, option })),
  ];
}

export const SKELETON = "skeleton-"; // a token is put together from body and face

/** The pictures beside each paragraph of a part, by their symbols. */
export const PICTURES: Record<string, string[][]> = {
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
};

/** The sheets these pictures are on. */
export function sheetsOf(game: string): string[] {
  return game === "too-many-bones" ? [game, "baddies"] : [game];
}

/** A value of a fact as one would write it into a file of facts. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([name, inner]) => `${name} = ${written(inner)}`);
  return `{ ${pairs.join(", ")} }`;
}
