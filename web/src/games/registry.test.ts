import { expect, test } from "vitest";
import pieces from "../pieces.svg?raw";
import { SKELETON } from "../shell/rules";
import { LANGUAGES, Voice } from "../words/voice";
import { WORDS } from "virtual:words";
import { GAMES, manifestOf } from "./registry";

test("nothing but a game's own folder and the registry calls a game by its name", () => {
  const shared = import.meta.glob<string>(
    ["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../protocol.ts", "!./registry.ts", "!./*/**"],
    { query: "?raw", import: "default", eager: true },
  );
  const names = new RegExp(GAMES.map(({ name }) => name).join("|"));
  expect(Object.keys(shared).filter((path) => names.test(shared[path]!))).toEqual([]);
});

test("each game has a scene in the lobby", () => {
  const scenes = Object.keys(import.meta.glob("./*/LobbyScene.svelte"));
  expect(scenes.sort()).toEqual(GAMES.map(({ name }) => `./${name}/LobbyScene.svelte`).sort());
});

test("a game that only the server knows has no manifest", () => {
  expect(manifestOf("chess")).toBeUndefined();
});

test.each(GAMES)("$name has words for the shell, and its symbols are on a sheet of its own", async (game) => {
  for (const language of LANGUAGES) {
    const voice = new Voice(language, [(await WORDS[language].shell!()).default]);
    const said = [
      `${game.name}-title`,
      ...["tale", "scene", "minutes", "age"].map((of) => `web-shell-${of}-${game.name}`),
    ];
    expect([...said, ...game.spokenInShell].filter((key) => !voice.knows(key))).toEqual([]);
    expect(voice.knows(game.seatName("", 0, {}).key)).toBe(true);
  }
  const drawn = [pieces, (await game.sheets[game.name]!()).default].join("");
  expect(drawn).toContain(`id="${game.face}"`);
});

const RULES = GAMES.flatMap((game) =>
  Object.entries(game.rulePictures).map(([key, pictures]) => ({ game, key, pictures })),
);

test.each(RULES)("the pictures of $key go with its paragraphs in both languages", async ({ key, pictures }) => {
  for (const language of LANGUAGES) {
    const voice = new Voice(language, [(await WORDS[language].rules!()).default]);
    expect(voice.text(key).split("\n")).toHaveLength(pictures.length);
  }
});

test.each(RULES)("the pictures of $key are drawn with the symbols of its game", async ({ game, pictures }) => {
  const sheets = await Promise.all(game.ruleSheets.map(async (name) => (await game.sheets[name]!()).default));
  const symbols = pictures.flat().map((name) => (name.startsWith(SKELETON) ? name.replace(SKELETON, "face-") : name));
  expect(symbols.filter((name) => !(pieces + sheets.join("")).includes(`id="${name}"`))).toEqual([]);
});
