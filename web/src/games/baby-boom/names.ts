// How the people and things on the mat are called.
import { NOBODY, type BabyBoomView, type Offer, type Prompt, type Table } from "../../protocol";
import { say, text } from "../../words/lang.svelte";
import { dieOn, spoken } from "./board";
import type { Explanation } from "../explain.svelte";
import { ways, type Spot } from "./offers";

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

/** What a click on a lit square does. */
export function buttonText(prompt: Prompt, spot: Spot, square: string, held: string | null): string {
  if (spot.does === "hold") return text(held === square ? "web-baby-boom-held" : "web-baby-boom-hold");
  const offer = prompt.offers[spot.index] as Offer;
  if (prompt.kind === "place_die") return text("web-baby-boom-place");
  const said = say(offer.label);
  if (prompt.kind === "lay_tile") return text("web-baby-boom-lay", { action: said });
  if (prompt.kind === "count_down") return text("web-baby-boom-count-down", { action: said });
  return text("web-baby-boom-go", { from: ways(offer).from, action: said });
}
