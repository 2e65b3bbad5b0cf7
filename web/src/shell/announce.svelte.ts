// One region that a screen reader reads aloud: what is asked, what happened.
import { untrack } from "svelte";

const LINES = 6; // older lines go, so that nobody has to walk through them

export const announced = $state<{ id: number; text: string }[]>([]);
let last = 0;

/** Whoever announces does not listen: an effect may call this. */
export function announce(text: string): void {
  untrack(() => {
    announced.push({ id: ++last, text });
    if (announced.length > LINES) announced.shift();
  });
}

/** Nothing that was said stays to be read by somebody else. */
export function hush(): void {
  untrack(() => announced.splice(0));
}
