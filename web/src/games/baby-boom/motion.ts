// How the pieces move during a beat.
import type { BabyBoomEvent } from "../../protocol";
import type { Beat } from "../game";
import { centre, type Point } from "./board";
import { isJourney, spans, STEP, TICK } from "./beats";

/** What a die does during a beat; times are parts of it, from 0 to 1. */
export type Motion =
  | { does: "walk"; path: string[]; from: number; to: number; face: number }
  | { does: "tick"; face: number }
  | { does: "vanish" }
  | { does: "fall" }
  | { does: "shake" };

/** What the die on each square does. */
export function motions(beat: Beat | null): Map<string, Motion> {
  const found = new Map<string, Motion>();
  if (beat === null) return found;
  const shows = beat.told.map(({ show }) => show as BabyBoomEvent);
  const journeys = shows.filter(isJourney);
  const walks = spans(journeys);
  const whole = (walks.at(-1)?.to ?? 0) + TICK / STEP;
  journeys.forEach(({ path, face }, i) => {
    const { from, to } = walks[i]!;
    found.set(path[0]!, { does: "walk", path, from: from / whole, to: to / whole, face });
  });
  for (const show of shows) {
    if (show.event === "CountedDown") found.set(show.cell, { does: "tick", face: show.face });
    else if (show.event === "Fell") found.set(show.cell, { does: "fall" });
    else if (show.event === "TrapSprung") found.set(show.cell, { does: "shake" });
    else if (show.event === "Exploded") blast(found, show.cell, show.power, show.hits);
  }
  return found;
}

function blast(found: Map<string, Motion>, cell: string, power: number, hits: string[]): void {
  for (const square of hits) found.set(square, { does: "vanish" });
  if (power === 0) found.set(cell, { does: "vanish" });
  else if (!found.has(cell)) found.set(cell, { does: "shake" });
}

/** Walk square by square, with a small hop for each step. */
export function walk(path: string[], ms: number, from: number, to: number) {
  return (node: Element): (() => void) => {
    const points = path.map(centre);
    const start = points[0]!;
    const frames = points.flatMap((point, i) => {
      const next = points[i + 1];
      return next === undefined ? [frame(start, point)] : [frame(start, point), frame(start, middle(point, next))];
    });
    const going = node.animate(frames, { delay: ms * from, duration: ms * (to - from), fill: "both" });
    return () => going.cancel();
  };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 - 14 };
}

function frame(start: Point, at: Point): Keyframe {
  return { transform: `translate(${at.x - start.x}px, ${at.y - start.y}px)`, easing: "ease-in-out" };
}
