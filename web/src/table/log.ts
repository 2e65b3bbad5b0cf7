// The log as a list of steps: what stays, what is new, and how it falls into rounds.
import { NOBODY, type Entry, type Told } from "../protocol";

export interface Round {
  day: number; // 0 where a game has no days, and before the first one
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

/** The steps grouped by round, and by day where there are days; a step in which one begins belongs to it. */
export function rounds(log: Entry[]): Round[] {
  const found: Round[] = [];
  for (const entry of log) {
    const last = found.at(-1);
    const { day, round } = after(last ?? { day: 0, round: 0 }, entry);
    if (last?.day === day && last.round === round) last.entries.push(entry);
    else found.push({ day, round, entries: [entry] });
  }
  return found;
}

/** Which day and round it is once a step has happened; a day is its rounds' own, and so is a battle. */
function after(before: { day: number; round: number }, entry: Entry): { day: number; round: number } {
  let { day, round } = before;
  for (const { show } of entry.told) {
    if (show.event === "RoundBegan") round = show.round;
    else if (show.event === "DayBegan") [day, round] = [show.day, 0];
    else if (show.event === "EncounterDrawn") [day, round] = [Math.max(1, day), 0];
    else if (show.event === "EncounterEnded") round = 0;
  }
  return { day, round };
}

/** Whether somebody answered here and nobody may know yet what. */
export function sealed(entry: Entry): boolean {
  return entry.seat !== NOBODY && entry.told.length === 0;
}
