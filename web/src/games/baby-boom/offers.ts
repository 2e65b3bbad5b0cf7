// What a click on a square does, from the offers alone.
import type { Argument, Offer, Phrase, Prompt } from "../../protocol";
import { spoken } from "./board";

/** A lit square: a click picks an offer, or takes up the die that stands there. */
export type Spot = { does: "pick"; index: number } | { does: "hold" };

/** The tile in hand: its kind and how it lies, as phrases call it. */
export interface Laying {
  kind: string;
  turn: string;
}

/** From where to where an offer leads; both are the same where nothing travels. */
export function ways(offer: Offer): { from: string; to: string } {
  const [from = "", to = from] = offer.anchor.split("-");
  return { from, to };
}

/** Every square that does something now. */
export function spots(prompt: Prompt, held: string | null, laying: Laying | null): Map<string, Spot> {
  if (prompt.kind === "move") return moves(prompt.offers, held);
  const found = new Map<string, Spot>();
  prompt.offers.forEach((offer, index) => {
    if (prompt.kind !== "lay_tile" || fits(offer, laying)) found.set(offer.anchor, { does: "pick", index });
  });
  return found;
}

/** Every die that can go may be taken; the squares of the one in hand may be picked. */
function moves(offers: Offer[], held: string | null): Map<string, Spot> {
  const found = new Map<string, Spot>();
  offers.forEach((offer, index) => {
    const { from, to } = ways(offer);
    found.set(from, { does: "hold" });
    if (held === from) found.set(to, { does: "pick", index });
  });
  return found;
}

function fits(offer: Offer, laying: Laying | null): boolean {
  const { tile, turn } = offer.label.args;
  return laying !== null && tile === laying.kind && turn === laying.turn;
}

/** The tiles that may be laid: each kind with its turns, in the order of the offers. */
export function layings(prompt: Prompt): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const offer of prompt.offers) {
    const kind = String(offer.label.args.tile);
    const turn = String(offer.label.args.turn);
    const turns = found.get(kind) ?? [];
    if (!turns.includes(turn)) turns.push(turn);
    found.set(kind, turns);
  }
  const order = ["up", "right", "down", "left", "slash", "backslash", "none"];
  for (const turns of found.values()) turns.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return found;
}

/** The tile an offer lays, if it lays one. */
export function laid(offer: Offer): Laying {
  return { kind: String(offer.label.args.tile), turn: spoken(String(offer.label.args.turn)) };
}

function isPhrase(argument: Argument | undefined): argument is Phrase {
  return typeof argument === "object" && "key" in argument;
}

/** Where the moving die of an offer comes to rest and what it shows there, before anybody asks for a preview. */
export function result(offer: Offer): { to: string; face: number; end: string } {
  const step = isPhrase(offer.label.args.step) ? offer.label.args.step : offer.label;
  return { to: String(step.args.to), face: Number(step.args.face), end: String(step.args.end) };
}
