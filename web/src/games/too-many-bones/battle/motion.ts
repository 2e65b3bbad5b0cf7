// What moves on the mat during a moment.
import type { BaddieView, GearlocView, Previewed, TooManyBonesEvent, TooManyBonesView } from "../../../protocol";
import type { Beat } from "../../game";
import { baddieAt, gearlocAt } from "../table";

export interface Walk {
  unit: number;
  way: string[];
}

export function baddieOrGearloc(view: TooManyBonesView, unit: number): GearlocView | BaddieView | undefined {
  return gearlocAt(view, unit) ?? baddieAt(view, unit);
}

function eventOf(beat: Beat | null): TooManyBonesEvent | null {
  return (beat?.told[0]?.show as TooManyBonesEvent | undefined) ?? null;
}

/** Who walks, and over which squares. */
export function walkIn(beat: Beat | null): Walk | null {
  const event = eventOf(beat);
  return event?.event === "Moved" ? { unit: event.who.unit, way: event.path } : null;
}

/** Who falls. */
export function fallingIn(beat: Beat | null): number | null {
  const event = eventOf(beat);
  return event?.event === "KnockedOut" || event?.event === "Defeated" ? event.who.unit : null;
}

/** Whose HP change, and by how much in all. */
export function changeIn(beat: Beat | null): { unit: number; by: number } | null {
  const event = eventOf(beat);
  return event === null ? null : changeOf(event);
}

function changeOf(event: TooManyBonesEvent): { unit: number; by: number } | null {
  switch (event.event) {
    case "Hurt":
      return { unit: event.who.unit, by: -event.lost };
    case "LostHp":
      return { unit: event.who.unit, by: -event.amount };
    case "Healed":
      return { unit: event.who.unit, by: event.amount };
    default:
      return null;
  }
}

/** What would come of an offer, as far as the mat shows it: HP that come or go, and who would stand where. */
interface Foreseen {
  changes: Map<number, number>;
  ends: Map<string, string>; // a portrait by its square
}

export function foreseen(preview: Previewed | null, lit: number | null): Foreseen {
  const changes = new Map<number, number>();
  const ends = new Map<string, string>();
  for (const { show } of lit !== null && preview?.pick === lit ? preview.told : []) {
    const event = show as TooManyBonesEvent;
    const change = changeOf(event);
    if (change !== null) changes.set(change.unit, (changes.get(change.unit) ?? 0) + change.by);
    if (event.event === "Moved") ends.set(event.cell, event.who.key);
  }
  return { changes, ends };
}

/** Whether dice are thrown just now. */
export function isTumbling(beat: Beat | null): boolean {
  const event = eventOf(beat);
  return event?.event === "Rolled" || event?.event === "Rerolled";
}

/** The middle of a square in hundredths of the mat, its left edge apart. */
export function middle(square: string): { x: number; y: number } {
  return { x: ("abcd".indexOf(square.charAt(0)) + 0.5) * 25, y: (4 - Number(square.charAt(1)) + 0.5) * 25 };
}
