import { expect, test, vi } from "vitest";
import type { BoxView, Words } from "../../../protocol";
import { speak } from "../../../words/lang.svelte";
import { effectOf, loadBox } from "./box";

const NAMES = { en: "Poison", fr: "Venin" };
const asked: string[] = [];

vi.stubGlobal("document", { documentElement: { lang: "" } }); // the page says which language it speaks
vi.mock("../../../api", () => ({
  box(_game: string, language: "en" | "fr") {
    asked.push(language);
    const name = { [language]: NAMES[language] } as unknown as Words;
    return Promise.resolve({ effects: [{ key: "poison", name, text: name }] } as unknown as BoxView);
  },
}));

test("a box has the words of the languages that were spoken, each asked for once, in the same pieces", async () => {
  await speak("en");
  await Promise.all([loadBox(), loadBox()]);
  const poison = effectOf("poison");
  expect(poison.name).toEqual({ en: "Poison" });
  await speak("fr");
  await speak("en");
  await speak("fr");
  expect(poison.name).toEqual(NAMES);
  expect(asked).toEqual(["en", "fr"]);
});

test("nobody reads a language by its name: the box may have it only in another", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../sample.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const reading = Object.keys(sources).filter((path) => /\.(en|fr)\b(?!\.)/.test(sources[path]!));
  expect(reading).toEqual([]);
});
