// Between battles: which screen is shown, what a choice gives, and whose question it is.
import type { FacedView, Offer, Prompt, RewardsView, AdventureView, ChoiceView } from "../../../protocol";
import type { Choice } from "../sheet/places";
import { isSquare } from "../table";

type Screen = "encounter" | "morning" | "camp" | "locks" | "darts" | "training" | "mat" | "chooser";

const VALUES = [20, 5, 1]; // of baddie chips

/** A player who is asked sees the screen of the question, everybody else that of the phase. */
export function screenOf(adventure: AdventureView, prompt: Prompt | null): Screen {
  const kind = prompt?.kind ?? "";
  if (adventure.darts !== null || kind.startsWith("darts")) return "darts";
  if (adventure.picking !== null) return "locks";
  if (kind === "train") return "training";
  if (Object.keys(adventure.piles).length > 0) return "mat";
  if (prompt?.offers.some((offer) => isSquare(offer.anchor))) return "mat";
  if (kind === "way") return "encounter";
  if (kind === "adventure") return "morning";
  if (kind === "camp") return "camp";
  if (prompt !== null) return "chooser";
  return ofPhase(adventure);
}

function ofPhase(adventure: AdventureView): Screen {
  if (adventure.phase === "recovery") return "camp";
  if (adventure.phase === "reward" || adventure.phase === "setting out") return "training";
  return adventure.phase === "encounter" && adventure.today !== null ? "encounter" : "morning";
}

/** Every offer of a question with its number. */
export function numbered(prompt: Prompt | null): Choice[] {
  return (prompt?.offers ?? []).map((offer, index) => ({ offer, index }));
}

/** The offer with exactly this notation, if it is there. */
export function offered(prompt: Prompt | null, text: string): Choice | null {
  return numbered(prompt).find(({ offer }) => offer.text === text) ?? null;
}

/** The offers of a verb: `give`, `play`. */
export function startingWith(prompt: Prompt | null, verb: string): Choice[] {
  return numbered(prompt).filter(({ offer }) => offer.text === verb || offer.text.startsWith(`${verb} `));
}

const REWARDS: { what: keyof RewardsView; glyph: string }[] = [
  { what: "progress", glyph: "flag" },
  { what: "training", glyph: "star" },
  { what: "loot_each", glyph: "chest" },
  { what: "loot_shared", glyph: "chest" },
  { what: "trove_each", glyph: "lock" },
  { what: "trove_shared", glyph: "lock" },
];

interface Gain {
  what: keyof RewardsView;
  glyph: string;
  count: number;
}

/** What a choice gives together with its card; nothing is said twice, and nothing of what is not given. */
export function gains(card: RewardsView, way: RewardsView): Gain[] {
  return REWARDS.map(({ what, glyph }) => ({ what, glyph, count: card[what] + way[what] })).filter(
    ({ count }) => count !== 0,
  );
}

/** Chips as they will probably be drawn: the largest first, and what the card adds. */
export function chipsFaced(faces: FacedView): number[] {
  const drawn: number[] = [];
  let left = faces.points;
  for (const value of VALUES) {
    for (; left >= value; left -= value) drawn.push(value);
  }
  return [...drawn, ...faces.chips].sort((one, other) => other - one);
}

/** The points of all that comes. */
export function pointsFaced(faces: FacedView): number {
  return faces.points + faces.chips.reduce((sum, each) => sum + each, 0);
}

/** The offer that takes a way, if the party may. */
export function offerOf(prompt: Prompt | null, way: ChoiceView): Choice | null {
  return prompt?.kind === "way" ? offered(prompt, `choose ${way.key.toLowerCase()}`) : null;
}

const LETTERS: Record<string, string> = { lever: "L", trip: "T", force: "F" };

/** The locks by which a card is named whose face nobody has seen: `lever 2 trip 2 force 3 second`. */
export function locksIn(words: string): string[] {
  return [...words.matchAll(/(lever|trip|force) (\d)/g)].map(([, name = "", value = ""]) => `${LETTERS[name]}${value}`);
}

// Questions that are only ever asked on the road; the rest may come up in a battle too, and keep their buttons.
const ASKED_HERE = [
  ...[
    "way",
    "adventure",
    "camp",
    "stack",
    "scouted",
    "map",
    "which",
    "find",
    "keep_one",
    "picker",
    "price",
    "part_with",
  ],
  ...["intuition", "mech_pick", "lock_die", "lock_dice", "darts_dice", "darts_weaken", "darts_bones", "darts_shields"],
  ...["flare", "knife", "first_in", "shooter", "volley", "stump", "champion", "height", "tinkerer"],
  ...["blasted", "duellist", "exhausted", "archer", "burglar", "barrels", "lantern", "critters", "stray", "stalk"],
  ...["prey", "rubble", "grenade", "offering", "try_trove", "forfeit", "bribe", "hunt", "ticking", "parcel", "hand"],
  ...["tend", "training_loot", "last_loot"],
];
const IN_THE_BAR = ["choose", "draw", "challenge"]; // short words that a bar has room for

/** Whether an offer is at home on a screen of the road, and needs no button beside the question. */
export function onAdventure(offer: Offer, prompt: Prompt): boolean {
  if (!ASKED_HERE.includes(prompt.kind)) return false;
  return prompt.kind.startsWith("darts") || !IN_THE_BAR.includes(offer.text.split(" ")[0] ?? "");
}
