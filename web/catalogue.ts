// The catalogues, cut into what each part of the page says: nobody fetches the words of a game that is not on the table.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "fr"];
const ENGINE = join(import.meta.dirname, "../src/boneyard/words");
const CLIENT = join(import.meta.dirname, "src/words");

const GAMES = ["baby-boom", "bad-bones", "too-many-bones"];
const OF_A_GAME = `(${GAMES.join("|")})`;
const TERMINAL = new RegExp(`^(ui|report|${OF_A_GAME}-(ui|legend))(-|$)`); // keys the client never says
// The first that fits a key says where it belongs.
const PARTS: [string, RegExp][] = [
  ["pieces", /^(word|web-shell-pieces)-/],
  ["rules", new RegExp(`^${OF_A_GAME}-rules(-|$)`)],
  // Also what stands in a list of tables: games, options, and whom a place is for.
  ["shell", /^(list|table|undo|web-shell|web-table)-/],
  ["shell", new RegExp(`^${OF_A_GAME}-(title$|option-)`)],
  ["shell", /^(baby-boom-name|bad-bones-banner|web-too-many-bones-gearloc)$/],
  ...GAMES.map((game): [string, RegExp] => [game, new RegExp(`^(web-)?${game}-`)]),
];

/** The part of the page that says a key; null where only the terminal does. */
function partOf(key: string): string | null {
  if (TERMINAL.test(key)) return null;
  const found = PARTS.find(([, keys]) => keys.test(key));
  if (!found) throw new Error(`no part of the page says ${key}; catalogue.ts lists the parts`);
  return found[0];
}

/** The messages of a catalogue by the part of the page that says them, without comments. */
export function parted(catalogue: string): Record<string, string> {
  const parts: Record<string, string> = Object.fromEntries(PARTS.map(([part]) => [part, ""]));
  for (const message of catalogue.split(/\n(?=[a-z#])/)) {
    const key = /^([a-z][\w-]*) =/.exec(message)?.[1];
    const part = key === undefined ? null : partOf(key);
    if (part !== null) parts[part] += `${message.trimEnd()}\n`;
  }
  return parts;
}

function filesOf(language: string): string[] {
  const client = join(CLIENT, language);
  const catalogues = readdirSync(client, { encoding: "utf-8", recursive: true }).filter((name) =>
    name.endsWith(".ftl"),
  );
  return [join(ENGINE, `${language}.ftl`), ...catalogues.sort().map((name) => join(client, name))];
}

/** `virtual:words` gives the words of each part in each language; each is fetched when it is asked for. */
export function catalogue(): Plugin {
  return {
    name: "catalogue",
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:words") {
        const parts = [...new Set(PARTS.map(([part]) => part))];
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
      return `export default ${JSON.stringify(parted(whole)[part])};`;
    },
    /** While we build, a catalogue that was changed is read anew. */
    handleHotUpdate({ file, server }) {
      if (!file.endsWith(".ftl")) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
  };
}
