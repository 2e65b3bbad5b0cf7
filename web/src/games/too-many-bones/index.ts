// Too Many Bones for the table frame: what it draws, and what it says.
import type { GameView, Offer, Phrase, Prompt, Table, Told, TooManyBonesEvent } from "../../protocol";
import { lang } from "../../words/lang.svelte";
import type { GameModule } from "../game";
import { beats, soundOf } from "./battle/beats";
import Left from "./Left.svelte";
import Main from "./Main.svelte";
import { speaks } from "./battle/marks";
import { buttonText, effectText, iconOf, wastes } from "./battle/offers";
import { onSheet, reading } from "./sheet/places";
import { shapeOf } from "./pieces/portraits";
import Right from "./Right.svelte";
import { onAdventure } from "./adventure/adventure";
import { gearlocAt, isBattle, isSquare, tableOf } from "./table";
import "./frame.css";

function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key: `web-too-many-bones-${key}`, args };
}

const GEARLOC = /^(boomer|patches|picket|tantrum)$/;
const FOR_GOOD = ["clear", "unlock", "drop"];

const LINING_UP = ["nom_order", "entry_order"]; // of gearlocs who are not on the mat

/** Positions, gearlocs, dice of a mat and cards live on the table; what has no place there has a button. */
function button(offer: Offer, prompt: Prompt): Phrase | null {
  if (isSquare(offer.anchor)) return null;
  if (GEARLOC.test(offer.anchor)) return LINING_UP.includes(prompt.kind) ? buttonText(offer, prompt) : null;
  if (onSheet(offer, prompt) || onAdventure(offer, prompt)) return null;
  return buttonText(offer, prompt);
}

const SHORTER = ["way", "dice"]; // the card says its premise, tray and mat say how many dice

function ask(prompt: Prompt): Phrase {
  return SHORTER.includes(prompt.kind) ? phrase(`ask-${prompt.kind}`, prompt.ask.args) : prompt.ask;
}

/** The shape of a seat is that of its gearloc. */
function mark(game: GameView, seat: number): number {
  const gearloc = gearlocAt(tableOf(game), seat);
  return gearloc === undefined ? seat : shapeOf(gearloc.key);
}

function subtitle(_table: Table, game: GameView): Phrase[] {
  const view = tableOf(game);
  const { adventure, round } = view;
  const fights = isBattle(view) && round > 0;
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

/** What is given up for good, and results that would go unused. */
function hurts(offer: Offer, prompt: Prompt): boolean {
  const { verb, what } = reading(offer.text);
  return wastes(offer, prompt) || (FOR_GOOD.includes(verb) && what !== "" && prompt.kind !== verb);
}

const game: GameModule = {
  Main,
  Left,
  Right,
  story: () => import("./story/Story.svelte"),
  logSide: () => "left",
  open: true,
  beats,
  button,
  ask,
  effectText,
  mark,
  icon: iconOf,
  subtitle,
  hint,
  speaks,
  sound: (told: Told) => soundOf(told.show as TooManyBonesEvent),
  buttonText,
  hurts,
};

export default game;
