// How a piece moves over the board: where it is, which way it points and how large it is, moment by moment.
import type { BadBonesMarched } from "../../protocol";
import { centre, DEGREES, degrees, pointsOf, towards, type Point } from "./geometry";
import { homeOf, type Direction, type Ground } from "./ground";

interface State {
  time: number; // in steps
  at: Point;
  angle: number;
  scale: number;
  seen: number; // 1: fully
}

export interface Flight {
  move: Keyframe[];
  turn: Keyframe[];
}

export interface Playing {
  frames: Keyframe[];
  delay: number;
  ms: number;
}

/** An element plays its frames once and stays as it is at their end. */
export function play(node: Element, { frames, delay, ms }: Playing): { destroy(): void } {
  const running = node.animate(frames, { duration: Math.max(1, ms), delay, fill: "both" });
  return { destroy: () => running.cancel() };
}

/** A walk: a step, the turn, the next step; then what becomes of the walker. */
export function walk(event: BadBonesMarched, ground: Ground): Flight {
  const stopped = event.fate === "stays" || event.fate === "loops";
  const way = pointsOf(event.path, ground.coop);
  const points = stopped ? [...bounced(way)] : way;
  const facing = DEGREES[event.facing as Direction] ?? 0;
  const first = points[0] ?? { x: 0, y: 0 };
  const start = points[1] === undefined || stopped ? facing : degrees(towards(first, points[1]));
  const states: State[] = [{ time: 0, at: first, angle: start, scale: 1, seen: 1 }];
  points.slice(1).forEach((point, index) => {
    const last = states.at(-1) as State;
    const angle = stopped ? facing : nearest(last.angle, degrees(towards(last.at, point)));
    if (index > 0) states.push({ ...last, time: index + 0.15, angle });
    states.push({ time: index + 1, at: point, angle, scale: 1, seen: 1 });
  });
  states.push(...ending(event, states.at(-1) as State, facing, ground));
  return frames(states);
}

/** Half a step forward and back again. */
function bounced(way: Point[]): Point[] {
  const [first, second] = [way[0] as Point, way[1] ?? (way[0] as Point)];
  return [first, { x: first.x + (second.x - first.x) * 0.35, y: first.y + (second.y - first.y) * 0.35 }, first];
}

function ending(event: BadBonesMarched, last: State, facing: number, ground: Ground): State[] {
  const gone = { ...last, scale: 0.3, seen: 0 };
  switch (event.fate) {
    case "thrown":
      return [
        { ...last, time: last.time + 0.9, at: { x: last.at.x + 60, y: last.at.y - 210 }, scale: 1.7 },
        { ...gone, time: last.time + 1.5, at: { x: last.at.x + 150, y: last.at.y - 330 }, scale: 1.2 },
      ];
    case "sent-home": {
      const home = centre(homeOf(ground, event.kinds[0] ?? { colour: "", side: "", chief: "" }), ground.coop);
      return [
        { ...gone, time: last.time + 0.25 },
        { ...gone, time: last.time + 0.26, at: home },
        { ...last, time: last.time + 0.5, at: home },
      ];
    }
    case "tower":
    case "leaves":
    case "slain":
    case "bombed":
    case "staked":
    case "loaded":
      return [{ ...gone, time: last.time + 0.5, angle: event.fate === "slain" ? last.angle + 90 : last.angle }];
    default:
      return [{ ...last, time: last.time + 0.5, angle: nearest(last.angle, facing) }];
  }
}

/** The same direction, told so that one turns the short way round. */
function nearest(from: number, to: number): number {
  return to + 360 * Math.round((from - to) / 360);
}

/** A straight way from one point to another, without turning; it may grow on the way. */
export function slide(from: Point, to: Point, angle = 0, scale = 1): Flight {
  return frames([
    { time: 0, at: from, angle, scale, seen: 1 },
    { time: 1, at: to, angle, scale: 1, seen: 1 },
  ]);
}

/** It stays where it is, and grows, shrinks or fades. */
export function change(at: Point, from: { scale: number; seen: number }, to: { scale: number; seen: number }): Flight {
  return frames([
    { time: 0, at, angle: 0, ...from },
    { time: 1, at, angle: 0, ...to },
  ]);
}

function frames(states: State[]): Flight {
  const whole = states.at(-1)?.time || 1;
  return {
    move: states.map(({ time, at, scale, seen }) => ({
      offset: time / whole,
      transform: `translate(${at.x}px, ${at.y}px) scale(${scale})`,
      opacity: seen,
      easing: "ease-in-out",
    })),
    turn: states.map(({ time, angle }) => ({ offset: time / whole, transform: `rotate(${angle}deg)` })),
  };
}
