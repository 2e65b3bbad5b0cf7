// Every option that the engine's own tests meet on their way through the whole game, in words.
import { execFileSync } from "node:child_process";
import { WORDS } from "virtual:words";
import { beforeAll, describe, expect, test } from "vitest";
import type { BoxView, Offer, Phrase, Prompt } from "../../protocol";
import { Voice, type Language } from "../../words/voice";
import { inWords } from "../../table/offers";
import { openBox } from "./pieces/box";
import game from "./index";
import { tileOf } from "./adventure/tiles";

interface Everything {
  box: BoxView;
  prompts: Prompt[];
}

const PATIENCE = 120_000; // milliseconds: whole battles and days are played
const MISSING = /[{}]|undefined|no piece|web-too-many-bones-/;

async function voiceOf(language: Language): Promise<Voice> {
  const parts = Object.values(WORDS[language]).map(async (part) => (await part()).default);
  return new Voice(language, await Promise.all(parts), true);
}

let met: Prompt[];
let voices: Voice[];

beforeAll(async () => {
  const said = execFileSync("python", ["-m", "tests.words.offered"], { cwd: "..", maxBuffer: 1 << 26 });
  const { box, prompts } = JSON.parse(said.toString()) as Everything;
  openBox(box);
  met = prompts;
  voices = await Promise.all([voiceOf("en"), voiceOf("fr")]);
}, PATIENCE);

/** What cannot be said, with the option it was for. */
function unsaid(phrasesOf: (offer: Offer, prompt: Prompt) => Phrase[]): string[] {
  return met.flatMap((prompt) =>
    prompt.offers.flatMap((offer) => {
      try {
        const said = voices.flatMap((voice) => phrasesOf(offer, prompt).map((each) => voice.say(each)));
        return said
          .filter((words) => words.trim() === "" || MISSING.test(words))
          .map((words) => `${offer.text}: ${words}`);
      } catch (error) {
        return [`${prompt.kind}, ${offer.text}: ${String(error)}`];
      }
    }),
  );
}

const found = (...phrases: (Phrase | null | undefined)[]): Phrase[] => phrases.filter((each) => each != null);

describe("every option", () => {
  test("comes from many questions", () => expect(new Set(met.map(({ kind }) => kind)).size).toBeGreaterThan(100));
  test("has words in the list of all options", () => {
    expect(unsaid((offer, prompt) => inWords(offer, prompt, game))).toEqual([]);
  });
  test("has words on a button, with what comes of it", () => {
    expect(
      unsaid((offer, prompt) => found(game.buttonText?.(offer, prompt), game.effectText?.(offer, prompt))),
    ).toEqual([]);
  });
  test("has words on a card of the road", () => {
    const onCards = (offer: Offer, prompt: Prompt): Phrase[] => {
      const { title, effect } = tileOf(offer, prompt);
      return found(title, effect);
    };
    expect(unsaid(onCards)).toEqual([]);
  });
});
