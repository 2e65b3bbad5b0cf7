// What the pieces of Too Many Bones are, in the words of the box.
import type {
  AbilityView,
  ChipView,
  FaceView,
  LootView,
  ShownDieView,
  SkillDieView,
  StatView,
  TraitView,
  Words,
} from "../../../protocol";
import { lang, text } from "../../../words/lang.svelte";
import type { Explanation } from "../../explain.svelte";
import { box, chipOf, dieOf, effectOf, iconOf, sheetOf, tyrantOf } from "./box";
import { isTyrantDie, numeralOf } from "./faces";
import { GEARLOCS } from "./portraits";
import { filled } from "./saying";

type Faced = Pick<ShownDieView, "die" | "icon" | "value" | "also" | "also_value">;

const THINGS = ["orb", "throne", "pile", "mohlnor"]; // what a card puts on the mat beside the chips

const of = (words: Words): string => lang.voice.of(words);

/** `Heal 2`, or the name alone. */
function numbered(name: Words, numeral: string): string {
  return numeral === "" ? of(name) : text("web-too-many-bones-piece-numbered", { name, numeral });
}

function iconLine(icon: string, value: number, numeral: string): Explanation {
  const { name, text: words } = iconOf(icon);
  return { name: numbered(name, numeral), about: filled(of(words), Math.abs(value)) };
}

/** What a face of a white or a skill die does; a second icon has its own line. */
export function explainFace(face: FaceView): Explanation[] {
  const lines = [iconLine(face.icon, face.value, numeralOf(face))];
  if (face.also !== "") {
    const { also: icon, also_value: value } = face;
    lines.push(iconLine(icon, value, icon === "rage_benefit" ? "" : numeralOf({ icon, value })));
  }
  return lines;
}

/** What a face of a tyrant's die does. */
export function explainTyrantFace({ icon, value }: Pick<FaceView, "icon" | "value">): Explanation[] {
  const found = box().tyrant_faces.find(({ key }) => key === icon);
  if (found === undefined) return [];
  return [{ name: numbered(found.name, value > 0 ? String(value) : ""), about: filled(of(found.text), value) }];
}

function skillLine({ name, text: words, line, number, gearloc }: SkillDieView): Explanation {
  const whose = text("web-too-many-bones-piece-line", { line, number, name: sheetOf(gearloc).name });
  return { name: of(name), about: `${of(words)} ${whose}` };
}

/** A skill die, what it is good for, and what comes before it. */
export function explainSkill(die: SkillDieView): Explanation[] {
  if (die.needs.length === 0) return [skillLine(die)];
  const needs = die.needs.map((need) => dieOf(need).name);
  const about = text("web-too-many-bones-piece-needs-about", { needs });
  return [skillLine(die), { name: text("web-too-many-bones-piece-needs"), about, proposed: die.proposed }];
}

/** A die without regard to what it shows. */
function explainKind(die: string): Explanation[] {
  if (die === "attack" || die === "defense") {
    return [{ name: nameOfDie(die), about: text("web-too-many-bones-piece-white-about", { die }) }];
  }
  return isTyrantDie(die) ? [{ name: nameOfDie(die), about: of(tyrantOf(die).line) }] : [skillLine(dieOf(die))];
}

/** A die: what it shows, then what it is. */
export function explainDie(shown: Faced): Explanation[] {
  if (shown.icon === "") return explainKind(shown.die);
  const shows = isTyrantDie(shown.die) ? explainTyrantFace(shown) : explainFace(shown);
  return [...shows, ...explainKind(shown.die)];
}

function nameOfDie(die: string): string {
  if (die === "attack" || die === "defense") return text("web-too-many-bones-piece-white", { die });
  if (isTyrantDie(die)) return text("web-too-many-bones-piece-tyrant-die", { name: tyrantOf(die).name });
  return of(dieOf(die).name);
}

