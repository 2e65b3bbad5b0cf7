// Where things lie in the drawing of a kingdom: cells of 100 units, forests 92 deep, the village or the capital 104.
import type { Arrow, Direction } from "./ground";

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 684;
export const HEIGHT = 696;
export const CELL = 100;
export const FOREST = 92;
const TOWN = 104;

const MIDDLE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };

export const STEP: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

export const DEGREES: Record<Direction, number> = { right: 0, down: 90, left: 180, up: 270 };

/** How far down the squares begin: below the top forest, in co-op below the capital. */
export function topOf(coop: boolean): number {
  return coop ? TOWN : FOREST;
}

/** Where the town begins, seen from above. */
export function townTop(coop: boolean): number {
  return coop ? -6 : HEIGHT - TOWN + 6;
}

/** The middle of a square, of the waiting place in a forest, or of what lies beyond the edge one leaves by. */
export function centre(place: string, coop: boolean, from?: string): Point {
  const top = topOf(coop);
  const [first = "", second = ""] = place.split(" ");
  if (first === "edge") return beyond(second as Direction, from === undefined ? MIDDLE : centre(from, coop), coop);
  if (second === "") return { x: columnAt(first.slice(0, 1)), y: rowAt(first.slice(1), top) };
  if (first === "left") return { x: 64, y: rowAt(second, top) };
  if (first === "right") return { x: WIDTH - 64, y: rowAt(second, top) };
  return { x: columnAt(second), y: first === "top" ? 64 : HEIGHT - 64 };
}

function columnAt(name: string): number {
  return FOREST + CELL * (name.charCodeAt(0) - 97) + CELL / 2;
}

function rowAt(name: string, top: number): number {
  return top + CELL * (5 - Number(name)) + CELL / 2;
}

function beyond(edge: Direction, from: Point, coop: boolean): Point {
  const top = topOf(coop);
  if (edge === "left") return { x: 40, y: from.y };
  if (edge === "right") return { x: WIDTH - 40, y: from.y };
  return { x: from.x, y: edge === "up" ? top - 52 : top + 5 * CELL + 46 };
}

/** The points of a way, place by place. */
export function pointsOf(path: string[], coop: boolean): Point[] {
  return path.map((place, index) => centre(place, coop, path[index - 1]));
}

export function moved(point: Point, way: Point, by: number): Point {
  return { x: point.x + way.x * by, y: point.y + way.y * by };
}

/** From one point to another, one unit long. */
export function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

export function degrees(way: Point): number {
  return (Math.atan2(way.y, way.x) * 180) / Math.PI;
}

/** A printed arrow: in along one side, round the middle, out by the other. */
export function arrowPath(arrow: Arrow, coop: boolean): string {
  const middle = centre(arrow.square, coop);
  const [into, out] = [STEP[arrow.moving], STEP[arrow.becomes]];
  const start = moved(middle, into, -46);
  const bend = moved(middle, into, -20);
  const turned = moved(middle, out, 20);
  const neck = moved(middle, out, 40);
  const tip = moved(middle, out, 44);
  const back = moved(middle, out, 34);
  const wing = { x: out.y * 8, y: out.x * 8 };
  return (
    `M${at(start)}L${at(bend)}Q${at(middle)} ${at(turned)}L${at(neck)}` +
    `M${back.x - wing.x} ${back.y - wing.y}L${at(tip)}L${back.x + wing.x} ${back.y + wing.y}`
  );
}

export function at(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where the pieces of a stack lie around its middle, the first below. */
export function stacked(count: number, mini: boolean): Point[] {
  const gap = mini ? 16 : 11;
  const drawn = Math.min(count, 3);
  return Array.from({ length: drawn }, (_, index) => {
    const from = index - (drawn - 1) / 2;
    return { x: from * gap * 1.35, y: from * gap };
  });
}
