// How a gearloc's mat stands: in which state each die is, what the plan can pay for, how full the bag is.
import type {
  AbilityView,
  BagView,
  GearlocView,
  HeldView,
  SkillView,
  TooManyBonesView,
  TurnView,
} from "../../../protocol";
import type { BoardProps } from "../../game";
import { gearlocAt } from "../table";

export type SkillState =
  "ready" | "chosen" | "rolled" | "active" | "locked" | "away" | "exhausted" | "counter" | "within" | "needs" | "found";

export const STAT_GLYPHS: Record<string, string> = { health: "heart", dex: "boot", attack: "sword", defense: "shield" };
export const STAT_MOST = 6; // a stat die shows no more
export const BAG_SPACES = 4;
const UPGRADE = 6; // bones for the better innate

type Eyes = Pick<BoardProps, "prompt" | "seat" | "asked">;

/** Whose mat is shown: the one that was opened, else of the player asked here, of the unit acting, of the player asked elsewhere, or one's own. */
export function gearlocShown(
  { prompt, seat, asked }: Eyes,
  view: TooManyBonesView,
  opened: number | null,
): GearlocView {
  const wished = [opened, prompt === null ? null : seat, view.turn.unit, ...asked, seat];
  const found = wished.map((unit) => (unit === null ? undefined : gearlocAt(view, unit))).find(Boolean);
  const shown = found ?? view.party[0];
  if (shown === undefined) throw new Error("a party of nobody");
  return shown;
}

/** Everybody else: who looks on while others act is among them. */
export function alliesShown(eyes: Eyes, view: TooManyBonesView, opened: number | null): GearlocView[] {
  const { unit } = gearlocShown(eyes, view, opened);
  return view.party.filter((one) => one.unit !== unit);
}

/** Where a skill die is, or what keeps it in the tray. */
export function stateOf(skill: SkillView, gearloc: GearlocView, turn: TurnView): SkillState {
  if (skill.where === "tray") return skill.within ? "within" : skill.consumable ? "found" : "needs";
  if (skill.where === "exhausted") return "exhausted";
  if (skill.counter) return "counter";
  const has = (dice: { die: string }[]): boolean => dice.some((shown) => shown.die === skill.die);
  if (turn.unit === gearloc.unit && has(turn.roll)) return "rolled";
  if (turn.unit === gearloc.unit && has(turn.chosen)) return "chosen";
  if (has(gearloc.active)) return "active";
  if (has(gearloc.locked)) return "locked";
  return skill.where === "ready" ? "ready" : "away";
}

export type LessonState = "known" | "lesson" | "within" | "needs" | "found";

/** How far a gearloc is from a die: it has it, a point may buy it now, a point would, or something comes first. */
export function lessonOf(skill: SkillView | undefined, offered: boolean): LessonState {
  if (skill === undefined) return "needs";
  if (skill.where !== "tray") return "known";
  if (offered) return "lesson";
  if (skill.within) return "within";
  return skill.consumable ? "found" : "needs";
}

export interface PlanPlace {
  bones: number;
  ability: AbilityView | null; // null: nothing is printed here, or it is the better innate
  innate: boolean;
  reach: boolean; // the bones are there
}

const SHROOMS = "exploding_shrooms"; // every ability costs 1 less, but at least 1

/** The five places and the better innate, as they are printed from left to right. */
export function planOf(gearloc: GearlocView, bag: BagView | undefined): PlanPlace[] {
  const cheaper = (bag?.cards ?? []).some((card) => card.key === SHROOMS);
  return Array.from({ length: UPGRADE }, (_, index) => {
    const bones = index + 1;
    const ability = gearloc.abilities.find((one) => one.bones === bones) ?? null;
    const innate = bones === UPGRADE;
    const price = cheaper && !innate ? Math.max(1, bones - 1) : bones;
    return { bones, ability, innate, reach: gearloc.bones >= price && (ability !== null || innate) };
  });
}

/** How many white dice of a kind are taken or rolled in this turn. */
export function taken(gearloc: GearlocView, turn: TurnView, die: string): number {
  if (turn.unit !== gearloc.unit) return 0;
  return [...turn.chosen, ...turn.roll].filter((shown) => shown.die === die).length;
}

/** Defense dice that lie in active slots and cannot be rolled meanwhile. */
export function placed(gearloc: GearlocView): number {
  return gearloc.active.filter((shown) => shown.die === "defense").length;
}

export function spacesUsed(cards: HeldView[]): number {
  return cards.reduce((sum, card) => sum + card.spaces, 0);
}
