// Which offer lights what on a gearloc's mat: a die of the grid or of a slot, a line of the plan, a card, a stat.
import type { BagView, GearlocView, Offer, Prompt, ShownDieView } from "../../../protocol";
import { written } from "./bags";

export interface Choice {
  index: number;
  offer: Offer;
}

/** What may be done in each place: `skill med-kit`, `active 0`, `free plan`, `plan 3`, `card 1`, `stat dex`, `white attack`. */
export type Places = Map<string, Choice[]>;

/** An answer as it is written, taken apart. */
export interface Reading {
  verb: string;
  what: string; // a die, a card, a stat, an act, a number; "" where there is none
  number: number | null; // what a die shows
  aim: string; // a position, a gearloc, or ""
}

const TWO_WORDS = ["no target", "lock shield"];
const AIM = /^([a-d][1-4]|boomer|patches|picket|tantrum)$/;
const WHITE = ["attack", "defense"];
const RAGE = ["rage", "raaage", "raaaaage"];
const SLOTTED = ["clear", "unlock", "remove"];
const TURNS = ["start", "move", "target", "dice", "result"]; // the questions of one's own turn

/** `use med-kit boomer`, `clear defense 2`, `plan 3`, `act step b1`. */
export function reading(text: string): Reading {
  const verb = TWO_WORDS.find((two) => text.startsWith(two)) ?? text.split(" ", 1)[0] ?? "";
  const words = text.slice(verb.length).split(" ").filter(Boolean);
  const aim = AIM.test(words.at(-1) ?? "") ? (words.pop() ?? "") : "";
  const last = words.length > 1 ? Number(words.at(-1)) : NaN;
  return { verb, what: words[0] ?? "", number: Number.isNaN(last) ? null : last, aim };
}

function aimless(text: string, { aim }: Reading): string {
  return aim === "" ? text : text.slice(0, -aim.length - 1);
}

/** Everything lit on the mat of one gearloc while another, or it itself, is asked. */
export function placesOf(prompt: Prompt | null, asked: number, gearloc: GearlocView, bag: BagView | undefined): Places {
  const places: Places = new Map();
  prompt?.offers.forEach((offer, index) => {
    const read = reading(offer.text);
    const found =
      asked === gearloc.unit ? ownPlaces(read, gearloc, bag, aimless(offer.text, read)) : allysPlaces(read, gearloc);
    for (const place of found) places.set(place, [...(places.get(place) ?? []), { index, offer }]);
  });
  return places;
}

/** What somebody else is asked about can only be a die for a free slot. */
function allysPlaces({ verb, aim }: Reading, gearloc: GearlocView): string[] {
  return verb === "place" && aim === gearloc.key ? ["free active"] : [];
}

function ownPlaces(read: Reading, gearloc: GearlocView, bag: BagView | undefined, text: string): string[] {
  const { verb, what, aim } = read;
  if (SLOTTED.includes(verb)) return slotPlaces(read, gearloc);
  switch (verb) {
    case "add":
      return WHITE.includes(what) ? [`white ${what}`] : skill(what, gearloc);
    case "use":
    case "put":
    case "reroll":
    case "gain":
    case "learn":
      return skill(what, gearloc);
    case "place":
      return [...skill(what, gearloc), ...(aim === "" ? ["free active"] : [])];
    case "lock":
      return [...skill(what, gearloc), "free locked"];
    case "keep":
      return [...skill(what, gearloc), "free plan"];
    case "shield":
      return ["free active"];
    case "lock shield":
      return ["free locked"];
    case "plan":
      return [`plan ${what}`];
    case "turn":
      return RAGE.includes(what) ? among(gearloc.active, "active", isRage) : cards("turn raider-armor", "turn", bag);
    case "act":
      return actPlaces(what, gearloc);
    case "play":
    case "drop":
    case "give":
    case "search":
      return cards(text, verb, bag);
    case "train":
    case "lose":
      return aim === "" || aim === gearloc.key ? [`stat ${what}`] : [];
    default:
      return [];
  }
}

function skill(die: string, gearloc: GearlocView): string[] {
  return gearloc.skills.some((one) => one.die === die) ? [`skill ${die}`] : [];
}

/** `clear` alone asks next which slot; with a die it names all that look like it. */
function slotPlaces({ verb, what, number }: Reading, gearloc: GearlocView): string[] {
  if (what === "") return ["clear"];
  const alike = (shown: ShownDieView): boolean => shown.die === what && Math.abs(shown.value) === number;
  return verb === "unlock" ? among(gearloc.locked, "locked", alike) : among(gearloc.active, "active", alike);
}

function among(dice: ShownDieView[], slots: string, fits: (shown: ShownDieView) => boolean): string[] {
  return dice.flatMap((shown, index) => (fits(shown) ? [`${slots} ${index}`] : []));
}

function isRage(shown: ShownDieView): boolean {
  return RAGE.includes(shown.die);
}

// Deeds that a die in a slot allows, by the icon it shows.
const BY_ICON: Record<string, string[]> = {
  switch: ["switch"],
  "double-switch": ["switch"],
  rush: ["rush"],
  "double-rush": ["rush"],
  step: ["constant_move"],
  "heal-assist": ["heal_assist"],
  "reroll-heal": ["reroll_heal"],
  "reroll-buff": ["reroll_buff"],
};
// Deeds of a die that counts and never leaves the grid.
const BY_COUNTER: Record<string, string> = {
  "make-grenade": "boom-counter",
  axe: "axe-collector",
  "body-count": "body-count",
};

function actPlaces(act: string, gearloc: GearlocView): string[] {
  const counter = BY_COUNTER[act];
  if (counter !== undefined) return skill(counter, gearloc);
  const icons = BY_ICON[act];
  if (icons === undefined) return among(gearloc.active, "active", isRage);
  const shows = (shown: ShownDieView): boolean => icons.includes(shown.icon) || icons.includes(shown.also);
  return [...among(gearloc.active, "active", shows), ...among(gearloc.locked, "locked", shows)];
}

/** The cards an offer is about; trove that nobody has opened is named by its locks. */
function cards(text: string, verb: string, bag: BagView | undefined): string[] {
  const held = bag?.cards ?? [];
  return held.flatMap((card, index) => {
    return text === `${verb} ${written(card, held, index)}` ? [`card ${index}`] : [];
  });
}

/** Whether an offer is at home on a mat or among the lessons, and needs no button beside the question. */
export function onSheet(offer: Offer, prompt: Prompt): boolean {
  const { verb, what } = reading(offer.text);
  if (verb === "play" || verb === "drop") return prompt.kind === "train" || TURNS.includes(prompt.kind);
  if (SLOTTED.includes(verb)) return what !== "" || TURNS.includes(prompt.kind);
  if (verb === "gain") return prompt.kind === "consumable";
  return verb === "add" || verb === "learn" || verb === "train";
}
