// What a baddie is about to do, in the few signs there is room for.
import type { BaddieView, BlowView, EffectView, IntentionView, TooManyBonesView } from "../../../protocol";
import { LANES, ROWS, SQUARES } from "../table";

const SMALL = 0.05; // a risk below this is left out
const EFFECTS = ["poison", "weaken", "stun", "disable", "terrify", "bleed", "taunt", "untargetable", "flight"];

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

/** Effect dice it puts on whom it reaches, or on itself. */
export function effectsAhead(intention: IntentionView): EffectView[] {
  return intention.skills
    .filter((trait) => EFFECTS.includes(trait.skill))
    .map((trait) => ({ effect: trait.skill, value: trait.value }));
}

function beside(square: string, diagonal: boolean): string[] {
  const lane = LANES.indexOf(square.charAt(0));
  const row = ROWS.indexOf(Number(square.charAt(1)));
  return SQUARES.filter((other) => {
    const across = Math.abs(LANES.indexOf(other.charAt(0)) - lane);
    const down = Math.abs(ROWS.indexOf(Number(other.charAt(1))) - row);
    return other !== square && (across + down === 1 || (diagonal && across === 1 && down === 1));
  });
}

/** The squares a walk leads over, its beginning and its end included; just these two where nothing leads there. */
export function wayTo(view: TooManyBonesView, from: string, to: string, diagonal: boolean): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const waiting = [from];
  for (let here = waiting.shift(); here !== undefined; here = waiting.shift()) {
    if (here === to) break;
    for (const next of beside(here, diagonal)) {
      if (before.has(next) || (next !== to && next in view.mat)) continue;
      before.set(next, here);
      waiting.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  for (let back = before.get(to) ?? ""; back !== ""; back = before.get(back) ?? "") way.unshift(back);
  return way;
}

const FEW = 2; // ways the party may choose from that can be drawn without a tangle

/** Where a baddie will walk; both ways where the party will choose one of two. */
export function walksAhead(view: TooManyBonesView, baddie: BaddieView): string[][] {
  const meant = baddie.intention;
  if (meant === null || meant.stunned || meant.squares.length > FEW) return [];
  const ends = meant.squares.filter((end) => end !== baddie.square);
  return ends.map((end) => wayTo(view, baddie.square, end, baddie.diagonal));
}
