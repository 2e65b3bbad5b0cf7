// What is where on the table of Too Many Bones.
import type { BaddieView, BagView, GameView, GearlocView, TooManyBonesView, Words } from "../../protocol";

export const LANES = ["a", "b", "c", "d"];
export const ROWS = [4, 3, 2, 1]; // from the top: the baddies' two, then the gearlocs' two
export const SQUARES = ROWS.flatMap((row) => LANES.map((lane) => `${lane}${row}`));
const SQUARE = /^[a-d][1-4]$/;

export function tableOf(view: GameView): TooManyBonesView {
  return view as TooManyBonesView;
}

export function isSquare(place: string): boolean {
  return SQUARE.test(place);
}

export function gearlocAt(view: TooManyBonesView, unit: number): GearlocView | undefined {
  return view.party.find((one) => one.unit === unit);
}

export function baddieAt(view: TooManyBonesView, unit: number): BaddieView | undefined {
  return view.baddies.find((one) => one.unit === unit);
}

/** What a unit is called, if it is still there. */
export function nameOfUnit(view: TooManyBonesView, unit: number): Words | null {
  return gearlocAt(view, unit)?.name ?? baddieAt(view, unit)?.name ?? null;
}

export function bagOf(view: TooManyBonesView, unit: number): BagView | undefined {
  return view.adventure?.bags.find((bag) => bag.unit === unit);
}
