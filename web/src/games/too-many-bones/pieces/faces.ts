// How a face is drawn: the colour of the body, the glyph, the numeral.
import type { FaceView } from "../../../protocol";
import { lang } from "../../../words/lang.svelte";
import { box, dieOf, tyrantOf } from "./box";

/** What is on a die to be drawn. */
export interface Drawn {
  dye: string; // tmb-dye-* of look.css
  glyph: string; // id of a symbol; "" where a letter stands in its place
  numeral: string; // "" where the glyph says it all
  also: string; // a second, small glyph
  alsoNumeral: string;
}

// The body of a skill die has the colour of its profession.
const DYES: Record<string, string> = {
  scavenger: "green",
  grenadier: "red",
  "utility-bomber": "blue",
  "keen-eye": "orange",
  "combat-medic": "red",
  forester: "green",
  "stim-stacker": "blue",
  captain: "red",
  hero: "purple",
  protector: "orange",
  warden: "blue",
  zerker: "red",
  mimic: "green",
  skirmisher: "orange",
  consumables: "yellow",
};

const RAGE = ["rage_progress", "breakdown"]; // the number is a tier and a step: 14 is 1.4
const COUNTED = ["grenades", "axe_counter", "body_count"]; // none of them is a number too
const PLAIN = ["bones", "mandatory_bones", "reusable_bones", "blank"]; // what many dice show
const SILENT = ["attack_training", "rage_benefit"]; // as the second glyph of a face: its number is in the text

export const NOTHING: FaceView = { icon: "", value: 0, also: "", also_value: 0 };

export function isTyrantDie(die: string): boolean {
  return box().tyrants.some(({ key }) => key === die);
}

export function dyeOf(die: string): string {
  if (die === "attack" || die === "defense") return die;
  return isTyrantDie(die) ? "tyrant" : (DYES[dieOf(die).profession] ?? "bone");
}

/** A tier and a step as the language of the moment writes them: 1.4, or 1,4. */
function tenths(value: number): string {
  return (value / 10).toLocaleString(lang.voice.language, { minimumFractionDigits: 1 });
}

/** The number as it is painted on the face. */
export function numeralOf({ icon, value }: Pick<FaceView, "icon" | "value">): string {
  if (RAGE.includes(icon)) return tenths(value);
  if (icon === "anger_management") return tenths(value).slice(1); // .4
  if (icon === "heal_assist") return `×${value}`;
  if (icon === "napalm") return `2×${value}`;
  if (icon === "attack_mod") return value < 0 ? `−${-value}` : `+${value}`;
  if (icon === "bones" && value === 1) return "";
  return value !== 0 || COUNTED.includes(icon) ? String(value) : "";
}

/** The icon that stands for a die that shows none: what it shows most often, bones and blanks aside. */
function usualIcon(die: string): string {
  if (die === "attack") return "damage";
  if (die === "defense") return "shield";
  const faces = isTyrantDie(die) ? tyrantOf(die).faces : dieOf(die).faces;
  const counts = new Map<string, number>();
  for (const { icon } of faces) if (!PLAIN.includes(icon)) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one); // of several the first: sorting is stable
  return first?.[0] ?? "blank";
}

function glyphOf(die: string, icon: string): string {
  return `tmb-${isTyrantDie(die) ? "x" : "f"}-${icon}`;
}

/** A face of a die as it is drawn; without an icon the sign of the die. */
export function drawn(die: string, face: FaceView): Drawn {
  return {
    dye: dyeOf(die),
    glyph: glyphOf(die, face.icon === "" ? usualIcon(die) : face.icon),
    numeral: face.icon === "" ? "" : numeralOf(face),
    also: face.also === "" ? "" : glyphOf(die, face.also),
    alsoNumeral: face.also === "" || face.also_value === 0 || SILENT.includes(face.also) ? "" : String(face.also_value),
  };
}

/** An effect die; only some show a number. */
export function drawnEffect(effect: string, value: number): Drawn {
  const numbered = effect === "poison" || effect === "weaken";
  return { dye: "effect", glyph: `tmb-e-${effect}`, numeral: numbered ? String(value) : "", also: "", alsoNumeral: "" };
}

/** Where something is drawn on a face of 48 by 48: a glyph by its corner, a numeral by the end of its line. */
interface At {
  x: number;
  y: number;
  size: number;
}

interface Layout {
  glyph: At;
  numeral: At;
  also: At;
  alsoNumeral: At;
}

const at = (x: number, y: number, size: number): At => ({ x, y, size });

/** A lone glyph sits in the middle; a numeral pushes it to the upper left; a second glyph stands beside it. */
export function layOut({ numeral, also, alsoNumeral }: Drawn): Layout {
  const long = numeral.length > 2;
  if (also !== "" && alsoNumeral !== "" && !long) {
    return { glyph: at(4, 4, 20), numeral: at(19.5, 41, 18), also: at(25.5, 5.5, 18), alsoNumeral: at(40, 41, 18) };
  }
  const second = { also: at(29, 4, 14.5), alsoNumeral: at(43.5, 28, 11) };
  if (long || also !== "") return { glyph: at(5, 3.5, 24), numeral: at(43.5, 42.5, 15), ...second };
  if (numeral === "") return { glyph: at(8, 7, 32), numeral: at(43.5, 42.5, 21), ...second };
  const wide = numeral.length > 1;
  return { glyph: wide ? at(5, 4, 26) : at(5.5, 4.5, 29), numeral: at(43.5, 42.5, wide ? 18 : 21), ...second };
}
