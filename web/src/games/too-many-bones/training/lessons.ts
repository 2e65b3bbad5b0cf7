// Words that the mat and the lessons share.
import type { SkillDieView, Words } from "../../../protocol";
import { lang, text } from "../../../words/lang.svelte";
import { dieOf } from "../pieces/box";
import type { LessonState } from "../sheet/sheet";

/** The dice that lead to one: any of them is enough. */
export function needed(die: SkillDieView): string {
  const or = ` ${text("web-too-many-bones-sheet-or")} `;
  return die.needs.map((key) => lang.voice.of(dieOf(key).name)).join(or);
}

/** How far a die is from being known. */
export function lessonWords(die: SkillDieView, state: LessonState): string {
  const known = state === "known" && die.starting ? "start" : state;
  return text("web-too-many-bones-sheet-lesson", { state: known, needs: needed(die) });
}

/** Whether a name has a word too long for its place, and should be set smaller. */
export function hasWordOver(letters: number, name: Words): boolean {
  return lang.voice
    .of(name)
    .split(" ")
    .some((word) => word.length > letters);
}
