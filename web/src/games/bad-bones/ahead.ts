// The forecast: what a preview says will come, as something to draw on the board and something to read beside it.
import type { BadBonesEvent, BadBonesMarched, BoneView, ForecastLine, Previewed } from "../../protocol";
import { centre, degrees, moved, pointsOf, towards, type Point } from "./geometry";
import type { Ground } from "./ground";

interface Trail {
  key: string;
  points: Point[];
  colour: string;
  count: number;
  angle: number; // of its head
}

interface Harm {
  at: Point;
  change: number;
}

export interface Ahead {
  trails: Trail[];
  ghosts: BoneView[]; // skeletons as they will lie
  harms: Harm[];
  asks: string[]; // places where the owner will have to choose
  slain: string[]; // squares where skeletons would die at once
  lines: ForecastLine[];
  points: number | null; // once everybody has walked; none where that is uncertain
}

/** The piece or mark that stands for each line. */
export const ICONS: Record<ForecastLine["what"], string> = {
  kingdom: "i-flame",
  floor: "tower-1",
  house: "house-x",
  capital: "house-x",
  tower: "tower-0",
  stolen: "t-treasure-d",
  "worn-out": "t-wall-d",
  "floor-mended": "tower-1",
  "house-mended": "house",
  "capital-mended": "house",
  thrown: "t-catapult",
  left: "i-arrow",
  loaded: "t-hearse",
  slain: "hero",
  trapped: "t-bomb",
  home: "t-portal",
  returned: "grave",
  stopped: "t-barricade",
  held: "t-labyrinth",
  chased: "t-dragon",
  damaged: "t-wall-d",
  asked: "i-help",
};

const SHORT: Record<string, number> = { stands: 26, held: 32, robs: 34 }; // how far before the middle a trail ends

type Of<Name extends BadBonesEvent["event"]> = Extract<BadBonesEvent, { event: Name }>;

/** What comes to one kingdom. */
export function aheadOf(preview: Previewed | null, seat: number, ground: Ground): Ahead | null {
  if (preview === null) return null;
  const events = preview.told.map((told) => told.show as BadBonesEvent).filter((event) => seatIn(event) === seat);
  if (events.length === 0) return null;
  const all = <Name extends BadBonesEvent["event"]>(name: Name): Of<Name>[] =>
    events.filter((event): event is Of<Name> => event.event === name);
  const marches = all("Marched");
  return {
    trails: trailsOf(marches, ground),
    ghosts: preview.summary?.moved ?? [],
    harms: harmsOf(events, marches, ground),
    asks: [...new Set(all("ChoiceAhead").map((choice) => choice.cell))].filter((cell) => cell !== ""),
    slain: all("Destroyed").map((event) => event.cell),
    lines: preview.summary?.lines ?? [],
    points: all("PointsAhead")[0]?.points ?? null,
  };
}

function seatIn(event: BadBonesEvent): number {
  return "seat" in event ? event.seat : -1;
}

/** Ways that several take are drawn once for each colour, side by side. */
function trailsOf(marches: BadBonesMarched[], ground: Ground): Trail[] {
  const trails = new Map<string, Trail>();
  const beside = new Map<string, number>();
  for (const march of marches) {
    const way = march.path.join(">");
    const colour = march.kinds[0]?.colour ?? "";
    const key = `${way} ${colour}`;
    const known = trails.get(key);
    if (known !== undefined) {
      known.count += march.kinds.length;
    } else if (march.path.length > 1) {
      const lane = beside.get(way) ?? 0;
      beside.set(way, lane + 1);
      trails.set(key, trailOf(key, march, colour, lane, ground.coop));
    }
  }
  return [...trails.values()];
}

function trailOf(key: string, march: BadBonesMarched, colour: string, lane: number, coop: boolean): Trail {
  const aside = lane * 13 * (lane % 2 === 0 ? -0.5 : 1);
  const points = pointsOf(march.path, coop).map((point) => ({ x: point.x + aside, y: point.y + aside }));
  const [first, second] = [points[0] as Point, points[1] as Point];
  points[0] = moved(first, towards(first, second), 28);
  const [before, last] = [points.at(-2) as Point, points.at(-1) as Point];
  const way = towards(before, last);
  const short = march.fate === "leaves" ? 8 : (SHORT[march.fate] ?? 42);
  points[points.length - 1] = moved(last, way, -short);
  return { key, points, colour, count: march.kinds.length, angle: degrees(way) };
}

function harmsOf(events: BadBonesEvent[], marches: BadBonesMarched[], ground: Ground): Harm[] {
  const harms: Harm[] = [];
  const towers = marches.filter((march) => march.fate === "tower").map((march) => march.path.at(-1) ?? "");
  for (const event of events) {
    if (event.event === "TowerFell") harms.push({ at: beside(event.cell, ground.coop), change: -1 });
    if (event.event !== "Struck" || event.change === 0) continue;
    if (event.what === "tower") add(harms, beside(towers[0] ?? ground.towers[0] ?? "", ground.coop), event.change);
    else add(harms, townAt(marches, event.change, ground), event.change);
  }
  return harms;
}

function beside(square: string, coop: boolean): Point {
  const middle = centre(square, coop);
  return { x: middle.x + 58, y: middle.y };
}

/** Beside what burns; several burning in one place are added up. */
function add(harms: Harm[], at: Point, change: number): void {
  const known = harms.find((harm) => harm.at.x === at.x && harm.at.y === at.y);
  if (known === undefined) harms.push({ at, change });
  else known.change += change;
}

function townAt(marches: BadBonesMarched[], change: number, ground: Ground): Point {
  const edge = ground.coop ? "edge up" : "edge down";
  const way = marches.find((march) => march.path.at(-1) === edge && march.target < 0);
  const point = centre(edge, ground.coop, way?.path.at(-2));
  return change > 0 ? { x: 342, y: point.y } : { x: point.x, y: point.y + (ground.coop ? 30 : -38) };
}
