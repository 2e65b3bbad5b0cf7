// Which offer lights what: squares, ways off a square, forest slots and players.
import type { Argument, Offer, Phrase, Prompt, TokenView } from "../../protocol";
import { centre, moved, STEP, type Point } from "./geometry";
import { isSlot, SQUARES, type Direction } from "./ground";

export interface Choice {
  index: number;
  offer: Offer;
}

/** Something lit on the board: one place, and what may be done there. */
export interface Spot {
  place: string;
  at: Point;
  look: "square" | "slot" | "trap" | "way";
  way?: Direction;
  choices: Choice[];
}

/** Whom a question is about. */
export interface Waiting {
  square: string;
  tokens: TokenView[];
  facing: string;
}

export interface Held {
  kind: string;
  turn: string;
}

const WAYS = ["choose_exit", "turn_bone"];
const BONE = /\b(up|right|down|left) (\w+)-(left|top|right)(?: (\w+))?/;

/** A trap to lay down as an offer names it: `wall / c3`, `dragon a5`. */
export function placement(offer: Offer): (Held & { square: string }) | null {
  const words = offer.text.split(" ");
  const square = words.at(-1) ?? "";
  if (words[0] === "take" || !SQUARES.includes(square)) return null;
  return { kind: words[0] ?? "", turn: words.length > 2 ? (words[1] ?? "") : "", square };
}

/** The traps one may lay down, each with the ways it can be turned. */
export function placeable(prompt: Prompt | null): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  if (prompt?.kind !== "choose_trap") return kinds;
  for (const offer of prompt.offers) {
    const found = placement(offer);
    if (found === null) continue;
    const turns = kinds.get(found.kind) ?? [];
    if (!turns.includes(found.turn)) kinds.set(found.kind, [...turns, found.turn]);
  }
  return kinds;
}

/** Everything lit on the board that is asked about. */
export function spotsOf(prompt: Prompt | null, held: Held | null, coop: boolean): Spot[] {
  if (prompt === null) return [];
  const spots = new Map<string, Spot>();
  prompt.offers.forEach((offer, index) => {
    const spot = spotOf(prompt, offer, held, coop);
    if (spot === null) return;
    const known = spots.get(spot.place) ?? { ...spot, choices: [] };
    known.choices.push({ index, offer });
    spots.set(spot.place, known);
  });
  return [...spots.values()];
}

type Bare = Omit<Spot, "choices">;

function spotOf(prompt: Prompt, offer: Offer, held: Held | null, coop: boolean): Bare | null {
  if (WAYS.includes(prompt.kind)) return wayOf(prompt, offer, coop);
  if (prompt.kind === "choose_trap") return trapSpot(offer, held, coop);
  if (SQUARES.includes(offer.anchor)) {
    return { place: offer.anchor, at: centre(offer.anchor, coop), look: "square" };
  }
  return isSlot(offer.anchor) ? { place: offer.anchor, at: centre(offer.anchor, coop), look: "slot" } : null;
}

function trapSpot(offer: Offer, held: Held | null, coop: boolean): Bare | null {
  if (offer.anchor === "") return null;
  const at = centre(offer.anchor, coop);
  const found = placement(offer);
  if (found === null) return { place: offer.anchor, at, look: "trap" };
  const fits = found.kind === held?.kind && found.turn === held.turn;
  return fits ? { place: offer.anchor, at, look: "square" } : null;
}

/** A way off a square: an arrow on the side it leads to. */
function wayOf(prompt: Prompt, offer: Offer, coop: boolean): Bare | null {
  const way = offer.text as Direction;
  const square = squareAsked(prompt);
  return square === null
    ? null
    : { place: `way ${way}`, at: moved(centre(square, coop), STEP[way], 63), look: "way", way };
}

/** The square a question is about, if it names one. */
function squareAsked(prompt: Prompt | null): string | null {
  const square = prompt?.ask.args.square;
  return typeof square === "string" && SQUARES.includes(square) ? square : null;
}

/** The square a question is about, and the skeletons on it that are on their way or turned on the spot. */
export function waitingFor(prompt: Prompt | null): Waiting | null {
  const square = squareAsked(prompt);
  if (prompt === null || square === null) return null;
  return { square, tokens: lifted(prompt), facing: String(prompt.ask.args.facing ?? "up") };
}

