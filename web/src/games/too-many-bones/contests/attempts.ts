// An attempt at locks: which offer is about which die, and the sums that open a lock.
import type { LockDieView, PickingView, Prompt } from "../../../protocol";
import { text } from "../../../words/lang.svelte";
import { numbered, withVerb, type Choice, type Verb } from "../offers";

const ON_A_DIE = ["lock_reroll", "lock_convert", "lock_save", "lock_raise"] as const;
export const ACTION_DICE = ["grey", "brown", "yellow"];

interface Sum {
  choice: Choice;
  dice: LockDieView[];
  total: number;
  easier: number;
  against: string; // the lock
}

/** What may be done with one action die. */
export function onDie(prompt: Prompt | null, place: number): Choice[] {
  return withVerb(prompt, ...ON_A_DIE).filter(({ answer }) => answer.place === place);
}

/** The ways to open the lock with dice, cheapest as the server lists them. */
export function sums(prompt: Prompt | null, picking: PickingView): Sum[] {
  return withVerb(prompt, "lock_open").map((choice) => ({
    choice,
    dice: picking.dice.filter((_, place) => choice.answer.places.includes(place)),
    total: choice.answer.total,
    easier: picking.easier,
    against: picking.locks[picking.opened] ?? "",
  }));
}

/** What is not about a die: leave it, use a card, go on. */
export function besides(prompt: Prompt | null): Choice[] {
  const onDice: Verb[] = ["lock_open", ...ON_A_DIE];
  return numbered(prompt).filter(({ answer }) => !onDice.includes(answer.verb));
}

/** Whether an action die lies there with what it shows, and is not in hand. */
export function isRolled(die: LockDieView): boolean {
  return die.value > 0;
}

/** A lock by its name: `L3` is Lever 3. */
export function lockName(lock: string): string {
  return text("too-many-bones-lock", { lock: lock.charAt(0), value: Number(lock.slice(1)) });
}

type LockState = "open" | "now" | "next";

export function lockState(picking: PickingView, place: number): LockState {
  if (place < picking.opened) return "open";
  return place === picking.opened ? "now" : "next";
}
