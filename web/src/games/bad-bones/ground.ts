// The printed board, as the facts have it: forests with their lanes, towers, and arrows.
import type { Fact, TokenView } from "../../protocol";

export type Direction = "up" | "right" | "down" | "left";
type Side = "left" | "top" | "right" | "bottom";

interface Lane {
  side: Side;
  slot: string; // the place before the first square, as views name it: "left 4", "top c"
  square: string;
  colour: string;
}

export interface Arrow {
  square: string;
  moving: Direction;
  becomes: Direction;
  ruin: boolean; // printed below a tower of the team, and seen once that has fallen
}

export interface Ground {
  coop: boolean;
  lanes: Lane[];
  towers: string[]; // where they stand when the game begins
  arrows: Arrow[];
  houses: number; // of a village, or of the whole capital
  proposed: boolean; // something of it is not known from the printed board
}

export const COLUMNS = ["a", "b", "c", "d", "e"];
export const ROWS = ["5", "4", "3", "2", "1"];
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

type Printed = Omit<Arrow, "ruin">;

/** The side of the board that is played on. */
export function groundOf(facts: Fact[], coop: boolean, players: number): Ground {
  const known = new Map(facts.map((fact) => [fact.name, fact]));
  const used: Fact[] = [];
  const read = <Value>(name: string, otherwise: Value): Value => {
    const fact = known.get(name);
    if (fact === undefined) return otherwise;
    used.push(fact);
    return fact.value as Value;
  };
  const sides: Side[] = coop ? ["left", "bottom", "right"] : ["left", "top", "right"];
  const board = coop ? "board.coop" : "board.base";
  const lanes = sides.flatMap((side) =>
    Object.entries(read<Record<string, string>>(`${board}.lanes.${side}`, {})).map(([colour, square]) => ({
      side,
      slot: slotOf(side, square),
      square,
      colour,
    })),
  );
  const printed = read<Printed[]>(`${board}.arrows`, []);
  const below = coop ? read<Printed[]>(`${board}.ruin_arrows`, []) : [];
  const arrows = [
    ...printed.map((arrow) => ({ ...arrow, ruin: false })),
    ...below.map((arrow) => ({ ...arrow, ruin: true })),
  ];
  const towers = coop ? read<string[]>(`${board}.towers`, []) : [read(`${board}.tower`, "")];
  const proposed = used.some((fact) => fact.proposed);
  const houses = coop
    ? read("setup.coop.houses_per_player", 1) * players
    : read(players === 1 ? "setup.solo.houses" : "setup.base.houses", 1);
  return { coop, lanes, towers, arrows, houses, proposed };
}

function slotOf(side: Side, square: string): string {
  return `${side} ${side === "left" || side === "right" ? square.slice(1) : square.slice(0, 1)}`;
}

/** Where a skeleton waits when it comes out of the cemetery; those drawn for the top come from below in co-op. */
export function homeOf(ground: Ground, token: TokenView): string {
  const side = ground.coop && token.side === "top" ? "bottom" : token.side;
  return ground.lanes.find((lane) => lane.side === side && lane.colour === token.colour)?.slot ?? "";
}

/** Which way one faces who waits in a forest. */
export function inwards(token: TokenView, coop: boolean): string {
  if (token.side === "left") return "right";
  return token.side === "right" ? "left" : coop ? "up" : "down";
}

export function isSlot(place: string): boolean {
  return place.includes(" ") && !place.startsWith("edge");
}

/** Whether two squares share an edge. */
export function isBeside(one: string, other: string): boolean {
  if (!SQUARES.includes(one) || !SQUARES.includes(other)) return false;
  const across = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const along = Math.abs(Number(one[1]) - Number(other[1]));
  return across + along === 1;
}

/** Whether an arrow shows: nothing lies on it, and the tower above it has fallen. */
export function shows(arrow: Arrow, traps: { square: string; kind: string }[], towers: string[]): boolean {
  if (towers.includes(arrow.square)) return false;
  const trap = traps.find((one) => one.square === arrow.square);
  return trap === undefined || trap.kind === "destroyed zone";
}

/** What a printed piece is worth or costs, if the facts say so. */
export function numberOf(facts: Fact[], name: string): number | null {
  const value = facts.find((fact) => fact.name === name)?.value;
  return typeof value === "number" ? value : null;
}
