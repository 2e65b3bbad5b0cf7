// How each kind of question is shown. A kind that the engine adds and that is not listed here does not compile.
import type { BadBonesKind, Prompt } from "../../protocol";

interface Question {
  on: "kingdom" | "market"; // what its options light up: squares and the other players, or wares
  hintAlone?: true; // who plays alone has a hint of their own
}

const KINGDOM: Question = { on: "kingdom" };

const QUESTIONS: Record<BadBonesKind, Question> = {
  buy: { on: "market" },
  choose_aim: KINGDOM,
  choose_chased: KINGDOM,
  choose_entrant: KINGDOM,
  choose_exit: KINGDOM,
  choose_hearse: KINGDOM,
  choose_next: KINGDOM,
  choose_target: KINGDOM,
  choose_tower: KINGDOM,
  choose_trap: { on: "kingdom", hintAlone: true },
  move_hero: KINGDOM,
  offer_heroic: KINGDOM,
  turn_bone: KINGDOM,
  use_weapon: KINGDOM,
};

export function questionOf(prompt: Prompt): Question {
  return QUESTIONS[prompt.kind as BadBonesKind];
}
