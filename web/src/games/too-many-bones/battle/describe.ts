// Units and the mat in words: for those who listen, and for whoever rests on a piece.
import type { BaddieView, GearlocView, Phrase, TooManyBonesView } from "../../../protocol";
import { lang, say, text } from "../../../words/lang.svelte";
import type { Explanation } from "../../explain.svelte";
import { effectOf } from "../pieces/box";
import { explainUnit } from "../pieces/explain";
import { baddieAt, gearlocAt, nameOfUnit, SQUARES } from "../table";
import { cost, risk } from "./threat";

function phrase(key: string, args: Phrase["args"] = {}): string {
  return text(`web-too-many-bones-${key}`, args);
}

/** Somebody with HP, shields and effect dice. */
export function standing(one: GearlocView | BaddieView): string {
  const shields = typeof one.shields === "number" ? one.shields : one.shields.reduce((sum, value) => sum + value, 0);
  const buff = "buff" in one ? one.buff : 0;
  return [
    lang.voice.of(one.name),
    phrase("hp", { hp: one.hp, max: one.max }),
    shields > 0 ? phrase("shields", { count: shields }) : "",
    buff > 0 ? phrase("buff", { count: buff }) : "",
    ...one.effects.map(({ effect, value }) => `${lang.voice.of(effectOf(effect).name)} ${value}`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a baddie is about to do, as a sentence. */
function intending(view: TooManyBonesView, baddie: BaddieView): string {
  const meant = baddie.intention;
  if (meant === null) return "";
  if (meant.stunned) return phrase("stunned");
  if (meant.targets.length === 0) return phrase("no-target");
  const end = meant.squares[0];
  const walk = end !== undefined && end !== baddie.square ? phrase("walks", { square: end }) : "";
  const blows = meant.blows.map((blow) => {
    const target = nameOfUnit(view, blow.unit) ?? "";
    const ko = risk(blow);
    const attack = phrase("attacks", { dice: meant.attack, target, cost: cost(blow) });
    return ko === null ? attack : `${attack}, ${phrase("ko-risk", { risk: ko })}`;
  });
  const nothing = meant.reaches ? "no-attack" : "out-of-reach";
  return [walk, ...(blows.length > 0 ? blows : [phrase(nothing)]), meant.tied ? phrase("party-chooses") : ""]
    .filter(Boolean)
    .join("; ");
}

/** How it stands and what it is about to do, then what is printed on it. */
export function explainedUnit(view: TooManyBonesView, unit: number): Explanation[] {
  const baddie = baddieAt(view, unit);
  const found = gearlocAt(view, unit) ?? baddie;
  if (found === undefined) return [];
  return [{ name: standing(found), about: baddie ? intending(view, baddie) : "" }, ...explainUnit(found.key)];
}

/** What is on a square. */
export function contents(view: TooManyBonesView, square: string): string {
  const unit = view.mat[square];
  if (unit === undefined) return phrase("empty");
  const baddie = baddieAt(view, unit);
  const found = gearlocAt(view, unit) ?? baddie;
  if (found === undefined) return phrase("empty");
  return [standing(found), baddie ? intending(view, baddie) : ""].filter(Boolean).join(". ");
}

/** The whole mat, square by square. */
export function reading(view: TooManyBonesView): string[] {
  return SQUARES.filter((square) => square in view.mat).map((square) =>
    say({ key: "web-too-many-bones-on-square", args: { square, what: contents(view, square) } }),
  );
}
