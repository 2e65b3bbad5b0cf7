// Who is away: for how long, and when the others may propose a bot.
import type { Phrase, Table, Update } from "../protocol";
import { nameOf } from "./names";

const MINUTE = 60_000; // milliseconds

/** Whether somebody sits there whose browser does not look. */
export function isAway(table: Pick<Table, "seats">, seat: number): boolean {
  const found = table.seats[seat];
  return found?.kind === "person" && (found.left || !found.here);
}

/** Milliseconds until the others may propose a bot for somebody who is away; `since` the update came. */
export function untilBot(update: Update, seat: number, since: number): number {
  if (update.table.seats[seat]?.left) return 0;
  return Math.max(0, update.table.grace * 1000 - (update.away[seat] ?? 0) - since);
}

/** What to say about somebody for whom the table waits, and who is away. */
export function absence(update: Update, seat: number, since: number): Phrase {
  const name = nameOf(update.table, seat);
  if (update.table.seats[seat]?.left) return { key: "web-table-is-gone", args: { name } };
  const wait = untilBot(update, seat, since);
  if (wait > 0 && update.mine.length > 0)
    return { key: "web-table-is-away-wait", args: { name, seconds: Math.ceil(wait / 1000) } };
  const minutes = Math.floor(((update.away[seat] ?? 0) + since) / MINUTE);
  if (minutes === 0) return { key: "web-table-is-away", args: { name } };
  return { key: "web-table-is-away-for", args: { name, minutes } };
}
