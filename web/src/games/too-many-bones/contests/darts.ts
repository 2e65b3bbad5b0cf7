// What an option of Deadly Darts shows: the dice it is about.
import type { DartDieView, TooManyBonesAnswer } from "../../../protocol";

const inHand = (kind: string): DartDieView => ({ kind, lies: false, bones: false, effect: "", value: 0 });

/** The dice that are taken, left out or taken off a stack, and the shields as they would lie. */
export function dartsDice(answer: TooManyBonesAnswer): DartDieView[] {
  switch (answer.verb) {
    case "darts_choose":
    case "darts_without":
      return answer.kinds.map(inHand);
    case "darts_soak":
      return answer.values.map((value) => ({ ...inHand("defense"), lies: true, value }));
    case "darts_remove": {
      const { kind, effect, value } = answer;
      return [{ kind, lies: true, bones: false, effect, value }];
    }
    default:
      return [];
  }
}
