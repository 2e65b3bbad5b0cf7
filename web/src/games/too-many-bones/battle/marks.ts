// What the last moves left behind on the mat, and what a line of the log speaks of.
import type { Entry, Told, TooManyBonesEvent, WhoView } from "../../../protocol";

export interface Mark {
  square: string;
  from: string; // "" where nobody came from anywhere
}

/** Where each walk since one's own last answer began and ended; of several by one unit the whole way. */
export function marksOf(latest: Entry[]): Mark[] {
  const found = new Map<number, Mark>();
  for (const { told } of latest) {
    for (const { show } of told) {
      const event = show as TooManyBonesEvent;
      if (event.event === "Entered") found.set(event.who.unit, { square: event.cell, from: "" });
      if (event.event === "Moved") {
        const earlier = found.get(event.who.unit);
        found.set(event.who.unit, { square: event.cell, from: earlier?.from ?? event.origin });
      }
      if (event.event === "Defeated" || event.event === "KnockedOut") found.delete(event.who.unit);
    }
  }
  return [...found.values()].filter((mark) => mark.square !== mark.from);
}

/** A unit as the log points at it. */
export function unitMark(unit: number): string {
  return `unit ${unit}`;
}

function isWho(value: unknown): value is WhoView {
  return typeof value === "object" && value !== null && "unit" in value && "key" in value;
}

/** The units and squares a line of the log is about. */
export function speaks(told: Told): string[] {
  const event = told.show as TooManyBonesEvent;
  const units = Object.values(event).filter(isWho);
  const squares = "cell" in event && typeof event.cell === "string" ? [event.cell] : [];
  return [...units.filter((who) => who.unit >= 0).map((who) => unitMark(who.unit)), ...squares];
}
