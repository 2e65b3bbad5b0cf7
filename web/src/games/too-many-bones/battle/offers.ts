// What may be done in a battle: where it lies on the mat and in the tray, and what its button says.
import type { Argument, Offer, Phrase, Prompt, ShownDieView, TooManyBonesView, Words } from "../../../protocol";
import { dieOf, isDie, isLoot, lootOf, sheetOf } from "../pieces/box";
import { reading, type Choice, type Reading } from "../sheet/places";
import { baddieAt, gearlocNamed, isSquare } from "../table";
import { adventureText } from "../adventure/tiles";

export type { Choice } from "../sheet/places";

/** A position of the mat where something may be done. */
interface Spot {
  square: string;
  choices: Choice[];
}

const WHITE = ["attack", "defense"];
const OF_A_DIE = ["use", "place", "lock", "put", "keep", "reroll", "turn"];
const RESULTS = ["hit", "use", "place", "lock", "put", "keep", "shield", "lock shield"];

function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key: `web-too-many-bones-${key}`, args };
}

/** Where an offer is on the mat: its position, its gearloc's, the target's for swords, one's own for staying. */
function squareOf(offer: Offer, view: TooManyBonesView): string {
  const { verb } = reading(offer.text);
  if (isSquare(offer.anchor)) return offer.anchor;
  if (verb === "stay") return view.party.find((one) => one.unit === view.turn.unit)?.square ?? "";
  if (verb === "hit") return baddieAt(view, view.turn.target)?.square ?? "";
  return gearlocNamed(view, offer.anchor)?.square ?? "";
}

/** The lit positions, in the order of the offers. */
export function spotsOf(prompt: Prompt | null, view: TooManyBonesView): Spot[] {
  const spots = new Map<string, Spot>();
  prompt?.offers.forEach((offer, index) => {
    const square = squareOf(offer, view);
    if (square === "") return;
    const spot = spots.get(square) ?? { square, choices: [] };
    spot.choices.push({ index, offer });
    spots.set(square, spot);
  });
  return [...spots.values()];
}

/** What is offered about a gearloc, for those who are not on the mat as well. */
export function choicesFor(prompt: Prompt | null, gearloc: string): Choice[] {
  return (prompt?.offers ?? []).flatMap((offer, index) => (offer.anchor === gearloc ? [{ index, offer }] : []));
}

/** What is offered about a rolled die. */
export function choicesOfDie(prompt: Prompt | null, shown: ShownDieView): Choice[] {
  return (prompt?.offers ?? []).flatMap((offer, index) => (isAbout(offer, shown) ? [{ index, offer }] : []));
}

function isAbout(offer: Offer, shown: ShownDieView): boolean {
  const { verb, what, number } = reading(offer.text);
  if (verb === "hit") return shown.die === "attack" && shown.icon === "damage" && what.includes(String(shown.value));
  if (verb === "shield" || verb === "lock shield") {
    return shown.die === "defense" && shown.icon === "shield" && Number(what) === shown.value;
  }
  if (!OF_A_DIE.includes(verb) || what !== shown.die) return false;
  if (verb === "keep") return isBones(shown);
  return verb !== "reroll" || !WHITE.includes(what) || (number === null) === isBones(shown);
}

export function isBones(shown: ShownDieView): boolean {
  return shown.icon === "bones" || shown.icon === "reusable_bones" || shown.also === "bones";
}

/** The offer that takes one more die of this kind. */
export function adding(prompt: Prompt | null, die: string): Choice | null {
  const index = prompt?.offers.findIndex((offer) => offer.text === `add ${die}`) ?? -1;
  const offer = prompt?.offers[index];
  return offer === undefined ? null : { index, offer };
}

/** Whether ending a turn leaves results that could still be used. */
export function wastes(offer: Offer, prompt: Prompt): boolean {
  if (prompt.kind !== "result" || offer.text !== "done") return false;
  return prompt.offers.some((other) => RESULTS.includes(reading(other.text).verb));
}

// Words.

function isNamed(die: string): boolean {
  return WHITE.includes(die) || isDie(die);
}

function nameOfDie(key: string): Phrase | Words {
  return WHITE.includes(key) ? phrase(`die-${key}`) : dieOf(key).name;
}

function isPhrase(value: Argument | undefined): value is Phrase {
  return typeof value === "object" && !Array.isArray(value) && "key" in value;
}

function isWords(value: Argument | undefined): value is Words {
  return typeof value === "object" && !Array.isArray(value) && "en" in value;
}

function numberIn(value: Argument | undefined): number {
  return typeof value === "number" ? value : 0;
}

/** Whom an offer is aimed at: the label names a unit that stands there, a gearloc names itself. */
function aimed(offer: Offer, aim: string): { to: Phrase | Words | string; at: boolean } | null {
  if (aim === "") return null;
  if (!isSquare(aim)) return { to: sheetOf(aim).name, at: false };
  const { stands, name } = offer.label.args;
  const found = isPhrase(stands) ? stands.args.name : name;
  return isWords(found) ? { to: found, at: false } : { to: aim, at: true };
}

function towards(does: Phrase, offer: Offer, aim: string): Phrase {
  const found = aimed(offer, aim);
  if (found === null) return does;
  return phrase(found.at ? "button-at" : "button-on", { action: does, aim: found.to });
}

/** What the swords take in the end: the label says what came off. */
function strike(offer: Offer): Phrase {
  const { damage, less, name, amount } = offer.label.args;
  const all = isPhrase(damage) ? numberIn(damage.args.amount) : 0;
  const off = Array.isArray(less)
    ? less.reduce((sum, one) => sum + ("key" in one ? numberIn(one.args.count) : 0), 0)
    : 0;
  return phrase("button-hit", { name: name ?? "", damage: amount === undefined ? all - off : 0 });
}

