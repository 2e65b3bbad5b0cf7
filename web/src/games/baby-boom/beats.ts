// What happened, folded into moments that can be shown one after another. Only for drawing: the server decides.
import type { BabyBoomEvent, BabyBoomMoved, BabyBoomPushed, BabyBoomView, DieView, Told } from "../../protocol";
import type { Beat, Sound } from "../game";
import { FULL } from "./board";

export const STEP = 320; // milliseconds for one die to go one square
export const TICK = 140; // for a die to turn one face down

type Journey = BabyBoomMoved | BabyBoomPushed;

interface Span {
  from: number; // in steps, from the beginning of the beat
  to: number;
}

/** When each die of a move walks: a pushed one sets off halfway through the last step of its pusher. */
export function spans(journeys: Journey[]): Span[] {
  let ready = 0;
  return journeys.map(({ path }) => {
    const span = { from: ready, to: ready + path.length - 1 };
    ready = span.to - 0.5;
    return span;
  });
}

export function isJourney(show: { event: string }): show is Journey {
  return show.event === "Moved" || show.event === "Pushed";
}

/** Events that are one moment belong together: a move with its pushes, all rolls, all blasts of a turn. */
function moments(told: Told[]): Told[][] {
  const found: Told[][] = [];
  for (const each of told) {
    const last = found.at(-1);
    const before = last?.[0]?.show.event;
    const { event } = each.show;
    const goesOn =
      event === before
        ? event !== "Moved" && event !== "Placed" && event !== "Laid"
        : before === "Moved" && FOLLOWS.has(event);
    if (last !== undefined && goesOn) last.push(each);
    else found.push([each]);
  }
  return found;
}

const FOLLOWS = new Set(["Pushed", "Fell", "TrapSprung"]);

const LENGTHS: Partial<Record<BabyBoomEvent["event"], number>> = {
  RolledForFirst: 1400,
  RoundBegan: 1000,
  Tossed: 640,
  Laid: STEP,
  Placed: STEP,
  CountedDown: STEP,
  PowerRolled: 900,
  Exploded: 760,
  RoundEnded: 2200,
};

const SOUNDS: Partial<Record<BabyBoomEvent["event"], Sound>> = {
  Moved: "step",
  Pushed: "push",
  CountedDown: "step",
  Exploded: "boom",
  Fell: "burn",
  TrapSprung: "push",
  Tossed: "place",
  Laid: "place",
  Placed: "place",
  PowerRolled: "place",
  RoundEnded: "coin",
  RoundBegan: "turn",
};

export function sound(told: Told): Sound | null {
  return SOUNDS[told.show.event as BabyBoomEvent["event"]] ?? null;
}

/** The beats of an update, and the table they lead to. */
interface Story {
  beats: Beat[];
  view: BabyBoomView;
}

/** Tell an update beat by beat. */
export function story(before: BabyBoomView, told: Told[], after: BabyBoomView): Story {
  const beats: Beat[] = [];
  const traps: string[] = [];
  let view = before;
  const show = (moment: Told[], ms: number): void => {
    const loud = sound(moment.at(-1)!); // a push is louder than the step before it
    beats.push({ view, told: moment, ms, ...(loud ? { sound: loud } : {}) });
  };
  for (const moment of moments(told)) {
    const later = told.slice(told.indexOf(moment.at(-1)!) + 1).map((each) => each.show as BabyBoomEvent);
    const shows = moment.map((each) => each.show as BabyBoomEvent);
    const first = shows[0]!;
    if (first.event === "Moved") {
      const journeys = shows.filter(isJourney);
      const ends = moment.filter((each) => !isJourney(each.show));
      show(
        moment.filter((each) => isJourney(each.show)),
        spans(journeys).at(-1)!.to * STEP + TICK,
      );
      view = travelled(view, journeys);
      if (ends.length > 0) show(ends, STEP);
    } else {
      if (first.event === "RoundBegan") view = begun(view, first, after, later);
      show(moment, LENGTHS[first.event] ?? STEP);
    }
    for (const each of shows) {
      if (each.event === "TrapSprung") traps.push(each.cell);
      view = settled(view, each, traps);
    }
  }
  return { beats, view };
}

/** Every die of a move at the end of its way; one that falls lies on the hole until it has fallen. */
function travelled(view: BabyBoomView, journeys: Journey[]): BabyBoomView {
  const left = new Set(journeys.map(({ path }) => path[0]));
  const dice = view.dice.filter(({ square }) => !left.has(square));
  for (const { seat, path, face } of journeys) {
    dice.push({ square: path.at(-1)!, colour: view.colours[seat]!, face });
  }
  return { ...view, dice };
}

function without(view: BabyBoomView, squares: string[]): BabyBoomView {
  return { ...view, dice: view.dice.filter(({ square }) => !squares.includes(square)) };
}

/** The table after an event that moves no die. */
function settled(view: BabyBoomView, show: BabyBoomEvent, traps: string[]): BabyBoomView {
  switch (show.event) {
    case "CountedDown":
      return { ...view, dice: view.dice.map((die) => (die.square === show.cell ? { ...die, face: show.face } : die)) };
    case "Fell":
      return without(view, [show.cell]);
    case "Exploded": {
      const sprung = traps.includes(show.cell);
      const cleared = without(view, show.power === 0 || sprung ? [...show.hits, show.cell] : show.hits);
      return sprung ? { ...cleared, tiles: view.tiles.filter(({ square }) => square !== show.cell) } : cleared;
    }
    case "Tossed":
      return { ...view, tossed: show.tiles };
    case "Laid":
      return laid(view, show.cell, show.tile);
    case "Placed":
      return placed(view, show.seat, show.cell);
    case "RoundEnded":
      return { ...view, scores: show.scores };
    default:
      return view;
  }
}

function laid(view: BabyBoomView, square: string, tile: { kind: string; turn: string }): BabyBoomView {
  const at = view.tossed.indexOf(tile.kind);
  return { ...view, tossed: view.tossed.filter((_, i) => i !== at), tiles: [...view.tiles, { square, ...tile }] };
}

function placed(view: BabyBoomView, seat: number, square: string): BabyBoomView {
  return {
    ...view,
    hands: view.hands.map((hand, i) => (i === seat ? hand - 1 : hand)),
    dice: [...view.dice, { square, colour: view.colours[seat]!, face: FULL }],
  };
}

/** The board cleared for a round: the dice wait in the hands beside the tiles, or stand where they set off from. */
function begun(
  view: BabyBoomView,
  show: { round: number; first: number },
  after: BabyBoomView,
  later: BabyBoomEvent[],
): BabyBoomView {
  const first = view.colours[show.first]!;
  if (!after.tiles_and_bombs) return { ...rewound(after, later), round: show.round, first };
  const hands = Math.max(...after.hands, ...view.hands);
  return { ...view, round: show.round, first, dice: [], tiles: [], tossed: [], hands: view.colours.map(() => hands) };
}

/** The table before some steps of dice. */
function rewound(view: BabyBoomView, steps: BabyBoomEvent[]): BabyBoomView {
  let { dice } = view;
  for (const { seat, path, face } of steps.filter(isJourney).reverse()) {
    const is = (die: DieView): boolean => die.square === path.at(-1) && die.colour === view.colours[seat];
    dice = dice.map((die) => (is(die) ? { ...die, square: path[0]!, face: face + 1 } : die));
  }
  return { ...view, dice };
}
