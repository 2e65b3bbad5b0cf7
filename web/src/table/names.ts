// What people and places at a table are called.
import { manifestOf } from "../games/registry";
import type { Phrase, Table } from "../protocol";
import { say } from "../words/lang.svelte";

/** The game's own name for a place: Red, Raven, or the gearloc that was chosen for it. */
export function seatName(table: Pick<Table, "game" | "seats" | "options">, seat: number): Phrase {
  return ownName(table.game, table.seats[seat]!.name, seat, table.options);
}

/** The same, where nothing else may be known of the table. */
export function ownName(game: string, name: string, seat: number, options: Table["options"] = {}): Phrase {
  return manifestOf(game)?.seatName(name, seat, options) ?? { key: "web-table-player", args: {} };
}

/** Several phrases in one line, without those that have nothing to say and those said already. */
export function sayAll(phrases: Phrase[]): string {
  return [...new Set(phrases.map(say))].filter((words) => words !== "").join(" · ");
}

/** What the one on a seat is called: by nickname, by colour or banner while there is none. */
export function nameOf(table: Pick<Table, "game" | "seats" | "options">, seat: number): string {
  const found = table.seats[seat];
  return found === undefined ? "" : found.nickname || say(seatName(table, seat));
}

/** The same, where one person may hold several seats: then by what the game calls each of them. */
export function nameApart(table: Pick<Table, "game" | "seats" | "options">, seat: number): string {
  const { nickname } = table.seats[seat]!;
  const shared = table.seats.some((other, at) => at !== seat && other.nickname === nickname);
  return shared ? say(seatName(table, seat)) : nameOf(table, seat);
}

/** The path of the link that brings others to a table. */
export function tablePath(id: string): string {
  return `/table/${id}`;
}

export function replayPath(id: string): string {
  return `/replay/${id}`;
}

/** The link that takes seats to another device. The secret stands after the #, so that no server or proxy logs it. */
export function seatPath(secret: string): string {
  return `/seat#${secret}`;
}
