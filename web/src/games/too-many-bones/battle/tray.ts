// The dice on the table, sorted by what they are good for, with the sums.
import type {
  Argument,
  Entry,
  Offer,
  Phrase,
  Prompt,
  ShownDieView,
  Told,
  TooManyBonesEvent,
  WhoView,
} from "../../../protocol";
import { isBones } from "./offers";

type Use = "attack" | "guard" | "bones" | "skill";

export interface Group {
  use: Use;
  dice: ShownDieView[];
}

const ATTACK = ["damage", "melee_damage", "neg_i_zap"];
const GUARD = ["shield", "advanced_def", "constant_def"];
const USES: Use[] = ["attack", "guard", "bones", "skill"];

function useOf(shown: ShownDieView): Use {
  if (ATTACK.includes(shown.icon)) return "attack";
  if (GUARD.includes(shown.icon)) return "guard";
  return isBones(shown) ? "bones" : "skill";
}

/** The dice by use, without the uses nothing was rolled for. */
export function groupsOf(dice: ShownDieView[]): Group[] {
  return USES.map((use) => ({ use, dice: dice.filter((shown) => useOf(shown) === use) })).filter(
    (group) => group.dice.length > 0,
  );
}

/** The sum of a strike: swords, what comes off, what is left of it and of the target. */
interface Sum {
  swords: number;
  less: Phrase[];
  damage: number;
  name: Argument;
  hp: number;
}

function count(value: Argument | undefined): number {
  return typeof value === "number" ? value : 0;
}

/** The sum an offer's label spells out. */
export function sumOf({ args }: Phrase): Sum | null {
  const { damage, less, name, hp } = args;
  if (typeof damage !== "object" || Array.isArray(damage) || !("key" in damage) || name === undefined) return null;
  const off = Array.isArray(less) ? less.filter((one): one is Phrase => "key" in one) : [];
  const swords = count(damage.args.amount);
  const left = off.reduce((rest, one) => rest - count(one.args.count), swords);
  return { swords, less: off, damage: left, name, hp: count(hp) };
}

/** The strike that takes the most, of those offered. */
export function bestStrike(prompt: Prompt | null): { offer: Offer; sum: Sum } | null {
  const found = (prompt?.offers ?? []).flatMap((offer) => {
    const sum = offer.text.startsWith("hit ") ? sumOf(offer.label) : null;
    return sum === null ? [] : [{ offer, sum }];
  });
  return found.reduce<(typeof found)[number] | null>(
    (best, one) => (best && best.sum.damage >= one.sum.damage ? best : one),
    null,
  );
}

/** A throw that is over: who threw, what fell, and what came of it. */
interface Thrown {
  who: WhoView;
  dice: ShownDieView[];
  came: Phrase[];
}

const CAME: TooManyBonesEvent["event"][] = [
  "Hurt",
  "Shielded",
  "Unharmed",
  "EffectPut",
  "SkillUsed",
  "BonesKept",
  "Healed",
  "KnockedOut",
  "Defeated",
  "Avoided",
  "TyrantRolled",
];
const MOST = 4; // consequences there is room for

/** The last throw of this battle, with what came of it until somebody else's turn. */
export function lastThrow(log: Entry[]): Thrown | null {
  const told: Told[] = log.flatMap((entry) => entry.told);
  const at = told.findLastIndex(({ show }) => show.event === "EncounterDrawn" || isThrow(show as TooManyBonesEvent));
  const found = told[at]?.show as TooManyBonesEvent | undefined;
  if (found === undefined || !isThrow(found)) return null;
  const after = told.slice(at + 1);
  const end = after.findIndex(({ show }) => show.event === "TurnBegan");
  const came = (end < 0 ? after : after.slice(0, end)).filter(({ show }) =>
    CAME.includes((show as TooManyBonesEvent).event),
  );
  return { who: found.who, dice: found.dice, came: came.slice(0, MOST).map(({ say }) => say) };
}

type Throw = Extract<TooManyBonesEvent, { event: "Rolled" | "Rerolled" }>;

function isThrow(event: TooManyBonesEvent): event is Throw {
  return event.event === "Rolled" || event.event === "Rerolled";
}
