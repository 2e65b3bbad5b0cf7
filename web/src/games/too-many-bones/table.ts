// What is where on the table of Too Many Bones.
import {
  NOBODY,
  type BaddieView,
  type BagView,
  type Entry,
  type GameView,
  type GearlocView,
  type TooManyBonesEvent,
  type TooManyBonesView,
  type Words,
} from "../../protocol";

const FIRST_BADDIE = 4; // units below are gearlocs, and their numbers are seats
const LAST_LANE = 7; // units up to here carry the marker of a lane

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

export function isGearloc(unit: number): boolean {
  return unit >= 0 && unit < FIRST_BADDIE;
}

/** The number on the marker of a baddie; 0 for whoever has none. */
export function markerOf(unit: number): number {
  return unit >= FIRST_BADDIE && unit <= LAST_LANE ? unit - FIRST_BADDIE + 1 : 0;
}

export function gearlocAt(view: TooManyBonesView, unit: number): GearlocView | undefined {
  return view.party.find((one) => one.unit === unit);
}

export function baddieAt(view: TooManyBonesView, unit: number): BaddieView | undefined {
  return view.baddies.find((one) => one.unit === unit);
}

export function gearlocNamed(view: TooManyBonesView, key: string): GearlocView | undefined {
  return view.party.find((one) => one.key === key);
}

/** What a unit is called, if it is still there. */
export function nameOfUnit(view: TooManyBonesView, unit: number): Words | null {
  return gearlocAt(view, unit)?.name ?? baddieAt(view, unit)?.name ?? null;
}

export function bagOf(view: TooManyBonesView, unit: number): BagView | undefined {
  return view.adventure?.bags.find((bag) => bag.unit === unit);
}

/** Whether the battle mat is what counts now; a battle on its own is nothing else. */
export function isBattle(view: TooManyBonesView): boolean {
  return view.adventure === null || view.adventure.phase === "battle" || view.turn.unit !== NOBODY;
}

/** What happened, from the latest backwards. */
export function* backwards(log: Entry[]): Generator<TooManyBonesEvent> {
  for (let entry = log.length - 1; entry >= 0; entry -= 1) {
    const told = log[entry]?.told ?? [];
    for (let each = told.length - 1; each >= 0; each -= 1) {
      const found = told[each];
      if (found !== undefined) yield found.show as TooManyBonesEvent;
    }
  }
}

/** The initiative somebody took its place on the meter with: a baddie's is printed, a gearloc's was rolled. */
export function initiativeOf(view: TooManyBonesView, log: Entry[], unit: number): number | null {
  const baddie = baddieAt(view, unit);
  if (baddie !== undefined) return baddie.initiative;
  for (const event of backwards(log)) {
    if (event.event === "InitiativeSet" && event.who.unit === unit) return event.value;
    if (event.event === "BattleWon" || event.event === "BattleLost") return null;
  }
  return null;
}
