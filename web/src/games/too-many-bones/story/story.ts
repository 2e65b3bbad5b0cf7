// How an adventure went, for the end of it: HP and progress day by day, the best blow, who felled what.
import { NOBODY, type CurvePoint, type Entry, type Phrase, type TooManyBonesEvent } from "../../../protocol";
import { journal, type Chapter } from "./journal";
import { isGearloc } from "../pieces/portraits";

/** The party at some moment. */
export interface Moment {
  day: number;
  step: number;
  hp: number[]; // by seat
  progress: number;
}

interface Blow {
  by: string;
  to: string;
  lost: number;
  step: number;
}

interface Felled {
  gearloc: string;
  chips: string[];
}

interface Story {
  chapters: Chapter[];
  moments: Moment[];
  blow: Blow | null; // the hardest that a gearloc dealt
  felled: Felled[]; // by gearloc, in party order
  decided: { step: number; day: number; say: Phrase } | null; // the battle that settled it
}

/** Every standing of the curve with the progress made until then. */
function moments(curve: CurvePoint[], log: Entry[]): Moment[] {
  const made = events(log).flatMap(({ event, step }) =>
    event.event === "ProgressMade" ? [{ step, progress: event.progress }] : [],
  );
  return curve.map(({ round, step, points }) => ({
    day: round,
    step,
    hp: points,
    progress: made.findLast((each) => each.step <= step)?.progress ?? 0,
  }));
}

/** For each day the fewest HP everybody had in it, and the progress at its end. */
export function worst(all: Moment[]): Moment[] {
  const days = new Map<number, Moment>();
  for (const moment of all) {
    const known = days.get(moment.day);
    const hp = moment.hp.map((each, seat) => Math.min(each, known?.hp[seat] ?? each));
    days.set(moment.day, { ...moment, hp });
  }
  return [...days.values()];
}

/** Who dealt what, as far as the table knows who it was. */
function blows(log: Entry[]): Blow[] {
  return events(log).flatMap(({ event, step }) =>
    event.event === "Hurt" && isGearloc(event.by.key) && !isGearloc(event.who.key)
      ? [{ by: event.by.key, to: event.who.key, lost: event.lost, step }]
      : [],
  );
}

function events(log: Entry[]): { event: TooManyBonesEvent; step: number; say: Phrase }[] {
  return log.flatMap(({ step, told }) =>
    told.map(({ show, say }) => ({ event: show as TooManyBonesEvent, step, say })),
  );
}

function fallen(log: Entry[], party: string[]): Felled[] {
  const all = events(log).flatMap(({ event }) =>
    event.event === "Defeated" && !event.rises && event.by.unit !== NOBODY ? [event] : [],
  );
  return party.map((gearloc) => ({
    gearloc,
    chips: all.filter((event) => event.by.key === gearloc).map((event) => event.who.key),
  }));
}

/** The end of the last battle: the tyrant's, or the one that cost the days that were missing. */
function turning(log: Entry[], won: boolean): Story["decided"] {
  const ends = events(log).filter(({ event }) => event.event === (won ? "BattleWon" : "BattleLost"));
  const found = ends.at(-1);
  if (found === undefined) return null;
  const days = events(log).flatMap(({ event, step }) =>
    event.event === "DayBegan" && step <= found.step ? [event.day] : [],
  );
  return { step: found.step, day: days.at(-1) ?? 1, say: found.say };
}

/** All of it. `party` are the gearlocs in the order of their seats. */
export function storyOf(log: Entry[], curve: CurvePoint[], party: string[], won: boolean): Story {
  const dealt = blows(log);
  const most = Math.max(0, ...dealt.map(({ lost }) => lost));
  return {
    chapters: journal(log),
    moments: moments(curve, log),
    blow: dealt.find(({ lost }) => lost === most && lost > 0) ?? null,
    felled: fallen(log, party),
    decided: turning(log, won),
  };
}

/** How many there are of each, most of all first. */
export function counted(keys: string[]): { key: string; count: number }[] {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return [...found].map(([key, count]) => ({ key, count })).sort((one, other) => other.count - one.count);
}
