// The picture on an option between battles.
import type { TooManyBonesAnswer } from "../../../protocol";
import type { Question } from "../questions";
import { isSquare } from "../table";

export type Picture =
  | { of: "gearloc"; key: string }
  | { of: "loot"; key: string }
  | { of: "trove"; locks: string[] }
  | { of: "number"; value: number }
  | { of: "chip"; key: string }
  | { of: "die"; die: string }
  | { of: "points"; value: number }
  | { of: "glyph"; name: string };

const ELSE = "star";

const glyph = (name: string): Picture => ({ of: "glyph", name });

/** Whom it is about, if that is one of the party. */
function aimedAt(aim: string): Picture {
  return aim === "" || isSquare(aim) ? glyph(ELSE) : { of: "gearloc", key: aim };
}

/** What an option of the road is about. */
export function pictureOf(answer: TooManyBonesAnswer, question: Question): Picture {
  switch (answer.verb) {
    case "say":
      if (answer.encounter !== "") return glyph("flag");
      if (answer.chip !== "") return { of: "chip", key: answer.chip };
      if (question.numbers === "locks") return glyph("lock");
      return { of: question.numbers ?? "number", value: answer.value };
    case "stack":
      return { of: "points", value: answer.points };
    case "card":
    case "give":
    case "drop":
    case "play":
    case "search":
    case "pick":
      if (question.shares && answer.aim !== "") return { of: "gearloc", key: answer.aim };
      return answer.card === "" ? { of: "trove", locks: answer.locks } : { of: "loot", key: answer.card };
    case "gain":
    case "add":
    case "use":
      return { of: "die", die: answer.die };
    case "at":
    case "first":
    case "lose":
    case "train":
    case "plan":
    case "act":
    case "place":
    case "lock":
    case "put":
    case "learn":
    case "keep":
    case "clear":
    case "unlock":
    case "reroll":
    case "remove":
    case "turn":
      return aimedAt(answer.aim);
    case "yes":
    case "done":
      return glyph("check");
    case "no":
      return glyph("cross");
    case "stay":
    case "scout":
      return glyph("eye");
    case "bottom":
    case "lock_nothing":
      return glyph("hourglass");
    case "draw":
      return glyph("flag");
    case "challenge":
      return glyph("skull");
    case "sleep":
      return glyph("bed");
    case "lock_leave":
      return glyph("again");
    case "choose":
    case "roll":
    case "no_target":
    case "move":
    case "target":
    case "aim":
    case "hit":
    case "shield":
    case "lock_shield":
    case "next":
    case "soak":
    case "lock_reroll":
    case "lock_convert":
    case "lock_save":
    case "lock_raise":
    case "lock_open":
    case "darts_done":
    case "darts_stun":
    case "darts_knock_out":
    case "darts_choose":
    case "darts_without":
    case "darts_remove":
    case "darts_soak":
      return glyph(ELSE);
  }
}
