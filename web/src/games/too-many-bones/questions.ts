// How each kind of question is shown. A kind that the engine adds and that is not listed here does not compile.
import type { Prompt, TooManyBonesKind } from "../../protocol";

export type Screen = "encounter" | "morning" | "camp" | "locks" | "darts" | "training" | "mat" | "chooser";

export interface Question {
  screen: Screen; // between battles; in a battle all questions are asked beside the mat
  tiles?: true; // never asked in a battle, so its options are on that screen and need no buttons
  cards?: true; // the cards of the bag may be played and dropped
  slots?: true; // slots may be cleared without saying which
  tray?: true; // dice are gained from the tray of one's mat
  apart?: true; // about gearlocs who are not on the mat
  short?: true; // the bar asks it in short: the card says its premise, tray and mat say how many dice
  rubble?: true; // the heaps on the mat are rubble, not critters
  numbers?: "points" | "locks"; // what the numbers among its options are
  shares?: true; // one card, and who gets it
}

const LIST: Question = { screen: "chooser" }; // may be asked in a battle too
const TILES: Question = { screen: "chooser", tiles: true };
const DARTS: Question = { screen: "darts", tiles: true };
const TURN: Question = { screen: "chooser", cards: true, slots: true }; // of one's own turn in a battle

export const QUESTIONS: Record<TooManyBonesKind, Question> = {
  agree: LIST,
  aim: LIST,
  ally_move: LIST,
  ally_target: LIST,
  anger: LIST,
  answer_hit: LIST,
  archer: TILES,
  baddie_target: LIST,
  baddie_walk: LIST,
  barrels: TILES,
  blasted: TILES,
  bluff: LIST,
  bones_target: LIST,
  bribe: TILES,
  burglar: TILES,
  camp: { ...TILES, screen: "camp" },
  champion: TILES,
  consumable: { ...LIST, tray: true },
  critters: TILES,
  darts_bones: DARTS,
  darts_dice: DARTS,
  darts_shields: DARTS,
  darts_weaken: DARTS,
  dice: { ...TURN, short: true },
  do_over: LIST,
  drop: LIST,
  duellist: TILES,
  element_325: LIST,
  enter: LIST,
  entry_order: { ...LIST, apart: true },
  exhausted: TILES,
  find: TILES,
  first_in: TILES,
  flare: TILES,
  forfeit: TILES,
  front: LIST,
  grenade: { ...TILES, rubble: true },
  hand: TILES,
  heal_assist: LIST,
  height: TILES,
  hit_and_run: LIST,
  hunt: { ...TILES, numbers: "points" },
  initiative: LIST,
  initiative_again: LIST,
  intuition: TILES,
  keep_one: TILES,
  knife: TILES,
  lantern: TILES,
  last_loot: TILES,
  late_target: LIST,
  limit: LIST,
  lock_dice: TILES,
  lock_die: TILES,
  lock_loot: LIST,
  loot: LIST,
  map: TILES,
  mech_pick: TILES,
  mischief: LIST,
  move: TURN,
  new_target: LIST,
  nom_order: { ...LIST, apart: true },
  offering: TILES,
  one_more: LIST,
  optics: LIST,
  orb: LIST,
  parcel: TILES,
  part_with: TILES,
  picker: TILES,
  place: LIST,
  place_ally: LIST,
  poison: LIST,
  prey: TILES,
  price: TILES,
  push: LIST,
  raise_shields: LIST,
  recovery: LIST,
  reroll: LIST,
  restore: LIST,
  result: TURN,
  riposte: LIST,
  riposte_strike: LIST,
  road: { ...TILES, screen: "morning" },
  rubble: { ...TILES, rubble: true },
  rushed: LIST,
  scouted: TILES,
  share: { ...LIST, shares: true },
  shield_wall: LIST,
  shields: LIST,
  shooter: TILES,
  skill_order: LIST,
  slinger: LIST,
  slot: LIST,
  spirits: LIST,
  squirrel: LIST,
  stack: { ...TILES, numbers: "points" },
  stalk: TILES,
  start: TURN,
  stray: TILES,
  stump: TILES,
  take_shield: LIST,
  target: TURN,
  target_order: LIST,
  tend: TILES,
  ticking: { ...TILES, numbers: "locks" },
  tinkerer: TILES,
  toads: LIST,
  train: { screen: "training", cards: true },
  training_loot: TILES,
  try_trove: TILES,
  tyrant_die: LIST,
  unlocked: LIST,
  volley: TILES,
  wall_slot: LIST,
  way: { ...TILES, screen: "encounter", short: true },
  which: TILES,
};

export function questionOf(prompt: Prompt): Question {
  return QUESTIONS[prompt.kind as TooManyBonesKind];
}
