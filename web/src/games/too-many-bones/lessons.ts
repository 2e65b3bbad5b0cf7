// Words that the mat and the lessons share.
import type { SkillDieView } from "../../protocol";
import { lang, text } from "../../words/lang.svelte";
import { dieOf } from "./box";

/** The dice that lead to one: any of them is enough. */
export function needed(die: SkillDieView): string {
  const or = ` ${text("web-too-many-bones-sheet-or")} `;
  return die.needs.map((key) => lang.voice.of(dieOf(key).name)).join(or);
}
