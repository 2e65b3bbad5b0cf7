// The pieces of the box with their words, asked for once in a language: the server knows which facts are printed on them.
import * as api from "../../../api";
import type {
  BoxView,
  CardView,
  ChipView,
  LootView,
  PieceView,
  SheetView,
  SkillDieView,
  TyrantView,
} from "../../../protocol";
import { learn } from "../../../words/lang.svelte";
import type { Language } from "../../../words/voice";

let known: BoxView | null = null;
const asked = new Map<Language, Promise<void>>();

/** Ask for the words of a language, unless that has been done; a refusal may be tried again. */
function fetchIn(language: Language): Promise<void> {
  const asking = asked.get(language) ?? api.box<BoxView>("too-many-bones", language).then(unpack);
  asked.set(language, asking);
  return asking.catch((error: unknown) => {
    asked.delete(language);
    throw error;
  });
}

/** A second language is laid beside the first in the same pieces, so that whoever holds one need not ask again. */
function unpack(found: BoxView): void {
  if (known === null) known = found;
  else lay(found, known);
}

function lay(found: object, beside: object): void {
  const held = beside as Record<string, unknown>;
  for (const [key, value] of Object.entries(found)) {
    if (typeof value === "object" && value !== null) lay(value as object, held[key] as object);
    else held[key] = value;
  }
}

/** The box, in the language of the moment and in each that is spoken later. */
export async function loadBox(): Promise<BoxView> {
  await learn(fetchIn);
  return box();
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
