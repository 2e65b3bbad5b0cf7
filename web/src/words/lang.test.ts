import { expect, test, vi } from "vitest";
import { lang, learn, speak, text } from "./lang.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } }); // the page says which language it speaks

test("the shell speaks by itself; a game's words are learned, and known in every language from then on", async () => {
  await speak("en");
  expect(lang.voice.knows("web-shell-home")).toBe(true);
  expect(lang.voice.knows("baby-boom-tied")).toBe(false);
  await learn("baby-boom");
  expect(text("baby-boom-tied", { players: "Ada" })).toContain("tie");
  await speak("fr");
  expect(text("baby-boom-tied", { players: "Ada" })).not.toContain("tie ");
  expect(document.documentElement.lang).toBe("fr");
});

test("what is learned while another language is fetched is known once it is spoken", async () => {
  await Promise.all([speak("en"), learn("bad-bones"), speak("fr"), learn("rules")]);
  expect(lang.voice.language).toBe("fr");
  expect(["bad-bones-won", "bad-bones-rules"].every((key) => lang.voice.knows(key))).toBe(true);
});

test("a box of pieces has its words before the language is spoken, and one that fails is asked again", async () => {
  const asked: string[] = [];
  let broken = true;
  const box = (language: string): Promise<void> => {
    asked.push(`${language} while ${lang.voice.language}`);
    return broken ? Promise.reject(new Error("unreachable")) : Promise.resolve();
  };
  await expect(learn(box)).rejects.toThrow("unreachable");
  broken = false;
  await learn(box);
  await speak("en");
  expect(asked).toEqual(["fr while fr", "fr while fr", "en while fr"]);
});
