// The offers of a question: the answer each one gives, what it lights up, and whether it needs a button.
import type { Offer, Prompt, TooManyBonesAnswer } from "../../protocol";
import { questionOf, type Question } from "./questions";
import { isSquare } from "./table";

type Answer = TooManyBonesAnswer;
export type Verb = Answer["verb"];

/** The answers that a verb may belong to. */
type Having<V extends Verb, A = Answer> = A extends { verb: infer W }
  ? [Extract<W, V>] extends [never]
    ? never
    : A
  : never;

export interface Choice<A = Answer> {
  index: number;
  offer: Offer;
  answer: A;
}

/** What may be done in each place, in the order of the offers. */
export type Places = Map<string, Choice[]>;

export function answerOf(offer: Offer): Answer {
  return offer.data as Answer;
}

/** Every offer of a question with its number. */
export function numbered(prompt: Prompt | null): Choice[] {
  return (prompt?.offers ?? []).map((offer, index) => ({ index, offer, answer: answerOf(offer) }));
}

/** Everything that lights up: `c3`, `boomer`, `boomer skill med-kit`, `roll 2`. */
export function byAnchor(prompt: Prompt | null): Places {
  const places: Places = new Map();
  for (const choice of numbered(prompt)) {
    for (const anchor of choice.offer.anchors) places.set(anchor, [...(places.get(anchor) ?? []), choice]);
  }
  return places;
}

/** What lights up on the mat of one gearloc: `skill med-kit`, `active 0`, `free plan`, `card 1`. */
export function onMatOf(gearloc: string, prompt: Prompt | null): Places {
  const start = `${gearloc} `;
  const found = [...byAnchor(prompt)].filter(([anchor]) => anchor.startsWith(start));
  return new Map(found.map(([anchor, choices]) => [anchor.slice(start.length), choices]));
}

/** The offers of some verbs. */
export function withVerb<V extends Verb>(prompt: Prompt | null, ...verbs: V[]): Choice<Having<V>>[] {
  const wanted: Verb[] = verbs;
  return numbered(prompt).filter((choice): choice is Choice<Having<V>> => wanted.includes(choice.answer.verb));
}

/** The position or the gearloc an answer is aimed at, or "". */
export function aimOf(answer: Answer): string {
  if ("square" in answer) return answer.square;
  return "aim" in answer ? answer.aim : "";
}

/** To clear a slot that is asked about next lies beside the slots, not in each of them. */
export function isClearing({ answer }: Choice): boolean {
  return answer.verb === "clear" && answer.die === "";
}

const IN_THE_BAR: Verb[] = ["choose", "draw", "challenge"]; // short words that a bar has room for

/** Whether an answer is at home on a mat or among the lessons. */
function onSheet(answer: Answer, question: Question): boolean {
  switch (answer.verb) {
    case "play":
    case "drop":
      return question.cards === true;
    case "clear":
    case "unlock":
    case "remove":
      return answer.die !== "" || question.slots === true;
    case "gain":
      return question.tray === true;
    default:
      return answer.verb === "add" || answer.verb === "learn" || answer.verb === "train";
  }
}

/** Positions, gearlocs, dice of a mat and cards live on the table; what has no place there has a button. */
export function onBoard(offer: Offer, prompt: Prompt): boolean {
  const answer = answerOf(offer);
  const question = questionOf(prompt);
  const aim = aimOf(answer);
  if (isSquare(aim)) return true;
  if (aim !== "") return question.apart !== true;
  return onSheet(answer, question) || (question.tiles === true && !IN_THE_BAR.includes(answer.verb));
}

const ICONS: Record<Verb, string | null> = {
  stay: "boot",
  move: "boot",
  target: "sword",
  no_target: null,
  aim: null,
  roll: "die",
  add: "die",
  reroll: "again",
  hit: "sword",
  use: null,
  place: null,
  put: null,
  lock: "lock",
  keep: "bone",
  shield: "shield",
  lock_shield: "shield",
  plan: "star",
  act: null,
  at: null,
  first: null,
  next: null,
  soak: null,
  clear: null,
  unlock: null,
  remove: null,
  turn: null,
  gain: null,
  lose: null,
  learn: null,
  train: null,
  done: "hourglass",
  yes: null,
  no: null,
  choose: null,
  draw: null,
  challenge: null,
  sleep: null,
  search: null,
  scout: null,
  pick: null,
  card: null,
  give: null,
  drop: null,
  play: null,
  stack: null,
  bottom: null,
  say: null,
  lock_nothing: null,
  lock_leave: null,
  lock_reroll: null,
  lock_convert: null,
  lock_save: null,
  lock_raise: null,
  lock_open: null,
  darts_done: null,
  darts_stun: null,
  darts_knock_out: null,
  darts_choose: null,
  darts_without: null,
  darts_remove: null,
  darts_soak: null,
};

/** The symbol on a button. */
export function iconOf(offer: Offer): string | null {
  const icon = ICONS[answerOf(offer).verb];
  return icon === null ? null : `tmb-u-${icon}`;
}
