// Where things are on the nursery mat, in the units of its picture.
import type { BabyBoomView, DieView, Fact } from "../../protocol";

export const CELL = 112;
const RIM = 34;
export const SIDE = 2 * RIM + 5 * CELL;

export const FILES = ["a", "b", "c", "d", "e"];
export const RANKS = ["5", "4", "3", "2", "1"]; // from the top
export const SQUARES = RANKS.flatMap((rank) => FILES.map((file) => file + rank));

export const FULL = 5; // what a die shows when it is put on the board

/** The burst of Boom!, around the origin. */
export const BURST = "M0 -17L4 -8L12 -12L8 -4L17 0L8 4L12 12L4 8L0 17L-4 8L-12 12L-8 4L-17 0L-8 -4L-12 -12L-4 -8Z";

export interface Point {
  x: number;
  y: number;
}

export function centre(square: string): Point {
  const column = FILES.indexOf(square.charAt(0));
  const row = RANKS.indexOf(square.charAt(1));
  return { x: RIM + CELL * (column + 0.5), y: RIM + CELL * (row + 0.5) };
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The square an arrow key leads to; the same one at the edge, null for any other key. */
export function beside(square: string, key: string): string | null {
  const way = ARROWS[key];
  if (way === undefined) return null;
  const file = FILES[FILES.indexOf(square.charAt(0)) + way.x];
  const rank = RANKS[RANKS.indexOf(square.charAt(1)) + way.y];
  return file === undefined || rank === undefined ? square : file + rank;
}

/** Whether the last step of a path leads up the mat. */
export function comesUp(path: string[]): boolean {
  const [before, end] = path.slice(-2).map(centre);
  return before !== undefined && end !== undefined && before.x === end.x && before.y > end.y;
}

export function dieOn(view: BabyBoomView, square: string): DieView | undefined {
  return view.dice.find((die) => die.square === square);
}

/** The drawing of a die; face 0 is Boom!. */
export function bomb(seat: number, face: number): string {
  return `#d${seat}-${face === 0 ? "boom" : face}`;
}

const QUARTERS: Record<string, string[]> = {
  conveyor: ["right", "down", "left", "up"],
  wall: ["down", "left", "up", "right"],
  pinball: ["backslash", "slash"],
};

const SPOKEN: Record<string, string> = { "/": "slash", "\\": "backslash", "": "none" };

/** How phrases call the way a tile lies. */
export function spoken(turn: string): string {
  return SPOKEN[turn] ?? turn;
}

/** By how many degrees the drawing of a tile is turned. */
export function angle(kind: string, turn: string): number {
  return 90 * Math.max(0, (QUARTERS[kind] ?? []).indexOf(spoken(turn)));
}

/** How many dice everybody has, as the printed rules say for this number of players. */
export function diceEach(facts: Fact[], seats: number): number {
  const value = facts.find((fact) => fact.name === "dice_each")?.value as Record<string, number> | undefined;
  return value?.[seats] ?? 0;
}
