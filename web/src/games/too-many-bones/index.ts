// Too Many Bones for the table frame: what it draws, and what it says.
import type { GameView, Phrase, Prompt, Table, Told, TooManyBonesEvent } from "../../protocol";
import { lang } from "../../words/lang.svelte";
import type { GameModule } from "../game";
import { beats, soundOf } from "./battle/beats";
import Left from "./Left.svelte";
import Main from "./Main.svelte";
import { speaks } from "./battle/marks";
import { answerOf, iconOf, onBoard } from "./offers";
import { questionOf } from "./questions";
import { shapeOf } from "./pieces/portraits";
import Right from "./Right.svelte";
import { gearlocAt, tableOf } from "./table";
import "./frame.css";

function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key: `web-too-many-bones-${key}`, args };
}

function ask(prompt: Prompt): Phrase {
  return questionOf(prompt).short ? phrase(`ask-${prompt.kind}`, prompt.ask.args) : prompt.ask;
}

/** The shape of a seat is that of its gearloc. */
function mark(game: GameView, seat: number): number {
  const gearloc = gearlocAt(tableOf(game), seat);
  return gearloc === undefined ? seat : shapeOf(gearloc.key);
}

function subtitle(_table: Table, game: GameView): Phrase[] {
  const view = tableOf(game);
  const { adventure, round } = view;
  const fights = view.fighting && round > 0;
  const fatigue = round >= view.fatigue_from ? "yes" : "no";
  if (adventure === null) return fights ? [phrase("round-of-battle", { round, fatigue })] : [];
  const { day, days, progress, needed, today } = adventure;
  return [
    ...(today === null ? [] : [phrase("encounter", { title: today.title })]),
    phrase("towards", { progress, needed, tyrant: adventure.name }),
    fights ? phrase("day-and-round", { day, days, round, fatigue }) : phrase("day", { day, days }),
  ];
}

/** One line about the question, where there is something to add. */
function hint(prompt: Prompt, game: GameView): Phrase | null {
  const { turn } = tableOf(game);
  const said = phrase(`hint-${prompt.kind.replaceAll("_", "-")}`, { dex: turn.dex, count: turn.roll.length });
  return lang.voice.knows(said.key) ? said : null;
}

const game: GameModule = {
  Main,
  Left,
  Right,
  story: () => import("./story/Story.svelte"),
  logSide: () => "left",
  open: true,
  beats,
  onBoard,
  ask,
  mark,
  icon: iconOf,
  explained: (offer) => answerOf(offer).verb === "choose", // the card says what a way costs and gives
  subtitle,
  hint,
  speaks,
  sound: (told: Told) => soundOf(told.show as TooManyBonesEvent),
};

export default game;
