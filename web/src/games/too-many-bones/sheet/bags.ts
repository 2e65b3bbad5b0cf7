// What is in a bag, and what may be done with it now.
import type { HeldView } from "../../../protocol";
import { lang, text } from "../../../words/lang.svelte";
import { lockName } from "../contests/attempts";
import type { Choice, Places } from "../offers";

const FOREVER = 0;

/** What may be done with a card, beside trading. */
export function usesOf(places: Places, place: number): Choice[] {
  return (places.get(`card ${place}`) ?? []).filter(({ answer }) => answer.verb === "play" || answer.verb === "drop");
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
