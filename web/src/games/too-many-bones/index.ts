// Too Many Bones for the table frame: what it draws, and what it says.
import type { GameView, Offer, Phrase, Prompt, Table } from "../../protocol";
import type { GameModule } from "../game";
import Left from "./Left.svelte";
import Main from "./Main.svelte";
import Right from "./Right.svelte";
import { tableOf } from "./table";

function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key: `web-too-many-bones-${key}`, args };
}

function button(offer: Offer, _prompt: Prompt): Phrase | null {
  return offer.label;
}

function subtitle(_table: Table, game: GameView): Phrase[] {
  const { road, round } = tableOf(game);
  return road === null ? [phrase("round", { round })] : [phrase("day", { day: road.day, days: road.days })];
}

const game: GameModule = {
  Main,
  Left,
  Right,
  logSide: () => "left",
  beats: () => [],
  button,
  subtitle,
  hint: () => null,
  speaks: () => [],
  sound: () => null,
};

export default game;
