// The voice the whole page speaks with. A template that reads it is updated when the language changes.
import { WORDS, type Part } from "virtual:words";
import type { Argument, Phrase } from "../protocol";
import { Voice, type Language } from "./voice";

/** Something that must be there in a language before it is spoken, such as the words of a box of pieces. */
type Lesson = (language: Language) => Promise<unknown>;

const parts: Part[] = ["shell"];
const lessons: Lesson[] = [];
let voice = $state.raw<Voice>();
let wanted: Language | undefined;
let heard = 0; // parts and lessons the voice was made with

export const lang = {
  /** There is one before anything is mounted. */
  get voice(): Voice {
    if (!voice) throw new Error("speak() comes first");
    return voice;
  },
};

/** Speak this language from now on; its words are fetched first. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  return prepare();
}

/** Learn what the shell does not say by itself, now and in every language spoken later. */
export async function learn(...news: (Part | Lesson)[]): Promise<void> {
  for (const each of news) {
    if (typeof each !== "string") {
      if (!lessons.includes(each)) lessons.push(each);
    } else if (!parts.includes(each)) parts.push(each);
  }
  if (wanted !== undefined) await prepare();
}

/** A voice for what is wanted by now; whoever waits for less waits for all of it. */
async function prepare(): Promise<void> {
  const language = wanted!;
  const wishes = parts.length + lessons.length;
  if (voice?.language === language && heard === wishes) return;
  const [catalogues] = await Promise.all([
    Promise.all(parts.map(async (part) => (await WORDS[language][part]!()).default)),
    Promise.all(lessons.map((lesson) => lesson(language))),
  ]);
  if (language !== wanted || wishes !== parts.length + lessons.length) return prepare();
  if (voice?.language === language && heard === wishes) return;
  voice = new Voice(language, catalogues);
  heard = wishes;
  document.documentElement.lang = language;
}

/** The words of a key, in the language of the moment. */
export function text(key: string, args?: Record<string, Argument>): string {
  return lang.voice.text(key, args);
}

/** A phrase, in the language of the moment. */
export function say(phrase: Phrase): string {
  return lang.voice.say(phrase);
}
