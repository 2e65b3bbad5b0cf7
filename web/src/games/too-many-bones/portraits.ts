// Which picture a unit has, and the ring of its chip.
export const GEARLOCS = ["boomer", "picket", "patches", "tantrum"];
export const TYRANTS = ["nom", "mulmesh", "drellen", "gendricks", "goblin_king", "marrow", "duster"];

/** Red circle, green square, amber triangle, blue diamond. */
export function shapeOf(gearloc: string): number {
  return Math.max(GEARLOCS.indexOf(gearloc), 0);
}

/** The symbol of a gearloc, a tyrant, a chip, or a thing that a card calls an enemy. */
export function symbolOf(key: string): string {
  return TYRANTS.includes(key) ? `tmb-y-${key}` : `tmb-p-${key}`;
}

export function ringOf(key: string): string {
  return GEARLOCS.includes(key) ? `var(--seat-${shapeOf(key)})` : "var(--chip-ring)";
}
