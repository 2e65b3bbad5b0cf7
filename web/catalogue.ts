// The catalogues, cut into what each part of the page says: the words of a game are fetched only where it is shown.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runnerImport, type Plugin } from "vite";
import type { GameManifest } from "./src/games/manifest";

const LANGUAGES = ["en", "fr"];
const ENGINE = join(import.meta.dirname, "../src/boneyard");
const CLIENT = join(import.meta.dirname, "src/words");
const REGISTRY = join(import.meta.dirname, "src/games/registry.ts");

type Games = Pick<GameManifest, "name" | "spokenInShell">[];

/** The parts of the page, each with the keys it says: the first that fits a key says where it belongs. */
function partsFor(games: Games): [string | null, RegExp][] {
  const ofAGame = `(${games.map(({ name }) => name).join("|")})`;
  const inShell = games.flatMap(({ spokenInShell }) => spokenInShell);
  return [
    [null, new RegExp(`^(ui|report|${ofAGame}-(ui|legend))(-|$)`)], // only the terminal says these
    ["pieces", /^(word|web-shell-pieces)-/],
    ["rules", new RegExp(`^${ofAGame}-rules(-|$)`)],
    // Also what stands in a list of tables: games, options, and whom a place is for.
    ["shell", /^(list|table|undo|web-shell|web-table)-/],
    ["shell", new RegExp(`^${ofAGame}-(title$|option-)`)],
    ["shell", new RegExp(`^(${inShell.join("|")})$`)],
    ...games.map(({ name }): [string, RegExp] => [name, new RegExp(`^(web-)?${name}-`)]),
  ];
}

/** The messages of a catalogue by the part of the page that says them, without comments. */
export function parted(catalogue: string, games: Games): Record<string, string> {
  const kinds = partsFor(games);
  const parts: Record<string, string> = {};
  for (const [part] of kinds) if (part !== null) parts[part] = "";
  for (const message of catalogue.split(/\n(?=[a-z#])/)) {
    const key = /^([a-z][\w-]*) =/.exec(message)?.[1];
    if (key === undefined) continue;
    const found = kinds.find(([, keys]) => keys.test(key));
    if (!found) throw new Error(`no part of the page says ${key}; catalogue.ts lists the parts`);
    if (found[0] !== null) parts[found[0]] += `${message.trimEnd()}\n`;
  }
  return parts;
}

/** What all games share, and each game's own words. */
function ofEngine(language: string): string[] {
  const games = readdirSync(join(ENGINE, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const packages = ["words", ...games.map(({ name }) => join("games", name, "words"))];
  return packages.map((name) => join(ENGINE, name, `${language}.ftl`)).filter((file) => existsSync(file));
}

function filesOf(language: string): string[] {
  const client = join(CLIENT, language);
  const catalogues = readdirSync(client, { encoding: "utf-8", recursive: true }).filter((name) =>
    name.endsWith(".ftl"),
  );
  return [...ofEngine(language), ...catalogues.sort().map((name) => join(client, name))];
}

/** `virtual:words` gives the words of each part in each language; each is fetched when it is asked for. */
export function catalogue(): Plugin {
  let games: Games = [];
  return {
    name: "catalogue",
    /** The registry is code of the client: Vite reads it as it reads the rest. */
    async configResolved() {
      const { module } = await runnerImport<{ GAMES: Games }>(REGISTRY, { configFile: false, logLevel: "warn" });
      games = module.GAMES;
    },
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:words") {
        const parts = Object.keys(parted("", games));
        const lines = LANGUAGES.map((language) => {
          const each = parts.map((part) => `"${part}": () => import("virtual:words/${language}/${part}")`);
          return `${language}: { ${each.join(", ")} }`;
        });
        return `export const WORDS = { ${lines.join(", ")} };`;
      }
      const [, language, part] = /^\0virtual:words\/(\w+)\/([\w-]+)$/.exec(id) ?? [];
      if (language === undefined || part === undefined) return null;
      const files = filesOf(language);
      for (const file of files) this.addWatchFile(file);
      const whole = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      return `export default ${JSON.stringify(parted(whole, games)[part])};`;
    },
    /** During development, a catalogue that has changed is read again. */
    handleHotUpdate({ file, server }) {
      if (!file.endsWith(".ftl")) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
  };
}
