// Which picture a unit has, and the ring of its chip.
import { lay } from "../../../shell/sprites.svelte";

export const GEARLOCS = ["boomer", "picket", "patches", "tantrum"];
export const TYRANTS = ["nom", "mulmesh", "drellen", "gendricks", "goblin_king", "marrow", "duster"];

export function isGearloc(key: string): boolean {
  return GEARLOCS.includes(key);
}

/** Red circle, green square, amber triangle, blue diamond. */
export function shapeOf(gearloc: string): number {
  return Math.max(GEARLOCS.indexOf(gearloc), 0);
}

/** The symbol of a gearloc, a tyrant, a chip, or a thing that a card calls an enemy. */
export function symbolOf(key: string): string {
  return TYRANTS.includes(key) ? `tmb-y-${key}` : `tmb-p-${key}`;
}

export function ringOf(key: string): string {
  return isGearloc(key) ? `var(--seat-${shapeOf(key)})` : "var(--chip-ring)";
}

/** Fetch the faces of the baddies when the first of them is to be seen; until then its ring stands for it. */
export function prepareFace(key: string): void {
  if (!isGearloc(key) && !TYRANTS.includes(key)) lay("baddies").catch(() => undefined); // the next one asks again
}
