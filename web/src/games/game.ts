// What the table asks of a game's pictures. A game draws its view and lights the offers; it knows no rules.
import type { Component } from "svelte";
import type {
  Asked,
  CurvePoint,
  Entry,
  Fact,
  GameView,
  Offer,
  Outcome,
  Phrase,
  Previewed,
  Prompt,
  Proposal,
  Table,
  Told,
} from "../protocol";

/** The table at one moment of a movement: how it looks when the moment begins, and what moves over it. */
export interface Beat {
  view: GameView;
  told: Told[];
  ms: number; // at usual speed
  sound?: Sound;
}

export type Sound = "step" | "push" | "boom" | "place" | "coin" | "burn" | "turn" | "win" | "lose";

/** What a board is given to draw. */
export interface BoardProps {
  table: Table;
  facts: Fact[]; // what the printed pieces say: where arrows, towers and lanes are
  seat: number; // with whose eyes; NOBODY is a spectator
  mine: number[]; // the seats of this browser
  asked: number[]; // the seats that owe an answer
  free: number[]; // the seats that may answer something too, though nobody waits for it
  look(seat: number): void; // see the table, and its question, as another of one's seats does
  view: GameView; // what to draw now; during a movement the table at the beginning of the beat
  beat: Beat | null; // what moves now; null when all is still
  beatMs: number; // how long it takes at the chosen speed
  latest: Entry[]; // the steps since this browser's own last answer, for the marks of the last move
  prompt: Prompt | null; // the question, if there is one and the table is shown as it is now
  others: Asked[]; // the questions to other people, where one may propose an answer
  proposals: Proposal[]; // what people suggest to the player who is asked; table/proposals.ts sorts them
  propose(seat: number, index: number): void; // propose an answer to the question of a seat; once more takes it back
  lit: number | null; // the index of the offer under the pointer or the focus, wherever that is
  chosen: number | null; // the offer chosen first, where two clicks are needed
  effect(index: number): Phrase | null; // what comes of an offer; null until it is known, or where the offer says it all
  preview: Previewed | null; // what would come of `lit`, or of doing nothing (pick -1)
  log: Entry[]; // everything so far, for the story of it
  marked: string[]; // squares and seat names that a line of the log under the pointer speaks of
  forecast: boolean; // whether the trails of what will come are wished for (a key of the frame switches it)
  turnForecast(): void; // switch that
  consider(index: number | null): void; // the pointer or the focus is on an offer, or has left it
  pick(index: number): void; // answer; the frame asks once more where that was wished for
}

/** A part of a seat's points, for the summary at the end. */
export interface Tally {
  piece: string; // id of a symbol
  words: Phrase; // the head of its column
  count: number;
}

/** What the story of a game that is over is made of. */
export interface StoryProps {
  view: GameView;
  log: Entry[];
  curve: CurvePoint[];
  outcome: Outcome;
  names: string[]; // by seat
  watch(step: number): void; // look at the table as it was then
}

/** A game as the table frame needs it. */
export interface GameModule {
  Main: Component<BoardProps>; // the board, or whatever stands in the middle (a market)
  Left: Component<BoardProps>; // panels beside it; on a phone they follow the board
  Right: Component<BoardProps>;
  logSide(seats: number): "left" | "right"; // below which panels the log stands on a wide screen
  beats(before: GameView, told: Told[], after: GameView): Beat[]; // [] where nothing moves
  onBoard(offer: Offer, prompt: Prompt): boolean; // whether an option lives on the board; all others have a button
  ask?(prompt: Prompt): Phrase; // the question in the bar, where the board has the rest of it
  icon?(offer: Offer): string | null; // the symbol on its button
  explained?(offer: Offer): boolean; // whether the board tells what comes of it, so that its button need not
  subtitle(table: Table, view: GameView): Phrase[]; // beside the name of the game: variant, round
  hint(prompt: Prompt, view: GameView): Phrase | null; // one line below the question: what the rules say about it
  speaks(told: Told): string[]; // the squares and seat names a line of the log is about
  sound(told: Told): Sound | null;
  asksTwice?(offer: Offer, prompt: Prompt): boolean; // of offers that are not risky: whether a first tap only shows what comes
  mark?(view: GameView, seat: number): number; // whose shape and colour a seat has, where they go with what it plays
  open?: boolean; // nobody ever answers in secret
  digits?(prompt: Prompt): boolean; // whether the board itself listens to the digits while this is asked
  story?(): Promise<{ default: Component<StoryProps> }>; // at the end, instead of points and their curve: how it went
  tally?(view: GameView, seat: number, log: Entry[]): Tally[]; // of what a seat's points are made, the same columns for all
}
