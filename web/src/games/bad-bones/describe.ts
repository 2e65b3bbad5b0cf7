// A board in words, for those who listen: what is on a square, how a kingdom stands.
import type { BadBonesView, BoneView, Phrase, TrapView } from "../../protocol";
import { countOf, kingdomOf } from "./pieces";

export function bonesPhrase(bone: BoneView): Phrase {
  const state = bone.frozen ? "frozen" : bone.moved ? "moved" : "unmoved";
  const { colour, chief } = bone.token;
  const args = { count: bone.count, colour, chief: chief || "none", facing: bone.facing, state };
  return { key: "web-bad-bones-bones", args };
}

export function trapPhrase(trap: TrapView): Phrase {
  const turn = trap.turn === "/" ? "slash" : trap.turn === "\\" ? "backslash" : trap.turn || "none";
  const item = trap.kind === "destroyed zone" ? "zone" : trap.kind;
  return { key: "web-bad-bones-trap", args: { item, turn, worn: trap.damaged ? "yes" : "no" } };
}

/** Everything on a square or in a forest slot. */
export function contents(view: BadBonesView, seat: number, place: string): Phrase[] {
  const kingdom = kingdomOf(view, seat);
  const found: Phrase[] = [];
  if (kingdom.hero === place) found.push({ key: "web-bad-bones-hero", args: {} });
  if (kingdom.towers.includes(place)) {
    found.push({ key: "web-bad-bones-tower", args: { floors: view.coop ? 0 : kingdom.floors } });
  }
  if (kingdom.ruins.includes(place)) found.push({ key: "web-bad-bones-ruin", args: {} });
  found.push(...kingdom.traps.filter((trap) => trap.square === place).map(trapPhrase));
  found.push(...kingdom.bones.filter((bone) => bone.place === place).map(bonesPhrase));
  return found;
}

/** A whole kingdom in a sentence. */
export function standing(view: BadBonesView, seat: number): Phrase {
  const kingdom = kingdomOf(view, seat);
  const args = {
    floors: kingdom.floors,
    houses: kingdom.houses,
    towers: kingdom.towers.length,
    cemetery: kingdom.cemetery.length,
    bones: countOf(kingdom.bones),
  };
  return { key: view.coop ? "web-bad-bones-stands-coop" : "web-bad-bones-stands", args };
}
