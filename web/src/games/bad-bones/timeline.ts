// When each event of a moment begins and how long it takes. Boards move side by side; on one board the next begins
// when the one before is half done.
import type { BadBonesEvent } from "../../protocol";

interface Timed {
  event: BadBonesEvent;
  start: number;
  ms: number;
}

const STEP = 320; // one step of one piece
const ARC = 480; // through the air
const LONGEST = 3_600; // however many walk

function lengthOf(event: BadBonesEvent): number {
  switch (event.event) {
    case "Marched":
      return STEP * Math.max(0.5, event.path.length - 1) + (event.fate === "thrown" ? ARC : STEP / 2);
    case "Arrived":
      return ARC + 60 * (event.drawn.length + event.sent.length);
    case "HearseLeft":
    case "WeaponUsed":
      return ARC;
    default:
      return STEP;
  }
}

/** The events of one moment, each with its time. */
export function timeline(events: BadBonesEvent[]): Timed[] {
  const next = new Map<number, number>(); // by seat: when the next one may begin
  const done = new Map<number, number>(); // by seat: when the last one ends
  const timed = events.map((event) => {
    const seat = "seat" in event ? event.seat : -1;
    const ms = lengthOf(event);
    const follows = event.event !== "Marched"; // what came of a move waits for its end
    const start = (follows ? done.get(seat) : next.get(seat)) ?? 0;
    next.set(seat, follows ? Math.max(next.get(seat) ?? 0, start) : start + ms / 2);
    if (!follows && start + ms < (done.get(seat) ?? 0)) return { event, start, ms };
    if (!isMark(event)) done.set(seat, start + ms);
    return { event, start, ms };
  });
  const pace = Math.min(1, LONGEST / Math.max(1, lasts(timed)));
  return timed.map(({ event, start, ms }) => ({ event, start: start * pace, ms: ms * pace }));
}

/** What only marks a loss holds up nobody. */
function isMark(event: BadBonesEvent): boolean {
  return ["Struck", "TowerFell", "Eliminated", "SaboteurLeft", "Lured", "Wore", "TrapPlaced"].includes(event.event);
}

export function lasts(timed: Timed[]): number {
  return Math.max(0, ...timed.map(({ start, ms }) => start + ms));
}
