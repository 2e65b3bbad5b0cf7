// The forecast: what a preview says will come, as something to draw on the board and something to read beside it.
import type { BadBonesEvent, BadBonesMarched, Phrase, Previewed, TokenView } from "../../protocol";
import { centre, degrees, moved, pointsOf, towards, type Point } from "./geometry";
import { homeOf, type Ground } from "./ground";

interface Trail {
  key: string;
  points: Point[];
  colour: string;
  count: number;
  angle: number; // of its head
}

interface Ghost {
  place: string;
  token: TokenView;
  facing: string;
}

interface Harm {
  at: Point;
  change: number;
}

interface Line {
  icon: string;
  tone: "harm" | "good" | "plain" | "ask";
  say: Phrase;
  who: Phrase[];
}

export interface Ahead {
  trails: Trail[];
  ghosts: Ghost[];
  harms: Harm[];
  asks: string[]; // places where the owner will have to choose
  slain: string[]; // squares where skeletons would die at once
  lines: Line[];
  points: number | null; // once everybody has walked; none where that is uncertain
}

const SHORT: Record<string, number> = { stands: 26, held: 32, robs: 34 }; // how far before the middle a trail ends
const STAYING = ["stands", "held", "robs"];

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
    ghosts: marches.flatMap((march) => ghostsOf(march, ground)),
    harms: harmsOf(events, marches, ground),
    asks: [...new Set(all("ChoiceAhead").map((choice) => choice.cell))].filter((cell) => cell !== ""),
    slain: all("Destroyed").map((event) => event.cell),
    lines: linesOf(events, ground),
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

function ghostsOf(march: BadBonesMarched, ground: Ground): Ghost[] {
  const end = march.path.at(-1) ?? "";
  if (STAYING.includes(march.fate)) {
    return march.kinds.map((token) => ({ place: end, token, facing: march.facing }));
  }
  if (march.fate !== "sent-home") return [];
  return march.kinds.map((token) => ({ place: homeOf(ground, token), token, facing: inwards(token, ground.coop) }));
}

/** Which way one faces who waits in a forest. */
export function inwards(token: TokenView, coop: boolean): string {
  if (token.side === "left") return "right";
  return token.side === "right" ? "left" : coop ? "up" : "down";
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

/** What will happen, worst first, in numbers and words. */
function linesOf(events: BadBonesEvent[], ground: Ground): Line[] {
  const marches = events.filter((event): event is BadBonesMarched => event.event === "Marched");
  const lines: Line[] = [];
  const tell = (
    tone: Line["tone"],
    icon: string,
    what: string,
    count: number,
    walkers: BadBonesMarched[] = [],
  ): void => {
    if (count > 0)
      lines.push({ icon, tone, say: { key: `web-bad-bones-ahead-${what}`, args: { count } }, who: who(walkers) });
  };
  const struck = (what: string, sign: number): number =>
    sum(events.map((e) => (e.event === "Struck" && e.what === what ? Math.max(0, e.change * sign) : 0)));
  const count = (name: string): number => events.filter((event) => event.event === name).length;
  const ended = (test: (march: BadBonesMarched) => boolean): [number, BadBonesMarched[]] => {
    const found = marches.filter(test);
    return [sum(found.map((march) => march.kinds.length)), found];
  };
  const home = ground.coop ? "edge up" : "edge down";
  const intoTown = (m: BadBonesMarched): boolean => m.fate === "leaves" && m.path.at(-1) === home && m.target < 0;
  const wore = events.flatMap((event) => (event.event === "Wore" ? [event] : []));

  tell("harm", "i-flame", "doom", count("Eliminated"));
  tell("harm", "tower-1", "floors", struck("tower", -1), ended((m) => m.fate === "tower")[1]);
  tell("harm", "house-x", "houses", struck("village", -1), ended(intoTown)[1]);
  tell("harm", "house-x", "capital", struck("capital", -1), ended(intoTown)[1]);
  tell("harm", "tower-0", "towers", count("TowerFell"), ended((m) => m.fate === "tower")[1]);
  tell("harm", "t-treasure-d", "stolen", wore.filter((event) => event.why === "stolen").length);
  tell("good", "house", "mended", struck("tower", 1) + struck("village", 1) + struck("capital", 1));
  const ownGrave = (m: BadBonesMarched): boolean => m.target === m.seat;
  tell("good", "t-catapult", "thrown", ...ended((m) => m.fate === "thrown" && !ownGrave(m)));
  tell("good", "i-arrow", "left", ...ended((m) => m.fate === "leaves" && !intoTown(m) && !ownGrave(m)));
  tell("plain", "grave", "returns", ...ended((m) => (m.fate === "thrown" || m.fate === "leaves") && ownGrave(m)));
  const cut = sum(events.map((e) => (e.event === "Destroyed" && e.by !== "bomb" ? e.kinds.length : 0)));
  const [slain, bySlain] = ended((m) => m.fate === "slain");
  tell("good", "hero", "slain", slain + cut, bySlain);
  const [bombed, byTraps] = ended((m) => m.fate === "bombed" || m.fate === "staked");
  const dropped = sum(events.map((e) => (e.event === "Destroyed" && e.by === "bomb" ? e.kinds.length : 0)));
  tell("good", "t-bomb", "killed", bombed + dropped, byTraps);
  tell("good", "t-hearse", "loaded", ...ended((m) => m.fate === "loaded"));
  tell("good", "t-portal", "sent-home", ...ended((m) => m.fate === "sent-home"));
  tell("plain", "t-barricade", "stopped", ...ended((m) => m.fate === "stays" || m.fate === "loops"));
  tell("plain", "t-labyrinth", "held", ...ended((m) => m.fate === "held"));
  tell("plain", "t-wall-d", "damaged", wore.filter((e) => e.why !== "stolen" && e.now.kind !== "").length);
  tell("harm", "t-wall-d", "worn-out", wore.filter((e) => e.why !== "stolen" && e.now.kind === "").length);
  tell("ask", "i-help", "asked", count("ChoiceAhead"));
  return lines;
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Who it is, by colour: where each of them comes from. */
function who(marches: BadBonesMarched[]): Phrase[] {
  const places = new Map<string, string[]>();
  for (const march of marches) {
    const colour = march.kinds[0]?.colour ?? "";
    const from = march.path[0] ?? "";
    const known = places.get(colour) ?? [];
    if (!known.includes(from)) places.set(colour, [...known, from]);
  }
  return [...places].map(([colour, from]) => ({
    key: "web-bad-bones-ahead-from",
    args: { colour, places: from.map(placePhrase) },
  }));
}

/** A square by its name, a forest slot by its forest. */
function placePhrase(place: string): Phrase {
  const [side = "", lane] = place.split(" ");
  return { key: "bad-bones-place", args: { place: lane === undefined ? place : side } };
}
