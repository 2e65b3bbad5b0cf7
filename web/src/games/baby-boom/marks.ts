// What to draw over the mat for a run of events: the same for what would happen and for what has happened.
import type { BabyBoomEvent, BabyBoomExploded, Told } from "../../protocol";
import { type Point, centre, CELL } from "./board";

export interface Trail {
  seat: number;
  path: string[];
  face: number;
  fate: "stays" | "falls" | "springs"; // a die may fall into the hole or spring a trap
}

export interface Loss {
  square: string;
  colour: string;
  face: number;
}

export interface Marks {
  trails: Trail[];
  ticks: { square: string; face: number }[]; // dice that counted down where they stood
  blasts: BabyBoomExploded[];
  losses: Loss[];
  fresh: string[]; // where a die or a tile was put down
}

const ROUNDS = new Set(["RoundBegan", "RoundEnded"]);

/** The marks of the events since the board was last cleared. */
export function marks(told: Told[]): Marks {
  const cleared = told.findLastIndex(({ show }) => show.event === "RoundBegan");
  const found: Marks = { trails: [], ticks: [], blasts: [], losses: [], fresh: [] };
  for (const { show } of told.slice(cleared + 1)) {
    if (!ROUNDS.has(show.event)) add(found, show as BabyBoomEvent);
  }
  return found;
}

function add(found: Marks, show: BabyBoomEvent): void {
  if (show.event === "Moved" || show.event === "Pushed") {
    found.trails.push({ seat: show.seat, path: show.path, face: show.face, fate: "stays" });
  } else if (show.event === "Fell" || show.event === "TrapSprung") {
    const last = found.trails.at(-1);
    if (last !== undefined) last.fate = show.event === "Fell" ? "falls" : "springs";
  } else if (show.event === "CountedDown") {
    found.ticks.push({ square: show.cell, face: show.face });
  } else if (show.event === "Exploded") {
    found.blasts.push(show);
    show.hits.forEach((square, i) => found.losses.push({ square, ...show.lost[i]! }));
  } else if (show.event === "Placed" || show.event === "Laid") {
    found.fresh.push(show.cell);
  }
}

/** A line through the squares of a path, round at the corners, beginning and ending so far from the middles. */
export function line(path: string[], start: number, stop: number): { d: string; tip: Point; heading: number } {
  const points = path.map(centre);
  const [origin, second] = points as [Point, Point];
  const end = points.at(-1)!;
  const before = points.at(-2)!;
  const first = towards(origin, second, start);
  const tip = towards(end, before, stop);
  const bends = points
    .slice(1, -1)
    .map((bend, i) => {
      const near = towards(bend, points[i]!, 12);
      const far = towards(bend, points[i + 2]!, 12);
      return `L${near.x} ${near.y}Q${bend.x} ${bend.y} ${far.x} ${far.y}`;
    })
    .join("");
  const heading = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return { d: `M${first.x} ${first.y}${bends}L${tip.x} ${tip.y}`, tip, heading };
}

function towards(from: Point, to: Point, by: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / far) * by, y: from.y + ((to.y - from.y) / far) * by };
}

interface Flame {
  points: string;
  core: string;
}

/** The two tongues of a blast: along the row and along the column, as far as it swept. */
export function flames(blast: BabyBoomExploded): Flame[] {
  const middle = centre(blast.cell);
  const reached = blast.swept.map(centre);
  const row = reached.filter((at) => at.y === middle.y).map((at) => at.x - middle.x);
  const column = reached.filter((at) => at.x === middle.x).map((at) => at.y - middle.y);
  const across = tongue(row).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  const along = tongue(column).map(({ x, y }) => ({ x: middle.x + y, y: middle.y + x }));
  return [across, along].filter((points) => points.length > 0).map(drawn);
}

const EDGE = CELL / 2 - 4;
const TEETH = 13; // between two points of the jagged edge

/** A jagged lens along the x axis, widest at 0. */
function tongue(reached: number[]): Point[] {
  if (reached.length === 0) return [];
  const from = Math.min(0, ...reached) - EDGE;
  const to = Math.max(0, ...reached) + EDGE;
  const steps = Math.round((to - from) / TEETH);
  const upper = Array.from({ length: steps + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / steps;
    const reach = x < 0 ? x / from : x / to;
    return { x, y: -(4 + (i % 2 === 0 ? 15 : 7) * (1 - reach * 0.85)) };
  });
  return [...upper, ...upper.map(({ x, y }) => ({ x, y: -y })).reverse()];
}

function drawn(points: Point[]): Flame {
  const half = points.length / 2;
  const ends = [points[0]!, points.at(-1)!, points[half - 1]!, points[half]!] as const;
  const from = { x: (ends[0].x + ends[1].x) / 2, y: (ends[0].y + ends[1].y) / 2 };
  const to = { x: (ends[2].x + ends[3].x) / 2, y: (ends[2].y + ends[3].y) / 2 };
  return {
    points: points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "),
    core: `M${towards(from, to, 8).x} ${towards(from, to, 8).y}L${towards(to, from, 8).x} ${towards(to, from, 8).y}`,
  };
}
