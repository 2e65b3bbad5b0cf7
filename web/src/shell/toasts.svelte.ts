// Short messages at the edge of the screen, for what needs no answer.
import { untrack } from "svelte";
import type { Phrase } from "../protocol";

interface Toast {
  id: number;
  message: Phrase | string;
  tone: "info" | "harm";
}

const SHOWN_MS = 6000;

export const toasts = $state<Toast[]>([]);
let last = 0;

export function toast(message: Phrase | string, tone: Toast["tone"] = "info"): void {
  const id = ++last;
  // an effect may call this, so it listens to nothing
  untrack(() => {
    const same = toasts.find((shown) => JSON.stringify(shown.message) === JSON.stringify(message));
    if (same) dismiss(same.id); // said once is enough
    toasts.push({ id, message, tone });
  });
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
