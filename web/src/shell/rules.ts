// Which keys of the catalogues tell the rules of a game.
import type { GameInfo } from "../protocol";

/** A part of the rules: the game itself, or what one option changes. */
interface Part {
  key: string;
  option: string | null;
}

/** All parts in their order; with the options of a table only those that are in force there. */
export function partsOf(info: GameInfo, options?: Record<string, unknown>): Part[] {
  const chosen = info.options.filter(({ name, choices }) => !options || (options[name] ?? choices[0]) !== choices[0]);
  const about = chosen.map(({ name }) => name.replaceAll("_", "-"));
  return [
    { key: `${info.name}-rules`, option: null },
    ...about.map((option) => ({ key: `${info.name}-rules-${option}`, option })),
  ];
}

export const SKELETON = "skeleton-"; // a token is put together from body and face

/** A value of a fact as one would write it into a file of facts. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([name, inner]) => `${name} = ${written(inner)}`);
  return `{ ${pairs.join(", ")} }`;
}
