// Short messages at the edge of the screen, for what needs no answer.
import { untrack } from "svelte";
import type { Phrase } from "../protocol";

export interface Toast {
  id: number;
  message: Phrase | string;
  tone: "info" | "harm";
}

const SHOWN_MS = 6000;

export const toasts = $state<Toast[]>([]);
let last = 0;

export function toast(message: Phrase | string, tone: Toast["tone"] = "info"): void {
  const id = ++last;
  untrack(() => toasts.push({ id, message, tone })); // an effect may call this
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
