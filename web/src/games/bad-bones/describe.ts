// A board in words, for those who listen: what is on a square, how a kingdom stands.
import type { BadBonesView, BoneView, Phrase, TrapView } from "../../protocol";
import { text } from "../../words/lang.svelte";
import type { Explanation } from "../explain.svelte";
import { shows, type Ground } from "./ground";
import { countOf, kingdomOf } from "./pieces";

function bonesPhrase(bone: BoneView): Phrase {
  const state = bone.frozen ? "frozen" : bone.moved ? "moved" : "unmoved";
  const { colour, chief } = bone.token;
  const args = { count: bone.count, colour, chief: chief || "none", facing: bone.facing, state };
  return { key: "web-bad-bones-bones", args };
}

function trapPhrase(trap: TrapView): Phrase {
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

/** The same with the printed arrows that turn whoever walks in, for those who cannot see them. */
export function spoken(view: BadBonesView, seat: number, place: string, ground: Ground): Phrase[] {
  const { traps, towers } = kingdomOf(view, seat);
  const seen = ground.arrows.filter((arrow) => arrow.square === place && shows(arrow, traps, towers));
  const arrows = seen.map(({ moving, becomes }) => ({ key: "web-bad-bones-arrow", args: { moving, becomes } }));
  return [...contents(view, seat, place), ...arrows];
}

/** What the pieces of a place are that one may not know: traps, chiefs, frozen ones. */
export function explained(view: BadBonesView, seat: number, place: string): Explanation[] {
  const { traps, bones } = kingdomOf(view, seat);
  const here = bones.filter((bone) => bone.place === place);
  const chiefs = new Set(here.map((bone) => bone.token.chief).filter(Boolean));
  return [
    ...traps.filter((trap) => trap.square === place && trap.kind !== "destroyed zone").map(({ kind }) => item(kind)),
    ...[...chiefs].map((chief) => ({
      name: text("web-bad-bones-chief", { chief }),
      about: text("web-bad-bones-about-chief", { chief }),
    })),
    ...(here.some((bone) => bone.frozen) ? [known("frozen")] : []),
  ];
}

/** What a trap or a weapon is. */
export function item(kind: string): Explanation {
  return { name: text("web-bad-bones-item", { item: kind }), about: text("web-bad-bones-about", { item: kind }) };
}

/** What a state, a number or a phase of the game means. */
export function known(what: string): Explanation {
  return { name: text("web-bad-bones-known", { what }), about: text("web-bad-bones-about-known", { what }) };
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
