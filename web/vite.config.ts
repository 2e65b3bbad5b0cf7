import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogue } from "./catalogue";

// The built client goes into the Python package, so that the wheel carries it and nobody needs Node to play.
export default defineConfig({
  plugins: [svelte(), catalogue()],
  build: { outDir: "../src/boneyard/table/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
