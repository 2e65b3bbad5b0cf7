// Which drawing stands for what.
import type { BadBonesView, BoneView, GameView, KingdomView } from "../../protocol";

const ONE_SIDED = ["hearse", "treasure"]; // they never lie on the board damaged

export function trapSymbol(kind: string, turn: string, damaged: boolean): string {
  if (kind === "destroyed zone") return "t-bomb-d";
  if (kind === "labyrinth") return turn === "black" ? "t-labyrinth-d" : "t-labyrinth";
  return damaged && !ONE_SIDED.includes(kind) ? `t-${kind}-d` : `t-${kind}`;
}

export function itemSymbol(item: string, weapon: boolean): string {
  return weapon ? `w-${item}` : trapSymbol(item, "", false);
}

/** The table frame knows views of all games; here it is always this one. */
export function tableOf(view: GameView): BadBonesView {
  return view as BadBonesView;
}

export function kingdomOf(view: BadBonesView, seat: number): KingdomView {
  const kingdom = view.kingdoms[seat];
  if (kingdom === undefined) throw new RangeError(`no kingdom has the number ${seat}`);
  return kingdom;
}

/** Skeletons by the place they are on. */
export function byPlace(bones: BoneView[]): Map<string, BoneView[]> {
  const places = new Map<string, BoneView[]>();
  for (const bone of bones) places.set(bone.place, [...(places.get(bone.place) ?? []), bone]);
  return places;
}

export function countOf(bones: BoneView[]): number {
  return bones.reduce((sum, bone) => sum + bone.count, 0);
}

/** The seat of a banner; below 0 if nobody carries it. */
export function seatOf(view: BadBonesView, banner: string): number {
  return view.kingdoms.findIndex((kingdom) => kingdom.banner === banner);
}
