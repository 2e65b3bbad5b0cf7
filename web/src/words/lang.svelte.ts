// The voice the whole page speaks with. What reads it in a template is said anew when the language changes.
import type { Argument, Phrase } from "../protocol";
import { Voice, type Language } from "./voice";

const CATALOGUES = {
  en: () => import("./en"),
  fr: () => import("./fr"),
};

let voice = $state.raw<Voice>();
let wanted: Language | undefined;

export const lang = {
  /** There is one before anything is mounted. */
  get voice(): Voice {
    if (!voice) throw new Error("speak() comes first");
    return voice;
  },
};

/** Speak this language from now on; its catalogues are loaded first. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (voice?.language === language) return;
  const { catalogues } = await CATALOGUES[language]();
  if (wanted !== language) return;
  voice = new Voice(language, catalogues);
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
