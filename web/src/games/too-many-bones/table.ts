// What is where on the table of Too Many Bones.
import {
  NOBODY,
  type BaddieView,
  type BagView,
  type GameView,
  type GearlocView,
  type TooManyBonesView,
} from "../../protocol";

export const FIRST_BADDIE = 4; // units below are gearlocs, and their numbers are seats

export function tableOf(view: GameView): TooManyBonesView {
  return view as TooManyBonesView;
}

export function isGearloc(unit: number): boolean {
  return unit >= 0 && unit < FIRST_BADDIE;
}

export function gearlocAt(view: TooManyBonesView, unit: number): GearlocView | undefined {
  return view.party.find((one) => one.unit === unit);
}

export function baddieAt(view: TooManyBonesView, unit: number): BaddieView | undefined {
  return view.baddies.find((one) => one.unit === unit);
}

export function bagOf(view: TooManyBonesView, unit: number): BagView | undefined {
  return view.road?.bags.find((bag) => bag.unit === unit);
}

/** Whether the battle mat is what counts now; a battle on its own is nothing else. */
export function isBattle(view: TooManyBonesView): boolean {
  return view.road === null || view.road.phase === "battle" || view.turn.unit !== NOBODY;
}
