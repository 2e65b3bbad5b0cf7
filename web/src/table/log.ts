// The log as a list of steps: what stays, what is new, and how it falls into rounds.
import { NOBODY, type Entry, type Told } from "../protocol";

interface When {
  day: number; // 0 where a game has no days, and before the first one
  round: number; // 0 before the first one
}

interface Round extends When {
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

/** The steps grouped by round, and by day where there are days; a step in which one ends and the next begins is cut there. */
export function rounds(log: Entry[]): Round[] {
  const found: Round[] = [];
  for (const entry of log) {
    let { day, round } = found.at(-1) ?? { day: 0, round: 0 };
    if (entry.told.length === 0) put(found, { day, round }, entry);
    for (const told of entry.told) {
      ({ day, round } = after({ day, round }, told));
      put(found, { day, round }, { ...entry, told: [told] });
    }
  }
  return found;
}

/** What was told at one time in one step stays together. */
function put(found: Round[], { day, round }: When, part: Entry): void {
  const last = found.at(-1);
  if (last?.day !== day || last.round !== round) {
    found.push({ day, round, entries: [part] });
    return;
  }
  const before = last.entries.at(-1);
  if (before?.step === part.step)
    last.entries[last.entries.length - 1] = { ...before, told: [...before.told, ...part.told] };
  else last.entries.push(part);
}

/** Which day and round it is once something has happened; a day is its rounds' own, and so is a battle. */
function after({ day, round }: When, { show }: Told): When {
  if (show.event === "RoundBegan") return { day, round: show.round };
  if (show.event === "DayBegan") return { day: show.day, round: 0 };
  if (show.event === "EncounterDrawn") return { day: Math.max(1, day), round: 0 };
  return show.event === "EncounterEnded" ? { day, round: 0 } : { day, round };
}

/** Whether somebody answered here and nobody may know yet what. */
export function sealed(entry: Entry): boolean {
  return entry.seat !== NOBODY && entry.told.length === 0;
}
