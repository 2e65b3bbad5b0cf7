// An attempt at locks: which offer is about which die, and the sums that open a lock.
import type { LockDieView, PickingView, Prompt } from "../../../protocol";
import { text } from "../../../words/lang.svelte";
import { numbered, startingWith } from "../adventure/adventure";
import type { Choice } from "../sheet/places";

const ON_A_DIE = ["reroll", "convert", "save", "raise"];
export const ACTION_DICE = ["grey", "brown", "yellow"];

interface Sum {
  choice: Choice;
  dice: LockDieView[];
  total: number;
  easier: number;
  against: string; // the lock
}

/** What may be done with one action die. */
export function onDie(prompt: Prompt | null, die: string): Choice[] {
  return numbered(prompt).filter(({ offer }) => ON_A_DIE.some((verb) => offer.text === `${verb} ${die}`));
}

/** The ways to open the lock with dice, cheapest as the server lists them. */
export function sums(prompt: Prompt | null, picking: PickingView): Sum[] {
  return startingWith(prompt, "open").map((choice) => {
    const named = choice.offer.text.replace("open with ", "").split("+");
    const dice = picking.dice.filter(({ die }) => named.includes(die));
    return {
      choice,
      dice,
      total: dice.reduce((sum, { value }) => sum + value, 0),
      easier: picking.easier,
      against: picking.locks[picking.opened] ?? "",
    };
  });
}

/** What is not about a die: leave it, use a card, go on. */
export function besides(prompt: Prompt | null): Choice[] {
  return numbered(prompt).filter(
    ({ offer }) => !offer.text.startsWith("open ") && !ON_A_DIE.some((verb) => offer.text.startsWith(`${verb} `)),
  );
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
