import { WORDS } from "virtual:words";
import { describe, expect, test } from "vitest";
import { manifestOf } from "../games/registry";
import { Unspoken, Voice, type Language } from "./voice";

const words = (language: Language, parts: string[]): Promise<string[]> =>
  Promise.all(parts.map(async (part) => (await WORDS[language][part]!()).default));
const PARTS = Object.keys(WORDS.en);
const english = await words("en", PARTS);
const en = new Voice("en", english, true);
const fr = new Voice("fr", await words("fr", PARTS), true);

const client = import.meta.glob<string>("./*/**/*.ftl", { query: "?raw", import: "default", eager: true });

/** The keys of a catalogue, each with the variables it uses. */
function variables(catalogue: string): Record<string, string> {
  const messages = catalogue.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z]/.test(part));
  return Object.fromEntries(
    messages.map((message) => {
      const used = new Set(message.replace(/^#.*$/gm, "").match(/\$\w+/g) ?? []);
      return [message.slice(0, message.indexOf(" =")), [...used].sort().join(" ")];
    }),
  );
}

describe("a voice", () => {
  test("says a phrase, and the phrases inside it first", () => {
    const said = en.say({
      key: "baby-boom-shared",
      args: { count: 2, points: 7 },
    });
    expect(said).toMatch(/^2 players share the win with 7 points/);
    expect(en.text("list-last", { before: { key: "word-wall", args: {} }, item: { en: "dragon", fr: "dragon" } })).toBe(
      "wall and dragon",
    );
  });

  test("says the same in French", () => {
    expect(fr.say({ key: "bad-bones-solo-won", args: { rounds: 10 } })).toContain("10 manches");
    expect(fr.of({ en: "bone", fr: "os" })).toBe("os");
  });

  test("lists things: a, b and c", () => {
    expect(en.listed(["a", "b", "c"])).toBe("a, b and c");
    expect(fr.listed(["a", "b"])).toBe("a et b");
    expect(en.listed(["a"])).toBe("a");
    expect(en.listed([])).toBe("");
  });

  test("takes a list as an argument", () => {
    const names = [
      { en: "Leo", fr: "Léo" },
      { en: "Ada", fr: "Ada" },
    ];
    expect(fr.text("web-shell-waiting-for", { names })).toBe("on attend Léo et Ada");
  });

  test("closes no sentence that a title has closed", () => {
    const title = { en: "Gearlocs Need Food Badly!", fr: "À l’aventure, compagnons\u202f!" };
    expect(en.text("too-many-bones-encounter-drawn", { title })).toBe(
      "The encounter of the day: Gearlocs Need Food Badly!",
    );
    expect(fr.text("too-many-bones-encounter-ended", { title, how: "success" })).toBe(
      "Réussite\u00a0: À l’aventure, compagnons\u202f!",
    );
    expect(en.text("too-many-bones-encounter-ended", { title: "Lights Out", how: "failure" })).toBe(
      "Failure: Lights Out.",
    );
  });

  test("knows its keys", () => {
    expect(en.knows("baby-boom-rules")).toBe(true);
    expect(en.knows("no-such-key")).toBe(false);
  });

  test("shouts while we build", () => {
    expect(() => en.text("no-such-key")).toThrow(Unspoken);
    expect(() => en.text("web-shell-waiting-for")).toThrow(Unspoken);
  });

  test("shows the key to players", () => {
    const mild = new Voice("en", english, false);
    expect(mild.text("no-such-key")).toBe("no-such-key");
    expect(mild.text("web-shell-waiting-for")).toBe("web-shell-waiting-for");
  });
});

describe("the client's catalogues", () => {
  const areas = Object.keys(client)
    .filter((path) => path.startsWith("./en/"))
    .map((path) => path.slice("./en/".length));

  test.each(areas)("%s has the same keys and variables in both languages", (area) => {
    expect(variables(client[`./fr/${area}`] ?? "")).toEqual(variables(client[`./en/${area}`] ?? ""));
  });

  test.each(areas)("%s names its keys by its area", (area) => {
    const prefix = `web-${area.split("/")[0]!.replace(".ftl", "")}-`;
    const keys = Object.keys(variables(client[`./en/${area}`] ?? ""));
    expect(keys.filter((key) => !key.startsWith(prefix))).toEqual([]);
  });

  test.each(areas)("%s has French spaces before ; ! ? and :", (area) => {
    const words = (client[`./fr/${area}`] ?? "").replace(/^#.*$/gm, "").replace(/\{[^{}]*\}/g, "");
    expect(words.match(/[^\n]* [;!?:](?=\s|$)[^\n]*/gm) ?? []).toEqual([]);
  });
});

describe("the parts of the page", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });

  /** What is learned before a file is drawn; screens.ts and games/load.ts see to it. */
  function learned(path: string): string[] {
    const [, game, file] = /^\.\.\/games\/([\w-]+)\/(.+)/.exec(path) ?? [];
    if (file === "manifest.ts") return ["shell", "rules"];
    if (file === "Catalogue.svelte")
      return ["shell", "pieces", ...(manifestOf(game!)?.screens.Pieces?.words ? [game!] : [])];
    if (game !== undefined) return ["shell", game];
    if (path === "../screens/Pieces.svelte") return ["shell", "pieces"];
    return ["shell"];
  }

  test.each(PARTS)("%s refers to nothing but itself and the shell", async (part) => {
    const messages = (await words("en", [part])).join("");
    const known = new Voice("en", await words("en", [...new Set(["shell", part])]), true);
    const meant = [...messages.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, key]) => key!);
    expect(meant.filter((key) => !known.knows(key))).toEqual([]);
  });

  test.each(Object.keys(sources))("%s says what is learned before it is drawn", async (path) => {
    const known = new Voice("en", await words("en", learned(path)), true);
    const quoted = [...sources[path]!.matchAll(/["`]([a-z]+(?:-[a-z0-9]+)+)["`]/g)].map(([, key]) => key!);
    expect(quoted.filter((key) => (en.knows(key) || key.startsWith("web-")) && !known.knows(key))).toEqual([]);
  });
});

describe("Too Many Bones in French", () => {
  const catalogue = Object.keys(client)
    .filter((path) => path.startsWith("./fr/too-many-bones/"))
    .map((path) => client[path])
    .join("\n");

  test("calls things as the box does", () => {
    expect(catalogue).not.toMatch(/compétence|serrure|trésor|progression|plateau|emplacement/i);
  });

  test("says vous", () => {
    expect(catalogue).not.toMatch(/-tu(?!\p{L})|(?<!\p{L})(?:tu|ton|ta|tes|toi|te)(?![\p{L}’])/iu);
    expect(fr.text("web-too-many-bones-ask-dice", { name: "Capitank", against: "" })).toContain("lancez-vous");
  });

  test("names what the intuition die shows as it is printed", () => {
    const says = (face: string): string => fr.text("web-too-many-bones-adventure-intuition", { face });
    expect(["reroll", "convert", "save"].map(says).join()).toMatch(/Relancer.*Convertir.*Conserver \+1/);
  });
});

test("before the first round there is none", () => {
  expect(en.text("web-too-many-bones-round", { round: 0 })).toBe("Set-up");
  expect(fr.text("web-too-many-bones-round", { round: 0 })).toBe("Mise en place");
  expect(en.text("web-too-many-bones-round", { round: 2 })).toBe("Round 2");
});

test("more progress than is needed is no fraction", () => {
  expect(en.text("web-too-many-bones-adventure-progress-of", { progress: 7, needed: 6 })).toBe("7, 6 needed");
  expect(fr.text("web-too-many-bones-adventure-progress-of", { progress: 7, needed: 6 })).toBe("7, il en faut 6");
});
