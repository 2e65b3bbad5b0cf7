// Few rules, each for a mistake that types, svelte-check and prettier let pass. Its comment says which.
import svelte from "eslint-plugin-svelte";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import tseslint from "typescript-eslint";

const TYPED = {
  parserOptions: {
    projectService: true,
    tsconfigRootDir: dirname(fileURLToPath(import.meta.url)),
    extraFileExtensions: [".svelte"],
  },
};

export default tseslint.config(
  { ignores: ["node_modules", "src/protocol.ts"] }, // the protocol is generated
  ...svelte.configs.base,
  {
    files: ["**/*.ts", "**/*.svelte", "**/*.svelte.ts"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: TYPED,
    rules: {
      // A promise nobody waits for loses its error: wait, or say `void`.
      "@typescript-eslint/no-floating-promises": "error",
      // An async function where nothing awaits it (a condition, a sort, forEach) does not do what it says.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // `any` switches the types off for everything that it touches.
      "@typescript-eslint/no-explicit-any": "error",
      // A cast or a `!` that changes nothing hides the next one that does.
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      // A kind that is added to a closed list must be handled wherever the list is.
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // Types leave nothing behind in the bundle when they are imported as types.
      "@typescript-eslint/consistent-type-imports": "error",
      // `==` compares what it has converted first; `!= null` means null or undefined.
      eqeqeq: ["error", "always", { null: "ignore" }],
      // console.log is for the moment one searches.
      "no-console": "error",
    },
  },
  {
    files: ["**/*.ts"],
    languageOptions: { parser: tseslint.parser },
    rules: { "prefer-const": "error" }, // what is never assigned again says so; svelte's props are always `let`
  },
  {
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      // Without a key, a list that changes moves the state of one row into another.
      "svelte/require-each-key": "error",
      // {@html} with words of people would run their scripts; the sprites are our own files.
      "svelte/no-at-html-tags": "error",
      // A Map, Set or Date in $state changes without being drawn.
      "svelte/prefer-svelte-reactivity": "error",
      // An effect that only computes belongs in $derived.
      "svelte/prefer-writable-derived": "error",
      // A prop that a component asks for and never reads.
      "svelte/no-unused-props": "error",
    },
  },
);