function diceCounted(offer: Offer): number {
  const { dice } = offer.label.args;
  if (!Array.isArray(dice)) return 0;
  return dice.reduce((sum, one) => sum + ("key" in one ? numberIn(one.args.count) : 0), 0);
}

const OWN_WORDS = ["move", "aim"]; // the square says where
const PLAIN = ["stay", "no target"];
const ABOUT_DICE = "add use place lock put unlock reroll remove gain turn learn clear".split(" ");
const ABOUT_CARDS = ["play", "drop"];
const ON_ADVENTURE = "choose draw challenge say card give drop sleep search scout stack bottom pick".split(" ");

const cardIn = (what: string): string => what.replaceAll("-", "_");

/** Whether an offer is about a piece that the box has no name for: a die of a lock, of a game, a card nobody has seen. */
function isNameless({ verb, what }: Reading): boolean {
  if (ABOUT_DICE.includes(verb)) return what !== "" && !isNamed(what);
  return ABOUT_CARDS.includes(verb) && !isLoot(cardIn(what));
}

/** What an offer does, in a few words; what comes of it is its label, and that is all there is where no words fit. */
export function buttonText(offer: Offer, prompt: Prompt): Phrase {
  const read = reading(offer.text);
  if (isNameless(read)) return offer.label;
  const { verb, what, aim } = read;
  if (PLAIN.includes(verb)) return phrase(`button-${verb.replace(" ", "-")}`);
  if (OWN_WORDS.includes(verb)) return phrase(`button-${verb}`, { square: aim });
  switch (verb) {
    case "yes":
    case "no":
      return phrase(`button-${verb}`, { kind: prompt.kind });
    case "hit":
      return strike(offer);
    case "roll":
      return phrase("button-roll", { count: prompt.kind === "dice" ? diceCounted(offer) : -1 });
    case "shield":
    case "lock shield":
      return phrase(`button-${verb.replace(" ", "-")}`, { value: Number(what) });
    case "soak":
      return phrase("button-soak", {
        dice: what
          .split("+")
          .filter((value) => value !== "0")
          .join(" + "),
      });
    case "keep":
      return phrase("button-keep", { bones: numberIn(offer.label.args.bones) });
    case "clear":
      return what === "" ? phrase("button-clear-any") : phrase("button-clear", { die: nameOfDie(what) });
    case "plan":
      return towards(phrase("button-plan", { name: offer.label.args.name ?? "" }), offer, aim);
    case "act":
      return towards(phrase("button-act", { act: what }), offer, aim);
    case "play":
      return towards(phrase("button-play", { card: lootOf(cardIn(what)).name }), offer, aim);
    case "drop":
      return phrase("button-drop", { card: lootOf(cardIn(what)).name });
    case "turn":
      return phrase("button-turn", { die: nameOfDie(what) });
    case "learn":
      return phrase("sheet-learn", { die: dieOf(what).name });
    case "train":
      return phrase("sheet-train", { stat: what });
    case "done":
      return phrase("button-done", { kind: prompt.kind });
    case "target":
    case "at":
    case "first":
      return pointing(offer, prompt, verb, aim);
    case "lose":
      return phrase("button-lose", { stat: what });
    case "add":
    case "use":
    case "place":
    case "lock":
    case "put":
    case "unlock":
    case "reroll":
    case "remove":
    case "gain":
      return towards(phrase(`button-${verb}`, { die: nameOfDie(what) }), offer, aim);
    default:
      return ON_ADVENTURE.includes(verb) ? adventureText(offer, prompt) : offer.label;
  }
}

const POINTING = ["target", "at", "first"]; // they name whom they point at
const STANDS = /-stands(-with)?$/;

/** The HP and shields of a unit that has been named already. */
function stands({ args: { hp = "", max = "", signs } }: Phrase): Phrase {
  return signs === undefined ? phrase("hp", { hp, max }) : phrase("hp-with", { hp, max, signs });
}

function pointing(offer: Offer, prompt: Prompt, verb: string, aim: string): Phrase {
  const found = aimed(offer, aim);
  if (found === null) return verb === "first" ? phrase("button-first-nobody") : offer.label;
  return found.at
    ? phrase("button-move", { square: aim })
    : phrase(`button-${verb === "at" ? "choose" : verb}`, { name: found.to, kind: prompt.kind });
}

/** What comes of it, for the second line of a button; nothing where the first line has said it. */
export function effectText(offer: Offer, prompt: Prompt): Phrase | null {
  const { verb, what, aim } = reading(offer.text);
  if (verb === "keep") return phrase("effect-keep", { die: nameOfDie(what), total: numberIn(offer.label.args.total) });
  if (verb === "done" || verb === "choose") return null; // the card says what a way costs and gives
  if (verb === "first" && aim === "") return null;
  if (POINTING.includes(verb) && STANDS.test(offer.label.key)) return stands(offer.label);
  const { face, text } = offer.label.args;
  if (face !== undefined && text !== undefined) return phrase("effect-face", { face, text });
  if (verb === "plan") return phrase("effect-plan", offer.label.args);
  return buttonText(offer, prompt) === offer.label ? null : offer.label;
}

const ICONS: Record<string, string> = {
  hit: "sword",
  target: "sword",
  add: "die",
  roll: "die",
  reroll: "again",
  keep: "bone",
  shield: "shield",
  "lock shield": "shield",
  plan: "star",
  stay: "boot",
  move: "boot",
  done: "hourglass",
  lock: "lock",
};

/** The symbol on a button. */
export function iconOf(offer: Offer): string | null {
  const icon = ICONS[reading(offer.text).verb];
  return icon === undefined ? null : `tmb-u-${icon}`;
}
