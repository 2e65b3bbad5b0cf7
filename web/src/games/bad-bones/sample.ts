// Small tables for the tests of this folder.
import type {
  BadBonesAnswer,
  BadBonesEvent,
  BadBonesKind,
  BadBonesMarched,
  BadBonesView,
  BoneView,
  Fact,
  KingdomView,
  Offer,
  Previewed,
  Prompt,
  Told,
  TokenView,
} from "../../protocol";

export const YELLOW: TokenView = { colour: "yellow", side: "left", chief: "" };
export const RED: TokenView = { colour: "red", side: "top", chief: "" };

export function bone(place: string, more: Partial<BoneView> = {}): BoneView {
  const usual = { token: YELLOW, facing: "right", face: "white", moved: false, frozen: false, led: false, count: 1 };
  return { place, ...usual, ...more };
}

export function kingdom(banner: string, more: Partial<KingdomView> = {}): KingdomView {
  return {
    banner,
    hero: "c3",
    floors: 4,
    towers: ["c3"],
    ruins: [],
    houses: 5,
    bones: [],
    traps: [],
    supply: { wall: 2 },
    cemetery: [],
    slain: [],
    weapon: "",
    coins: 0,
    bought: [],
    stars: 0,
    score: 0,
    doomed: false,
    deciding: false,
    waiting: null,
    ...more,
  };
}

export function table(...kingdoms: KingdomView[]): BadBonesView {
  return {
    round: 1,
    rounds: 0,
    phase: "trap",
    tracking: "white",
    kingdoms,
    capital: 0,
    supply: {},
    resting: [],
    market: [],
    order: [],
    bag: 0,
    gone: [],
    advanced: false,
    chiefs: false,
    coop: false,
    play_on: false,
    heroic: false,
    ending: "",
  };
}

export function told(...events: BadBonesEvent[]): Told[] {
  return events.map((show) => ({ say: { key: "", args: { banner: "raven" } }, show }));
}

export function preview(...events: BadBonesEvent[]): Previewed {
  return { type: "previewed", prompt: 1, pick: -1, told: told(...events), summary: { lines: [], moved: [] } };
}

export function marched(path: string[], fate: string, more: Partial<BadBonesMarched> = {}): BadBonesMarched {
  return { event: "Marched", seat: 0, kinds: [YELLOW], path, fate, facing: "right", target: -1, ...more };
}

export function offer(data: BadBonesAnswer, ...anchors: string[]): Offer {
  return { anchors, does: { key: `bad-bones-does-${data.verb}`, args: {} }, data, risky: false };
}

export function prompt(kind: BadBonesKind, ...answers: BadBonesAnswer[]): Prompt {
  return { number: 1, kind, ask: { key: "", args: {} }, offers: answers.map((data) => offer(data)) };
}

export const FACTS: Fact[] = [
  { name: "board.base.lanes.left", value: { yellow: "a5", red: "a3" }, proposed: false },
  { name: "board.base.lanes.top", value: { red: "c5" }, proposed: true },
  { name: "board.base.arrows", value: [{ square: "c5", moving: "right", becomes: "down" }], proposed: false },
  { name: "board.coop.lanes.bottom", value: { red: "c1" }, proposed: false },
  { name: "board.coop.ruin_arrows", value: [{ square: "b4", moving: "right", becomes: "up" }], proposed: false },
  { name: "setup.base.houses", value: 5, proposed: false },
  { name: "setup.coop.houses_per_player", value: 1, proposed: false },
];
