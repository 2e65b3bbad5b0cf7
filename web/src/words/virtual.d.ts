// Made by web/catalogue.ts.
declare module "virtual:words" {
  export type Part = "shell" | "rules" | "pieces" | "baby-boom" | "bad-bones" | "too-many-bones";
  export const WORDS: Record<"en" | "fr", Record<Part, () => Promise<{ default: string }>>>;
}
