// Made by web/catalogue.ts.
declare module "virtual:words" {
  export type Part = string; // shell, rules, pieces, or the name of a game
  export const WORDS: Record<"en" | "fr", Record<Part, () => Promise<{ default: string }>>>;
}
