// What the shell knows of a game before anybody sits down to it. It is part of the first screen, so it stays small:
// boards, pictures and pages are fetched when they are needed.
import type { Component } from "svelte";
import type { Phrase } from "../protocol";
import type { GameModule } from "./game";

type Fetched<Thing> = Promise<{ default: Thing }>;
type Options = Record<string, unknown>;

/** What a screen of the shell needs of a game before it is drawn. */
interface Needs {
  words?: true; // what the client says at its table
  sheets?: string[]; // of symbols
}

export interface GameManifest {
  name: string; // as the server spells it
  usualSeats: number; // where one plays against bots, oneself included
  together?: true; // a party, not rivals
  face: string; // the symbol beside one of its tables in a list
  /** What the game calls a seat; without options where nothing is known of the table yet. */
  seatName(name: string, seat: number, options: Options): Phrase;
  spokenInShell: string[]; // keys the shell says of it, besides its title and its options
  byDays?(options: Options): boolean; // whether a table counts days, not rounds
  planning?: { path: string; page(): Fetched<Component> }; // a page of its own where a table is planned
  board(): Fetched<GameModule>;
  box?(): Promise<unknown>; // asks for its pieces, where views name them by key; other boards are drawn after its facts
  catalogue(): Fetched<Component>; // all its pieces by name
  sheets: Record<string, () => Fetched<string>>; // of symbols; the one with the game's name comes with its board
  ruleSheets: string[]; // those that the pictures of its rules are on
  rulePictures: Record<string, string[][]>; // symbols beside each paragraph of a part of the rules, by its key
  exampleOfFacts: string; // as an owner of the box would write them
  screens: { Lobby?: Needs; Pieces?: Needs };
}
