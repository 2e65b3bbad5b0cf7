// Small tables for the tests of this folder.
import type {
  BaddieView,
  BagView,
  BlowView,
  GearlocView,
  IntentionView,
  Offer,
  Prompt,
  ShownDieView,
  SkillDieView,
  SkillView,
  TooManyBonesAnswer,
  TooManyBonesCardAnswer,
  TooManyBonesHitAnswer,
  TooManyBonesKind,
  TooManyBonesView,
  TurnView,
  Words,
} from "../../protocol";

export const words = (both: string): Words => ({ en: both, fr: both });

export function shown(die: string, icon: string, value = 1, more: Partial<ShownDieView> = {}): ShownDieView {
  const skill = die === "attack" || die === "defense" ? null : words(die);
  return { die, skill, icon, name: words(icon), value, also: "", also_value: 0, aim: "", ...more };
}

export function skill(die: string, where = "ready", more: Partial<SkillView> = {}): SkillView {
  const usual = {
    number: 1,
    text: words(""),
    line: words(""),
    counter: false,
    shows: 0,
    consumable: false,
    within: false,
  };
  return { die, name: words(die), where, ...usual, ...more };
}

export function gearloc(key: string, more: Partial<GearlocView> = {}): GearlocView {
  return {
    unit: 0,
    key,
    name: words(key),
    role: words(""),
    ranged: false,
    where: "on the mat",
    square: "b3",
    hp: 4,
    max: 5,
    buff: 0,
    shields: 0,
    stats: [],
    effects: [],
    active: [],
    active_slots: 6,
    locked: [],
    locked_slots: 4,
    plan: [],
    bones: 0,
    plan_slots: 5,
    abilities: [],
    skills: [],
    innate: words(""),
    innate_text: words(""),
    innate_plus: false,
    deciding: false,
    ahead: { harm: 0, heal: 0, hp: 4 },
    ...more,
  };
}

export function blow(unit: number, more: Partial<BlowView> = {}): BlowView {
  return { unit, swords: 4, off: 0, least: 0, most: 4, hp: 5, ko: 0, ...more };
}

export function intention(more: Partial<IntentionView> = {}): IntentionView {
  const nothing = {
    stunned: false,
    targets: [],
    squares: [],
    ways: [],
    reaches: true,
    attack: 2,
    blows: [],
    defense: 0,
  };
  return { ...nothing, effects: [], tyrant_die: false, skills: [], for_bones: [], tied: false, ...more };
}

export function baddie(unit: number, square: string, more: Partial<BaddieView> = {}): BaddieView {
  return {
    unit,
    key: "dire_wolf",
    name: words("Dire Wolf"),
    tyrant: false,
    points: 5,
    type: "beast",
    type_name: words("beast"),
    lane: 0,
    square,
    hp: 5,
    max: 5,
    shields: [],
    attack: 2,
    defense: 1,
    initiative: 5,
    ranged: false,
    strongest: false,
    targets: 1,
    diagonal: false,
    traits: [],
    effects: [],
    dice: [],
    silver: false,
    risen: false,
    proposed: [],
    intention: intention(),
    ...more,
  };
}

export function turn(more: Partial<TurnView> = {}): TurnView {
  return { unit: 0, target: -1, dex: 3, chosen: [], roll: [], planned: false, ...more };
}

export function bag(...keys: string[]): BagView {
  const cards = keys.map((key) => ({ key, name: words(key), text: words(""), locks: [], row: [], left: 1, spaces: 1 }));
  return { unit: 0, cards, points: 0, chores: [] };
}

export function table(party: GearlocView[], more: Partial<TooManyBonesView> = {}): TooManyBonesView {
  return {
    fighting: true,
    round: 1,
    fatigue_from: 6,
    mode: "adventure",
    mat: {},
    party,
    baddies: [],
    meter: [],
    queue: [],
    stacks: [],
    defeated: [],
    turn: turn(),
    last_roll: null,
    ending: "",
    adventure: null,
    ...more,
  };
}

export function die(key: string, needs: string[] = [], more: Partial<SkillDieView> = {}): SkillDieView {
  return {
    die: key,
    gearloc: "patches",
    number: 1,
    name: words(key),
    text: words(""),
    profession: "line",
    line: words("line"),
    faces: [],
    star: needs.length === 0,
    starting: false,
    consumable: false,
    counter: false,
    needs,
    proposed: false,
    ...more,
  };
}

export function offer(data: TooManyBonesAnswer, ...anchors: string[]): Offer {
  return { anchors, does: { key: "list-last", args: {} }, data, risky: false };
}

export function prompt(kind: TooManyBonesKind, ...offers: (Offer | TooManyBonesAnswer)[]): Prompt {
  const asked = offers.map((one) => ("verb" in one ? offer(one) : one));
  return { number: 1, kind, ask: { key: "list-last", args: {} }, offers: asked };
}

/** A strike whose damage is all that counts. */
export function hit(damage: number, more: Partial<TooManyBonesHitAnswer> = {}): TooManyBonesHitAnswer {
  const off = { flat: 0, blocked: 0, buffed: 0, capped: 0 };
  return { verb: "hit", ones: damage, twos: 0, swords: damage, ...off, damage, hp: 1, ...more };
}

/** Something with a card, by its key or by its locks. */
export function card(
  verb: TooManyBonesCardAnswer["verb"],
  named: string | string[],
  more: Partial<TooManyBonesCardAnswer> = {},
): TooManyBonesCardAnswer {
  const known = typeof named === "string" ? { card: named, locks: [] } : { card: "", locks: named };
  return { verb, ...known, which: 0, aim: "", ...more };
}
