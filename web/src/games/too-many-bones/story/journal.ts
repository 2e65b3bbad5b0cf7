// The adventure day by day, told from the events: what was met, what was chosen, what came of it.
import { NOBODY, type Entry, type Phrase, type TooManyBonesEvent } from "../../../protocol";
import { isGearloc } from "../pieces/portraits";

/** One card, or one visit to the tyrant; a day may have two where a card calls another. */
export interface Chapter {
  day: number;
  step: number; // where it begins
  card: string; // of the encounter deck; "" for the tyrant
  tyrant: string; // "" unless it was challenged
  choice: number; // -1: none was taken
  success: boolean | null; // null: not decided yet
  battle: "" | "won" | "lost";
  rounds: number; // of the battle
  progress: number;
  loot: number;
  points: number; // of training, all gearlocs together
  downs: string[]; // the gearlocs that were knocked out
  felled: number;
  lessons: Phrase[]; // what was learnt, in words
}

function chapter(day: number, step: number): Chapter {
  return {
    day,
    step,
    card: "",
    tyrant: "",
    choice: NOBODY,
    success: null,
    battle: "",
    rounds: 0,
    progress: 0,
    loot: 0,
    points: 0,
    downs: [],
    felled: 0,
    lessons: [],
  };
}

/** Everything so far; what was trained before the first card is not a day. */
export function journal(log: Entry[]): Chapter[] {
  const chapters: Chapter[] = [];
  let day = 1;
  for (const { step, told } of log) {
    for (const { say, show } of told) {
      const event = show as TooManyBonesEvent;
      if (event.event === "DayBegan") day = event.day;
      else if (event.event === "EncounterDrawn") chapters.push({ ...chapter(day, step), card: event.encounter });
      else if (event.event === "TyrantChallenged") chapters.push({ ...chapter(day, step), tyrant: event.chip });
      else if (event.event === "EncounterPutUnder") putBack(chapters, event.encounter);
      else {
        const now = chapters.at(-1);
        if (now !== undefined) note(now, event, say);
      }
    }
  }
  return chapters;
}

/** Of two cards that were looked at one was not taken. */
function putBack(chapters: Chapter[], card: string): void {
  const place = chapters.findLastIndex((each) => each.card === card && each.choice === NOBODY);
  if (place >= 0) chapters.splice(place, 1);
}

function note(now: Chapter, event: TooManyBonesEvent, say: Phrase): void {
  switch (event.event) {
    case "ChoiceTaken":
      now.choice = event.choice;
      break;
    case "EncounterEnded":
      now.success = event.success;
      break;
    case "BattleWon":
    case "BattleLost":
      now.battle = event.event === "BattleWon" ? "won" : "lost";
      now.rounds = event.round;
      if (now.tyrant !== "") now.success = now.battle === "won";
      break;
    case "ProgressMade":
      now.progress += event.points;
      break;
    case "LootGained":
      now.loot += 1;
      break;
    case "PointsGained":
      now.points += event.points;
      break;
    case "KnockedOut":
      if (!now.downs.includes(event.who.key)) now.downs.push(event.who.key);
      break;
    case "Defeated":
      if (!event.rises && !isGearloc(event.who.key)) now.felled += 1;
      break;
    case "SkillTrained":
    case "StatRaised":
    case "TroveOpened":
      now.lessons.push(say);
      break;
    default:
  }
}
