// The dice on the table, sorted by what they are good for, with the sums.
import type { Entry, Phrase, Prompt, ShownDieView, Told, TooManyBonesHitAnswer } from "../../../protocol";
import { withVerb } from "../offers";

type Use = "attack" | "guard" | "bones" | "skill";

interface Lying {
  shown: ShownDieView;
  place: number; // in the roll
}

export interface Group {
  use: Use;
  dice: Lying[];
}

const ATTACK = ["damage", "melee_damage", "neg_i_zap"];
const GUARD = ["shield", "advanced_def", "constant_def"];
const USES: Use[] = ["attack", "guard", "bones", "skill"];

function useOf({ icon, also }: ShownDieView): Use {
  if (ATTACK.includes(icon)) return "attack";
  if (GUARD.includes(icon)) return "guard";
  return icon === "bones" || icon === "reusable_bones" || also === "bones" ? "bones" : "skill";
}

/** The dice by use, without the uses nothing was rolled for. */
export function groupsOf(dice: ShownDieView[]): Group[] {
  const lying = dice.map((shown, place) => ({ shown, place }));
  return USES.map((use) => ({ use, dice: lying.filter(({ shown }) => useOf(shown) === use) })).filter(
    (group) => group.dice.length > 0,
  );
}

/** The strike that takes the most, of those offered. */
export function bestStrike(prompt: Prompt | null): TooManyBonesHitAnswer | null {
  const strikes = withVerb(prompt, "hit").map(({ answer }) => answer);
  return strikes.reduce<TooManyBonesHitAnswer | null>(
    (best, one) => (best !== null && best.damage >= one.damage ? best : one),
    null,
  );
}

/** What comes off the swords of a strike, in its order. */
export function offOf({ flat, blocked, buffed, capped }: TooManyBonesHitAnswer): Phrase[] {
  const off: [string, number][] = [
    ["flat", flat],
    ["shields", blocked],
    ["buff", buffed],
    ["hardy", capped],
  ];
  return off
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ key: `too-many-bones-less-${what}`, args: { count, side: "baddie" } }));
}

const CAME: string[] = [
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
const THROWS: string[] = ["Rolled", "Rerolled"];
const MOST = 4; // consequences there is room for

/** What came of the last throw until somebody else's turn. */
export function cameOf(log: Entry[]): Phrase[] {
  const told: Told[] = log.flatMap((entry) => entry.told);
  const after = told.slice(told.findLastIndex(({ show }) => THROWS.includes(show.event)) + 1);
  const end = after.findIndex(({ show }) => show.event === "TurnBegan");
  const came = (end < 0 ? after : after.slice(0, end)).filter(({ show }) => CAME.includes(show.event));
  return came.slice(0, MOST).map(({ say }) => say);
}