/** A die in a few words, for those who listen: `Med Kit: Heal 2`. */
export function nameOfFace(die: string, face: FaceView): string {
  if (face.icon === "") return nameOfDie(die);
  const lines = isTyrantDie(die) ? explainTyrantFace(face) : explainFace(face);
  const shows = lines.map(({ name }) => name).join(", ");
  return text("web-too-many-bones-piece-shows", { die: nameOfDie(die), shows });
}

export function explainEffect(effect: string, value: number): Explanation[] {
  const { name, text: words } = effectOf(effect);
  const numeral = effect === "poison" || effect === "weaken" ? String(value) : "";
  return [{ name: numbered(name, numeral), about: filled(of(words), value) }];
}

/** A skill of a baddie; some cost it bones. */
export function explainTrait({ name, value, bones, text: words }: TraitView): Explanation {
  const called = numbered(name, value > 0 ? String(value) : "");
  return {
    name: bones > 0 ? text("web-too-many-bones-piece-for-bones", { bones, name: called }) : called,
    about: filled(of(words), value),
  };
}

export function explainStat({ stat, printed, trained }: StatView): Explanation[] {
  const name = text("too-many-bones-stat", { stat });
  const about = text("web-too-many-bones-piece-stat", { stat });
  return [{ name, about: `${about} ${text("web-too-many-bones-piece-trained", { printed, trained })}` }];
}

export function explainLoot(loot: LootView): Explanation[] {
  return [{ name: of(loot.name), about: of(loot.text) }];
}

export function explainAbility({ bones, name, text: words }: AbilityView): Explanation[] {
  const named = text("web-too-many-bones-piece-for-bones", { bones, name: of(name) });
  return [{ name: named, about: of(words) }];
}

function chipLine(chip: ChipView): Explanation {
  const { points, hp, attack, defense, initiative, type_name: type, targets, proposed } = chip;
  const reach = chip.ranged ? "ranged" : "melee";
  const prefers = chip.strongest ? "strongest" : "weakest";
  const steps = chip.diagonal ? "diagonal" : "straight";
  const is = text("web-too-many-bones-piece-chip", { points, type, hp, attack, defense, initiative, reach });
  const goes = text("web-too-many-bones-piece-chip-goes", { reach, prefers, targets, steps });
  return { name: of(chip.name), about: `${is} ${goes}`, proposed: proposed.length > 0 };
}

function gearlocLines(gearloc: string): Explanation[] {
  const { name, role, health, dex, attack, defense, ranged, innate, innate_text, proposed } = sheetOf(gearloc);
  const args = { role, health, dex, attack, defense, reach: ranged ? "ranged" : "melee" };
  return [
    { name: of(name), about: text("web-too-many-bones-piece-gearloc", args), proposed: proposed.length > 0 },
    { name: of(innate), about: of(innate_text) },
  ];
}

/** A gearloc, a chip or a tyrant as it is printed. */
export function explainUnit(key: string): Explanation[] {
  if (GEARLOCS.includes(key)) return gearlocLines(key);
  if (THINGS.includes(key)) {
    return [{ name: nameOfUnit(key), about: text("web-too-many-bones-piece-thing-about", { thing: key }) }];
  }
  const chip = chipOf(key);
  return [chipLine(chip), ...chip.traits.map(explainTrait)];
}

export function nameOfUnit(key: string): string {
  if (GEARLOCS.includes(key)) return of(sheetOf(key).name);
  return THINGS.includes(key) ? text("web-too-many-bones-piece-thing", { thing: key }) : of(chipOf(key).name);
}

/** A die of the lock box. */
export function explainLockDie(letter: string, value: number, intuition: string): Explanation[] {
  const kind = letter === "" ? intuition || "intuition" : letter;
  const name = text("web-too-many-bones-piece-lock", { kind, value });
  return [{ name, about: text("web-too-many-bones-piece-lock-about", { kind, value }) }];
}
