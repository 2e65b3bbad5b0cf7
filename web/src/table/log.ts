// The log as a list of steps: what stays, what is new, and how it falls into rounds.
import { NOBODY, type Entry, type Told } from "../protocol";

export interface Round {
  round: number; // 0 before the first one
  entries: Entry[];
}

/** The log after an update: the first `keep` steps stand, the rest is as the server now tells it. */
export function grown(log: Entry[], keep: number, told: Entry[]): Entry[] {
  return [...log.slice(0, keep), ...told];
}

/** What an update tells that this browser has not been told yet: sealed answers come twice. */
export function fresh(log: Entry[], told: Entry[]): Told[] {
  const known = new Map(log.map((entry) => [entry.step, entry.told]));
  return told
    .filter((entry) => JSON.stringify(known.get(entry.step)) !== JSON.stringify(entry.told))
    .flatMap((entry) => entry.told);
}

/** The steps since this browser's own last answer; the very last one where there is none since. Sealed ones tell nothing. */
export function since(log: Entry[], mine: number[]): Entry[] {
  const open = log.filter((entry) => entry.told.length > 0);
  const own = open.findLastIndex((entry) => mine.includes(entry.seat));
  const later = own < 0 ? [] : open.slice(own + 1);
  return later.length > 0 ? later : open.slice(-1);
}

/** The steps grouped by round; a step in which a round begins belongs to that round. */
export function rounds(log: Entry[]): Round[] {
  const found: Round[] = [];
  for (const entry of log) {
    const began = entry.told.flatMap(({ show }) => (show.event === "RoundBegan" ? [show.round] : [])).at(-1);
    const last = found.at(-1);
    if (began !== undefined && began !== last?.round) found.push({ round: began, entries: [entry] });
    else if (last === undefined) found.push({ round: 0, entries: [entry] });
    else last.entries.push(entry);
  }
  return found;
}

/** Whether somebody answered here and nobody may know yet what. */
export function sealed(entry: Entry): boolean {
  return entry.seat !== NOBODY && entry.told.length === 0;
}
