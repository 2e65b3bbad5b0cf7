// Every option that the engine's own tests meet on their way through the whole game, as the browser shows it.
import { execFileSync } from "node:child_process";
import { WORDS } from "virtual:words";
import { beforeAll, describe, expect, test } from "vitest";
import type { Prompt } from "../../protocol";
import { filled } from "../../table/received";
import { Voice, type Language } from "../../words/voice";
import { pictureOf } from "./adventure/tiles";
import { iconOf, numbered } from "./offers";
import { questionOf } from "./questions";

const PATIENCE = 120_000; // milliseconds: whole battles and days are played
const MISSING = /[{}]|undefined|too-many-bones-/;

async function voiceOf(language: Language): Promise<Voice> {
  const parts = Object.values(WORDS[language]).map(async (part) => (await part()).default);
  return new Voice(language, await Promise.all(parts), true);
}

let met: Prompt[];
let voices: Voice[];

beforeAll(async () => {
  const said = execFileSync("python", ["-m", "tests.words.offered"], { cwd: "..", maxBuffer: 1 << 26 });
  const { prompts } = JSON.parse(said.toString()) as { prompts: Prompt[] };
  met = prompts.map((prompt) => filled(prompt, "too-many-bones"));
  voices = await Promise.all([voiceOf("en"), voiceOf("fr")]);
}, PATIENCE);

describe("every option", () => {
  test("comes from many questions", () => expect(new Set(met.map(({ kind }) => kind)).size).toBeGreaterThan(100));

  test("has words in both languages", () => {
    const unsaid = met.flatMap(({ kind, offers }) =>
      offers.flatMap(({ does }) => {
        const said = voices.map((voice) => voice.say(does));
        return said.filter((words) => words.trim() === "" || MISSING.test(words)).map((words) => `${kind}: ${words}`);
      }),
    );
    expect(unsaid).toEqual([]);
  });

  test("has a picture, and an icon or none", () => {
    const bare = met.flatMap((prompt) =>
      numbered(prompt).filter(({ offer, answer }) => {
        return (pictureOf(answer, questionOf(prompt)) as unknown) === undefined || iconOf(offer) === "tmb-u-undefined";
      }),
    );
    expect(bare).toEqual([]);
  });
});
