// What a baddie is about to do, in the few signs there is room for.
import type { BlowView, IntentionView } from "../../../protocol";

const SMALL = 0.05; // a risk below this is left out

/** `0–4`, or one number where there is no doubt. */
export function range(least: number, most: number): string {
  return least === most ? String(most) : `${least}–${most}`;
}

/** HP it may cost. */
export function cost(blow: BlowView): string {
  return range(blow.least, blow.most);
}

/** Before anything comes off. */
export function swords(blow: BlowView): string {
  return range(0, blow.swords);
}

/** The risk of a KO in percent; none where it is too small to be worth a word. */
export function risk(blow: BlowView): number | null {
  return blow.ko < SMALL ? null : Math.round(blow.ko * 100);
}

/** The greatest risk of all. */
export function worst(intention: IntentionView): number | null {
  const risks = intention.blows.map(risk).filter((one) => one !== null);
  return risks.length > 0 ? Math.max(...risks) : null;
}
