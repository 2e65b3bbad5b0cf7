// Which offer lights what: squares, ways off a square, forest slots and wares.
import type { BadBonesAnswer, BadBonesPlaceAnswer, BadBonesWalkAnswer, Offer, Prompt, TokenView } from "../../protocol";
import { centre, moved, STEP, type Point } from "./geometry";
import { isSlot, type Direction } from "./ground";

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

/** The trap in hand, and how it is turned. */
export interface Held {
  kind: string;
  turn: string; // as the view writes it
}

const TURNS: Record<BadBonesPlaceAnswer["turn"], string> = {
  slash: "/",
  backslash: "\\",
  white: "white",
  black: "black",
  none: "",
};

/** The trap that an answer lays down. */
export function heldFor({ item, turn }: BadBonesPlaceAnswer): Held {
  return { kind: item, turn: TURNS[turn] };
}

export function answerOf(offer: Offer): BadBonesAnswer {
  return offer.data as BadBonesAnswer;
}

/** The skeleton that an answer is about, as views write it. */
export function tokenOf({ colour, side, chief }: Pick<BadBonesWalkAnswer, keyof TokenView>): TokenView {
  return { colour, side, chief: chief === "none" ? "" : chief };
}

/** Where an answer lives: a square, a forest slot, a ware; nothing for what has no place and gets a button. */
export function placeOf(answer: BadBonesAnswer): string {
  switch (answer.verb) {
    case "start":
    case "go":
    case "place":
    case "take":
    case "freeze":
    case "teleport":
    case "charge":
    case "shift":
    case "parry":
    case "turn":
    case "chase":
    case "shoot":
      return answer.square;
    case "walk":
      return answer.slot || answer.place;
    case "buy":
      return answer.item;
    case "pass":
    case "nothing":
    case "swing":
    case "sheathe":
    case "send":
    case "rest":
    case "enter":
    case "drive_off":
    case "fight_on":
    case "stop":
      return "";
  }
}

/** The traps one may lay down, each with the ways it can be turned. */
export function placeable(prompt: Prompt | null): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const answer of (prompt?.offers ?? []).map(answerOf)) {
    if (answer.verb !== "place") continue;
    const { kind, turn } = heldFor(answer);
    const turns = kinds.get(kind) ?? [];
    if (!turns.includes(turn)) kinds.set(kind, [...turns, turn]);
  }
  return kinds;
}

/** Everything lit on the board that is asked about. */
export function spotsOf(prompt: Prompt | null, held: Held | null, coop: boolean): Spot[] {
  const spots = new Map<string, Spot>();
  prompt?.offers.forEach((offer, index) => {
    const spot = spotOf(answerOf(offer), held, coop);
    if (spot === null) return;
    const known = spots.get(spot.place) ?? { ...spot, choices: [] };
    known.choices.push({ index, offer });
    spots.set(spot.place, known);
  });
  return [...spots.values()];
}

function isHeld({ kind, turn }: Held, held: Held | null): boolean {
  return kind === held?.kind && turn === held.turn;
}

function spotOf(answer: BadBonesAnswer, held: Held | null, coop: boolean): Omit<Spot, "choices"> | null {
  const place = placeOf(answer);
  if (place === "" || answer.verb === "buy") return null;
  if (answer.verb === "place" && !isHeld(heldFor(answer), held)) return null;
  const at = centre(place, coop);
  if (answer.verb === "turn" || answer.verb === "chase") {
    const { way } = answer; // an arrow on the side it leads to
    return { place: `way ${way}`, at: moved(at, STEP[way], 63), look: "way", way };
  }
  return { place, at, look: answer.verb === "take" ? "trap" : isSlot(place) ? "slot" : "square" };
}
