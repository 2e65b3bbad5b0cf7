// What stays marked on a board: the last move of its hero and its traps, and squares a line of the log speaks of.
import type { BadBonesEvent, Entry } from "../../protocol";
import { SQUARES } from "./ground";

export interface Mark {
  square: string;
  from: string; // where it began, if it moved
  told: boolean; // only because the log speaks of it
}

export function marksOf(latest: Entry[], seat: number, banner: string, marked: string[]): Mark[] {
  const marks: Mark[] = [];
  for (const event of latest.flatMap((entry) => entry.told.map((told) => told.show as BadBonesEvent))) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.event === "HeroMoved") marks.push({ square: event.cell, from: event.origin, told: false });
    if (event.event === "TrapPlaced") marks.push({ square: event.cell, from: "", told: false });
  }
  const last = new Map(marks.map((mark) => [mark.square, mark]));
  if (marked.includes(banner)) {
    for (const square of marked.filter((name) => SQUARES.includes(name))) {
      last.set(square, { square, from: "", told: true });
    }
  }
  return [...last.values()];
}
