import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte}", "../*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const DECLARED = /^export (?:async )?(?:const|let|function|class|type|interface) (\w+)/gm;
const IMPORTED = /import\s+(?:type\s+)?(?:\w+,\s*)?(\{[^}]*\}|\* as \w+)\s+from\s+"(\.[^"]+)"/g;

/** The file that an import of another one means; nothing where it is not one of ours. */
function meant(from: string, path: string): string | undefined {
  const { pathname } = new URL(path, `file:///web/src/${from}`);
  const known = pathname.startsWith("/web/src/")
    ? pathname.replace("/web/src/", "./")
    : pathname.replace("/web/", "../");
  return [known, `${known}.ts`].find((file) => file in sources);
}

/** What the files import from each other, as "file name". */
function imported(): Set<string> {
  const found = new Set<string>();
  for (const [from, source] of Object.entries(sources)) {
    for (const [, names = "", path = ""] of source.matchAll(IMPORTED)) {
      const file = meant(from, path);
      if (names.startsWith("*")) {
        const uses = source.matchAll(new RegExp(`\\b${names.slice("* as ".length)}\\.(\\w+)`, "g"));
        for (const [, name] of uses) found.add(`${file} ${name}`);
      } else {
        for (const name of names.matchAll(/(?:type )?(\w+)(?: as \w+)?\s*[,}]/g)) found.add(`${file} ${name[1]}`);
      }
    }
  }
  return found;
}

test("what is exported is used in another file", () => {
  const used = imported();
  const exported = Object.entries(sources)
    .filter(([path]) => path !== "./protocol.ts" && path.endsWith(".ts")) // the protocol is generated whole
    .flatMap(([path, source]) => [...source.matchAll(DECLARED)].map(([, name]) => `${path} ${name}`));
  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((each) => !used.has(each))).toEqual([]);
});

test("every file is used by another", () => {
  const all = Object.entries(sources).flatMap(([from, source]) =>
    [...source.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map(([, path = ""]) => meant(from, path)),
  );
  const found = /^\.\/(main\.ts|screens\/.*|games\/[^/]+\/LobbyScene\.svelte)$|\.(test|d)\.ts$|^\.\.\//; // by address, by file, by tools
  expect(Object.keys(sources).filter((path) => !found.test(path) && !all.includes(path))).toEqual([]);
});
