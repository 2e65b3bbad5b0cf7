// How an event changes the picture. It is first lifted off the board, moves, and then lies where it came to.
import type {
  BadBonesEvent,
  BadBonesMarched,
  BadBonesView,
  BadBonesWeaponUsed,
  BoneView,
  KingdomView,
  TokenView,
} from "../../protocol";
import { isBeside, isSlot } from "./ground";
import { kingdomOf } from "./pieces";

export function copied(view: BadBonesView): BadBonesView {
  return JSON.parse(JSON.stringify(view)) as BadBonesView;
}

/** Take off the board what moves. */
export function lift(view: BadBonesView, event: BadBonesEvent): void {
  if (!("seat" in event)) return;
  const kingdom = kingdomOf(view, event.seat);
  switch (event.event) {
    case "HeroMoved":
      kingdom.hero = null;
      break;
    case "Marched":
      for (const token of event.kinds) takeBone(kingdom, event.path[0] ?? "", token);
      break;
    case "Destroyed":
      for (const token of event.kinds) takeBone(kingdom, event.cell, token);
      break;
    case "WeaponUsed":
      if (event.weapon === "teleport_staff") kingdom.hero = null;
      if (event.weapon === "crossbow") for (const token of event.kinds) takeBone(kingdom, event.cell, token);
      if (event.weapon === "battle_axe") for (const token of event.kinds) takeBeside(kingdom, token);
      break;
    case "TrapTaken":
    case "HearseLeft":
    case "Wore":
      kingdom.traps = kingdom.traps.filter((trap) => trap.square !== event.cell);
      break;
    case "Arrived":
      kingdom.cemetery = [];
      break;
    case "SaboteurLeft":
      takeAnywhere(kingdom, event.kind);
      break;
    default: // nothing moves
  }
}

/** Put it down where it has come to. */
export function land(view: BadBonesView, event: BadBonesEvent, after: BadBonesView): void {
  if (!("seat" in event)) return;
  const kingdom = kingdomOf(view, event.seat);
  switch (event.event) {
    case "HeroMoved":
      kingdom.hero = event.cell;
      break;
    case "HeroFell":
      kingdom.hero = null;
      break;
    case "WeaponUsed":
      strike(kingdom, event);
      break;
    case "Marched":
      settle(view, event, after);
      break;
    case "TrapPlaced":
      layDown(kingdom, event.cell, event.trap);
      useUp(view.coop ? view.supply : kingdom.supply, event.trap.kind);
      break;
    case "TrapTaken":
      if (!view.coop) kingdom.supply[event.trap.kind] = (kingdom.supply[event.trap.kind] ?? 0) + 1;
      break;
    case "Wore":
      if (event.now.kind !== "") layDown(kingdom, event.cell, event.now);
      break;
    case "HearseLeft":
      kingdomOf(view, event.target).cemetery.push(...event.kinds);
      break;
    case "Struck":
      if (event.what === "capital") view.capital = event.left;
      else if (event.what === "tower") kingdom.floors = event.left;
      else kingdom.houses = event.left;
      break;
    case "TowerFell":
      kingdom.towers = kingdom.towers.filter((square) => square !== event.cell);
      kingdom.ruins = [...kingdom.ruins, event.cell];
      break;
    case "Arrived":
      for (const token of [...event.drawn, ...event.sent]) waitInForest(view, event.seat, token, after);
      break;
    default: // nothing is put down
  }
}

function same(one: TokenView, other: TokenView): boolean {
  return one.colour === other.colour && one.side === other.side && one.chief === other.chief;
}

function takeBone(kingdom: KingdomView, place: string, token: TokenView): void {
  const here = kingdom.bones.filter((bone) => bone.place === place && same(bone.token, token));
  const bone = here.find((one) => !one.moved) ?? here[0];
  if (bone === undefined) return;
  bone.count -= 1;
  kingdom.bones = kingdom.bones.filter((one) => one.count > 0);
}

/** Whether such a skeleton is to be seen there. */
export function isOn(kingdom: KingdomView, place: string, token: TokenView): boolean {
  return kingdom.bones.some((bone) => bone.place === place && same(bone.token, token));
}

function takeBeside(kingdom: KingdomView, token: TokenView): void {
  const near = kingdom.bones.find((one) => isBeside(one.place, kingdom.hero ?? "") && same(one.token, token));
  if (near !== undefined) takeBone(kingdom, near.place, token);
}

/** What a weapon leaves behind: the hero elsewhere, a stack elsewhere, or frozen ones. */
function strike(kingdom: KingdomView, { weapon, cell, landing }: BadBonesWeaponUsed): void {
  if (weapon === "teleport_staff") kingdom.hero = cell;
  for (const bone of kingdom.bones) {
    if (weapon === "morning_star" && bone.place === cell) bone.place = landing;
    if (weapon === "ice_staff" && (cell === "" ? !isSlot(bone.place) : bone.place === cell)) freeze(bone);
  }
}

function freeze(bone: BoneView): void {
  if (bone.frozen) return;
  bone.frozen = true;
  bone.face = bone.face === "white" ? "black" : "white";
}

function takeAnywhere(kingdom: KingdomView, token: TokenView): void {
  const bone = kingdom.bones.find((one) => same(one.token, token));
  if (bone !== undefined) takeBone(kingdom, bone.place, token);
}

function layDown(kingdom: KingdomView, square: string, face: { kind: string; turn: string; damaged: boolean }): void {
  const others = kingdom.traps.filter((trap) => trap.square !== square);
  kingdom.traps = [...others, { square, ...face, used: false, aim: "", load: [] }];
}

function useUp(supply: Record<string, number>, kind: string): void {
  supply[kind] = Math.max(0, (supply[kind] ?? 0) - 1);
}

/** Where a walk ends: on the board, in the forest, or in somebody's cemetery. */
function settle(view: BadBonesView, event: BadBonesMarched, after: BadBonesView): void {
  if (event.fate === "sent-home") {
    for (const token of event.kinds) waitInForest(view, event.seat, token, after);
    return;
  }
  if ((event.fate === "thrown" || event.fate === "leaves") && event.target >= 0) {
    kingdomOf(view, event.target).cemetery.push(...event.kinds);
    return;
  }
  const ends = { stands: -1, held: -1, robs: -1, stays: 0, loops: 0 }[event.fate];
  const place = ends === undefined ? undefined : event.path.at(ends);
  if (place === undefined) return;
  for (const token of event.kinds) kingdomOf(view, event.seat).bones.push(bone(place, token, event.facing, view, true));
}

function bone(place: string, token: TokenView, facing: string, view: BadBonesView, moved: boolean): BoneView {
  const other = view.tracking === "white" ? "black" : "white";
  const face = moved ? other : view.tracking;
  return { place, token, facing, face, moved, frozen: false, led: false, count: 1 };
}

/** The lane is looked up where the token waits in the end. */
function waitInForest(view: BadBonesView, seat: number, token: TokenView, after: BadBonesView): void {
  const waits = kingdomOf(after, seat).bones.find((one) => isSlot(one.place) && same(one.token, token));
  if (waits !== undefined) kingdomOf(view, seat).bones.push({ ...waits, count: 1 });
}
