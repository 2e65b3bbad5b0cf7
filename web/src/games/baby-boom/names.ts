// How the people and things on the mat are called.
import { NOBODY, type BabyBoomView, type Phrase, type Table } from "../../protocol";
import { sayAll } from "../../table/names";
import { text } from "../../words/lang.svelte";
import { dieOn, spoken } from "./board";
import type { Explanation } from "../explain.svelte";
import type { Spot } from "./offers";

/** A player by nickname; by colour while nobody sits there. */
export function nameOf(table: Table, seat: number): string {
  const found = table.seats.find((each) => each.seat === seat);
  return found?.nickname || text("baby-boom-name", { colour: found?.name ?? "" });
}

export function seatOf(view: BabyBoomView, colour: string | null): number {
  return colour === null ? NOBODY : view.colours.indexOf(colour);
}

/** What stands on a square, for those who cannot see it. */
export function content(table: Table, view: BabyBoomView, square: string): string {
  const die = dieOn(view, square);
  const tile = view.tiles.find((each) => each.square === square);
  const onTile = tile && text("web-baby-boom-tile", { tile: tile.kind, turn: spoken(tile.turn) });
  if (die === undefined) return onTile ?? text("web-baby-boom-empty");
  const said = text("web-baby-boom-die", { name: nameOf(table, seatOf(view, die.colour)), face: die.face });
  return onTile === undefined ? said : text("web-baby-boom-die-on-tile", { die: said, tile: onTile });
}

/** What the tile of a square does. */
export function explained(view: BabyBoomView, square: string): Explanation[] {
  return view.tiles.filter((tile) => tile.square === square).map(({ kind }) => tileDoes(kind));
}

export function tileDoes(tile: string): Explanation {
  return { name: text("web-baby-boom-tile-name", { tile }), about: text("web-baby-boom-tile-does", { tile }) };
}

/** What a click on a lit square does, and what comes of it. */
export function clickDoes(spot: Spot, held: boolean, inWords: (index: number) => Phrase[]): string {
  if (spot.does === "hold") return text(held ? "web-baby-boom-held" : "web-baby-boom-hold");
  return sayAll(inWords(spot.index));
}
