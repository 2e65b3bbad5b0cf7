// Bad Bones for the table frame: what it draws, and what it says.
import type { BadBonesEvent, GameView, Offer, Phrase, Prompt, Table, Told } from "../../protocol";
import type { GameModule, Tally } from "../game";
import { beats, soundOf } from "./beats";
import { SQUARES } from "./ground";
import Left from "./Left.svelte";
import Main from "./Main.svelte";
import { answerOf, placeable, placeOf } from "./offers";
import { kingdomOf, tableOf } from "./pieces";
import { questionOf } from "./questions";
import Right from "./Right.svelte";
import "./frame.css";

const FEW = 3; // players whose panels leave room on the right

function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key: `web-bad-bones-${key}`, args };
}

/** On a screen without hovering only a first tap shows what comes of a square. */
function asksTwice(offer: Offer): boolean {
  return offer.anchors.some((anchor) => SQUARES.includes(anchor)) && matchMedia("(hover: none)").matches;
}

function subtitle(table: Table, game: GameView): Phrase[] {
  const view = tableOf(game);
  const variant = view.coop ? "coop" : table.seats.length === 1 ? "solo" : view.advanced ? "advanced" : "basic";
  const also = [
    ...(view.advanced && variant !== "advanced" ? [phrase("variant-advanced")] : []),
    ...(view.chiefs ? [phrase("variant-chiefs")] : []),
  ];
  const { round, rounds } = view;
  const counted = !view.play_on ? "round" : round > rounds ? "won" : "goal";
  const begun = round > 0 ? phrase(counted, { round, rounds }) : phrase("before");
  const when = view.market.length > 0 ? phrase("market") : begun;
  return [phrase(`variant-${variant}`), ...also, view.heroic ? phrase("heroic", { round }) : when];
}

function hint(prompt: Prompt, game: GameView): Phrase {
  const alone = questionOf(prompt).hintAlone && tableOf(game).kingdoms.length === 1;
  return phrase(`hint-${prompt.kind.replaceAll("_", "-")}${alone ? "-alone" : ""}`);
}

function speaks(told: Told): string[] {
  const event = told.show as BadBonesEvent;
  const places = [
    ...("cell" in event ? [event.cell] : []),
    ...("origin" in event ? [event.origin] : []),
    ...("path" in event ? event.path : []),
  ];
  const banner = told.say.args.banner;
  return [...places.filter((place) => SQUARES.includes(place)), ...(typeof banner === "string" ? [banner] : [])];
}

function tally(game: GameView, seat: number): Tally[] {
  const { floors, houses, stars, towers } = kingdomOf(tableOf(game), seat);
  if (tableOf(game).coop) {
    return [{ piece: "tower-4", words: phrase("tally", { what: "towers" }), count: towers.length }];
  }
  return [
    { piece: "tower-4", words: phrase("tally", { what: "floors" }), count: floors },
    { piece: "house", words: phrase("tally", { what: "houses" }), count: houses },
    { piece: "i-star", words: phrase("tally", { what: "stars" }), count: stars },
  ];
}

const game: GameModule = {
  Main,
  Left,
  Right,
  logSide: (seats) => (seats > FEW ? "left" : "right"),
  beats,
  onBoard: (offer) => placeOf(answerOf(offer)) !== "",
  subtitle,
  hint,
  speaks,
  sound: (told) => soundOf(told.show as BadBonesEvent),
  asksTwice,
  tally,
  digits: (prompt) => placeable(prompt).size > 0,
};

export default game;