function lifted(prompt: Prompt): TokenView[] {
  const asked = [...WAYS, "choose_aim", "choose_target", "choose_entrant"];
  if (!asked.includes(prompt.kind)) return [];
  const who = prompt.ask.args.who;
  return Array.isArray(who) ? who.flatMap((one) => ("key" in one ? tokens(one.args) : [])) : [];
}

function tokens(args: Record<string, Argument>): TokenView[] {
  const chief = String(args.chief ?? "none");
  const token = { colour: String(args.colour ?? ""), side: "left", chief: chief === "none" ? "" : chief };
  return Array.from({ length: Number(args.count ?? 1) }, () => token);
}

/** The skeleton an offer names: `c3 up yellow-left`. */
export function boneIn(offer: Offer): { token: TokenView; facing: string } | null {
  const [, facing, colour, side, chief = ""] = BONE.exec(offer.text) ?? [];
  if (facing === undefined || colour === undefined || side === undefined) return null;
  return { token: { colour, side, chief }, facing };
}

/** What an offer does, in a few words; what comes of it is its label. */
export function buttonText(offer: Offer, prompt: Prompt): Phrase {
  const square = offer.anchor;
  const bone = boneIn(offer);
  if (prompt.kind === "choose_trap") return trapText(offer);
  if (WAYS.includes(prompt.kind)) return { key: "web-bad-bones-button-way", args: { way: offer.text } };
  if (prompt.kind === "buy") return buyText(offer);
  if (bone !== null) {
    const chief = bone.token.chief || "none";
    return { key: "web-bad-bones-button-bone", args: { colour: bone.token.colour, chief, facing: bone.facing } };
  }
  if (prompt.kind === "use_weapon") return weaponText(offer);
  if (prompt.kind === "move_hero") return { key: "web-bad-bones-button-hero", args: { square } };
  if (prompt.kind === "choose_tower") return { key: "web-bad-bones-button-tower", args: { square } };
  if (prompt.kind === "offer_heroic") {
    return { key: "web-bad-bones-button-heroic", args: { fight: offer.text === "fight on" ? "yes" : "no" } };
  }
  if (offer.text === "rest") return { key: "web-bad-bones-button-rest", args: {} };
  return {
    key: "web-bad-bones-button-send",
    args: { target: { key: "bad-bones-banner", args: { banner: offer.text } } },
  };
}

function trapText(offer: Offer): Phrase {
  const found = placement(offer);
  if (found !== null) {
    const turn = found.turn === "/" ? "slash" : found.turn === "\\" ? "backslash" : found.turn || "none";
    return { key: "web-bad-bones-button-place", args: { item: found.kind, square: found.square, turn } };
  }
  if (offer.anchor !== "") return { key: "web-bad-bones-button-take", args: { square: offer.anchor } };
  return { key: "web-bad-bones-button-nothing", args: {} };
}

function weaponText(offer: Offer): Phrase {
  const [verb = "", where = "", to = ""] = offer.text.split(" ");
  if (verb === "send")
    return { key: "web-bad-bones-button-send", args: { target: { key: "bad-bones-banner", args: { banner: where } } } };
  return { key: "web-bad-bones-button-weapon", args: { verb, where, to } };
}

/** What is bought: `ice staff`, in co-op `ice staff for raven`. */
export function wareIn(offer: Offer): { item: string; carrier: string } | null {
  if (offer.text === "pass") return null;
  const [name = "", carrier = ""] = offer.text.split(" for ");
  return { item: name.replaceAll(" ", "_"), carrier };
}

function buyText(offer: Offer): Phrase {
  const ware = wareIn(offer);
  if (ware === null) return { key: "web-bad-bones-button-pass", args: {} };
  if (ware.carrier === "") return { key: "web-bad-bones-button-buy", args: { item: ware.item } };
  const target = { key: "bad-bones-banner", args: { banner: ware.carrier } };
  return { key: "web-bad-bones-button-buy-for", args: { item: ware.item, target } };
}
