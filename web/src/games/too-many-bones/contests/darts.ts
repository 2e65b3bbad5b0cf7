// What an option of Deadly Darts shows: the dice it is about.
import type { DartDieView, Offer } from "../../../protocol";

const KINDS = ["attack", "defense", "status"];

function inHand(kind: string): DartDieView {
  return { kind, lies: false, bones: false, effect: "", value: 0 };
}

/** The dice of `choose attack+attack+status`, `without defense`, `remove own poison 2` or `soak 1+1`. */
export function dartsOffer(offer: Offer): { verb: string; dice: DartDieView[] } {
  const [verb = "", ...words] = offer.text.split(" ");
  const named = (words[0] ?? "").split("+");
  if (named.every((kind) => KINDS.includes(kind))) return { verb, dice: named.map(inHand) };
  if (verb === "soak") {
    return { verb, dice: named.map((value) => ({ ...inHand("defense"), lies: true, value: Number(value) })) };
  }
  if (verb === "remove") {
    const [, what = "", value = "0"] = words;
    const effect = what === "shield" ? "" : what;
    const kind = effect === "" ? "defense" : "status";
    return { verb, dice: [{ kind, lies: true, bones: false, effect, value: Number(value) }] };
  }
  return { verb, dice: [] };
}
