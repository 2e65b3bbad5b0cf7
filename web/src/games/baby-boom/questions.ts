// How each kind of question is shown. A kind that the engine adds and that is not listed here does not compile.
import type { BabyBoomKind, Prompt } from "../../protocol";

interface Question {
  from: "mat" | "tray"; // where one takes up what goes on a square
}

const QUESTIONS: Record<BabyBoomKind, Question> = {
  count_down: { from: "mat" },
  lay_tile: { from: "tray" },
  move: { from: "mat" },
  place_die: { from: "mat" },
};

export function questionOf(prompt: Prompt): Question {
  return QUESTIONS[prompt.kind as BabyBoomKind];
}
