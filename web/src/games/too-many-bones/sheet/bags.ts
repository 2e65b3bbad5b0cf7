// What is in a bag, and what may be done with it now.
import type { HeldView, Prompt } from "../../../protocol";
import { lang, text } from "../../../words/lang.svelte";
import type { BoardProps } from "../../game";
import { lockName } from "../contests/attempts";
import { numbered } from "../adventure/adventure";
import { reading, type Choice } from "./places";

const WORDS: Record<string, string> = { L: "lever", T: "trip", F: "force" };
const ORDINALS = ["", "second", "third", "fourth", "fifth", "sixth"];
const FOREVER = 0;

/** A card as offers write it; the second of two unseen cards with the same locks has a word more. */
export function written(held: HeldView, cards: HeldView[], place: number): string {
  if (held.key !== "") return held.key.replaceAll("_", "-");
  const alike = cards.slice(0, place).filter((other) => other.key === "" && `${other.row}` === `${held.row}`);
  const locks = held.row.map((lock) => `${WORDS[lock.charAt(0)]} ${lock.slice(1)}`).join(" ");
  return `${locks} ${ORDINALS[alike.length] ?? ""}`.trim();
}

/** The offers about one card of one's own bag. */
export function about(prompt: Prompt | null, card: string, verbs: string[]): Choice[] {
  return numbered(prompt).filter(({ offer }) => {
    const { verb, aim } = reading(offer.text);
    return verbs.includes(verb) && offer.text === [verb, card, aim].filter(Boolean).join(" ");
  });
}

/** What whoever is asked may do with a card it carries, beside trading. */
export function usesOf(board: BoardProps, unit: number, held: HeldView, cards: HeldView[], place: number): Choice[] {
  if (board.seat !== unit) return [];
  return about(board.prompt, written(held, cards, place), ["play", "drop"]);
}

/** How often a card may still be used; 0 where nobody counts. */
export function usesLeft(held: HeldView): number {
  return held.key === "" ? FOREVER : Math.max(FOREVER, held.left);
}

/** A card by its name; locked trove by its locks, in short where there is little room. */
export function nameOfHeld(held: HeldView, short = false): string {
  if (held.name !== null) return lang.voice.of(held.name);
  if (short) return text("web-too-many-bones-adventure-trove", { locks: held.locks.join(" ") });
  return text("web-too-many-bones-adventure-trove-locks", { locks: lang.voice.listed(held.locks.map(lockName)) });
}

/** What a card does, for whoever rests on it. */
export function noteOf(held: HeldView): string {
  if (held.text === null) return text("web-too-many-bones-adventure-trove-about");
  return held.spaces > 1
    ? `${lang.voice.of(held.text)} ${text("web-too-many-bones-adventure-heavy", { spaces: held.spaces })}`
    : lang.voice.of(held.text);
}
