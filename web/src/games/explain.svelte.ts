// What a piece is, in a sentence, for whoever rests on it: with the pointer, the focus, or a finger held down.
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  name: string;
  about: string;
}

const REST = 600; // milliseconds before a pointer or a finger that rests is answered

class Explaining {
  shown = $state.raw<{ lines: Explanation[]; at: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  soon(node: Element, lines: Explanation[]): void {
    this.stop();
    this.timer = setTimeout(() => (this.shown = { lines, at: node.getBoundingClientRect() }), REST);
  }

  /** Not at once: an element that is taken away says goodbye while the page is being drawn. */
  stop(): void {
    clearTimeout(this.timer);
    if (this.shown !== null) queueMicrotask(() => (this.shown = null));
  }
}

export const explaining = new Explaining();

/** An element says what is on it. A finger that was held down to read does not press it too. */
export function explains(lines: Explanation[]): Attachment {
  return (node) => {
    if (lines.length === 0) return;
    let finger = false;
    const rest = (event: Event): void => {
      finger = event instanceof PointerEvent && event.pointerType !== "mouse";
      explaining.soon(node, lines);
    };
    const leave = (): void => {
      if (!finger || explaining.shown === null) finger = false;
      explaining.stop();
    };
    const press = (event: Event): void => {
      if (finger) event.stopImmediatePropagation();
      finger = false;
      explaining.stop();
    };
    const menu = (event: Event): void => {
      if (finger) event.preventDefault();
    };
    const ears: [string, (event: Event) => void][] = [
      ["pointerenter", rest],
      ["focus", rest],
      ["pointerleave", leave],
      ["pointercancel", leave],
      ["blur", leave],
      ["click", press],
      ["contextmenu", menu],
    ];
    for (const [kind, hear] of ears) node.addEventListener(kind, hear, { capture: true });
    return () => {
      for (const [kind, hear] of ears) node.removeEventListener(kind, hear, { capture: true });
      leave();
    };
  };
}
