import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogue } from "./catalogue";
import { packed } from "./packed";

// What several screens share comes in a few files rather than in dozens: each has its price on the wire.
const GROUPS = [
  {
    name: "shell",
    test: /node_modules|src\/(shell|words|api|table\/names|games\/(registry|[^/]+\/manifest))/,
    minShareCount: 2,
  },
  { name: "table", test: /src\/(table|games\/[^/]+$)/, minShareCount: 2 },
  { name: (id: string) => /src\/games\/([^/]+)\//.exec(id)?.[1] ?? null, minShareCount: 2 },
];

// The built client goes into the Python package, so that the wheel carries it and nobody needs Node to play.
export default defineConfig({
  plugins: [svelte(), catalogue(), packed()],
  build: {
    outDir: "../src/boneyard/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  test: {
    coverage: {
      include: ["src/**/*.{ts,svelte}"],
      exclude: ["src/**/*.test.ts", "src/**/sample.ts", "src/protocol.ts", "src/**/*.d.ts"], // tests, what is made for them, what is generated
      reporter: ["json", "html"], // tools/coverage_report.py reads the first
      reportsDirectory: "../build/coverage/web",
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
