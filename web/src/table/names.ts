// What people and places at a table are called.
import type { Phrase, Seat, Table } from "../protocol";
import { say } from "../words/lang.svelte";

const OWN_NAME: Record<string, { key: string; argument: string }> = {
  "baby-boom": { key: "baby-boom-name", argument: "colour" },
  "bad-bones": { key: "bad-bones-banner", argument: "banner" },
};

/** The game's own name for a place: Red, Raven. */
export function ownName(game: string, name: string): Phrase {
  const own = OWN_NAME[game];
  return own === undefined ? { key: "web-table-player", args: {} } : { key: own.key, args: { [own.argument]: name } };
}

/** Several phrases in one line, without those that have nothing to say and those said already. */
export function sayAll(phrases: Phrase[]): string {
  return [...new Set(phrases.map(say))].filter((words) => words !== "").join(" · ");
}

export function seatAt(table: Table, seat: number): Seat | undefined {
  return table.seats.find((each) => each.seat === seat);
}

/** The link that brings others to a table. */
export function tableLink(id: string): string {
  return `${location.origin}/table/${id}`;
}

export function replayLink(id: string): string {
  return `${location.origin}/replay/${id}`;
}
