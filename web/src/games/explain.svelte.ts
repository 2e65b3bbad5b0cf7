// What a piece is, in a sentence, for whoever rests on it: with the pointer, the focus, or a finger held down.
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  name: string;
  about: string;
  proposed?: boolean; // whether it rests on a value we proposed
}

const REST = 600; // milliseconds before a pointer or a finger that rests is answered
const FOCUSABLE = "button, a[href], [tabindex]";

class Explaining {
  shown = $state.raw<{ lines: Explanation[]; at: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private focus: { event: Event; lines: Explanation[] } | null = null;

  soon(node: Element, lines: Explanation[]): void {
    this.stop();
    this.timer = setTimeout(() => (this.shown = { lines, at: node.getBoundingClientRect() }), REST);
  }

  /** A button with several pieces on it explains them all, one after another. */
  focused(event: Event, lines: Explanation[]): void {
    const before = this.focus?.event === event ? this.focus.lines : [];
    const known = before.map(({ name }) => name);
    this.focus = { event, lines: [...before, ...lines.filter(({ name }) => !known.includes(name))] };
    if (event.currentTarget instanceof Element) this.soon(event.currentTarget, this.focus.lines);
  }

  /** Not at once: an element that is taken away says goodbye while the page is being drawn. */
  stop(): void {
    clearTimeout(this.timer);
    if (this.shown !== null) queueMicrotask(() => (this.shown = null));
  }
}

export const explaining = new Explaining();

/**
 * An element says what is on it. A finger that was held down to read does not press it too.
 * What lies on a button is explained while the button has the focus.
 */
export function explains(lines: Explanation[]): Attachment {
  return (node) => {
    if (lines.length === 0) return;
    let finger = false;
    const rest = (event: Event): void => {
      finger = event instanceof PointerEvent && event.pointerType !== "mouse";
      explaining.soon(node, lines);
    };
    const read = (event: Event): void => {
      finger = false;
      explaining.focused(event, lines);
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
    const focused = node.closest(FOCUSABLE) ?? node;
    const ears: [Element, string, (event: Event) => void][] = [
      [node, "pointerenter", rest],
      [node, "pointerleave", leave],
      [node, "pointercancel", leave],
      [node, "click", press],
      [node, "contextmenu", menu],
      [focused, "focus", read],
      [focused, "blur", leave],
    ];
    for (const [ear, kind, hear] of ears) ear.addEventListener(kind, hear, { capture: true });
    return () => {
      for (const [ear, kind, hear] of ears) ear.removeEventListener(kind, hear, { capture: true });
      leave();
    };
  };
}
