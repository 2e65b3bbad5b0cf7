// The pieces of the box with their words, asked for once: the server knows which facts are printed on them.
import { tooManyBonesBox } from "../../api";
import type { BoxView, CardView, ChipView, LootView, PieceView, SheetView, SkillDieView, TyrantView } from "../../protocol";

let known: BoxView | null = null;
let asking: Promise<BoxView> | undefined;

/** Ask, unless that has been done; a refusal may be tried again. */
export function loadBox(): Promise<BoxView> {
  asking ??= tooManyBonesBox().then(
    (found) => (known = found),
    (error: unknown) => {
      asking = undefined;
      throw error;
    },
  );
  return asking;
}

/** For tests and samples: a box as if it had been asked for. */
export function openBox(found: BoxView): void {
  known = found;
}

/** The box; no board is drawn before it is there. */
export function box(): BoxView {
  if (known === null) throw new Error("the box of Too Many Bones has not been fetched");
  return known;
}

function find<T>(pieces: T[], key: string, keyOf: (piece: T) => string): T {
  const found = pieces.find((piece) => keyOf(piece) === key);
  if (found === undefined) throw new Error(`no piece ${key} in the box`);
  return found;
}

export const iconOf = (key: string): PieceView => find(box().icons, key, (piece) => piece.key);
export const effectOf = (key: string): PieceView => find(box().effects, key, (piece) => piece.key);
export const typeOf = (key: string): PieceView => find(box().types, key, (piece) => piece.key);
export const dieOf = (key: string): SkillDieView => find(box().dice, key, (piece) => piece.die);
export const sheetOf = (key: string): SheetView => find(box().sheets, key, (piece) => piece.key);
export const chipOf = (key: string): ChipView => find(box().chips, key, (piece) => piece.key);
export const tyrantOf = (key: string): TyrantView => find(box().tyrants, key, (piece) => piece.key);
export const lootOf = (key: string): LootView => find(box().loot, key, (piece) => piece.key);
export const cardOf = (key: string): CardView => find(box().encounters, key, (piece) => piece.key);
