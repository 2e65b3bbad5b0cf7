// The time, for all who count seconds: one timer for all of them, and none while nobody counts.
import { createSubscriber } from "svelte/reactivity";

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds since something happened; whoever reads it in a component is told again every second. */
export function since(then: number): number {
  everySecond();
  return Math.max(0, Date.now() - then);
}
