// Between battles: which screen is shown, what a choice gives, and whose question it is.
import type { FacedView, Prompt, RewardsView, AdventureView, ChoiceView } from "../../../protocol";
import { aimOf, byAnchor, numbered, type Choice } from "../offers";
import { questionOf, type Screen } from "../questions";
import { isSquare } from "../table";

const VALUES = [20, 5, 1]; // of baddie chips

/** A player who is asked sees the screen of the question, everybody else that of the phase. */
export function screenOf(adventure: AdventureView, prompt: Prompt | null): Screen {
  const asked = prompt === null ? null : questionOf(prompt).screen;
  if (adventure.darts !== null || asked === "darts") return "darts";
  if (adventure.picking !== null) return "locks";
  if (asked === "training") return "training";
  if (Object.keys(adventure.piles).length > 0) return "mat";
  if (numbered(prompt).some(({ answer }) => isSquare(aimOf(answer)))) return "mat";
  return asked ?? ofPhase(adventure);
}

function ofPhase(adventure: AdventureView): Screen {
  if (adventure.phase === "recovery") return "camp";
  if (adventure.phase === "reward" || adventure.phase === "setting out") return "training";
  return adventure.phase === "encounter" && adventure.today !== null ? "encounter" : "morning";
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
  return byAnchor(prompt).get(`choice ${way.key}`)?.[0] ?? null;
}
