// What a piece is, in a sentence, for whoever rests on it: with the pointer, the focus, or a finger held down.
import type { Attachment } from "svelte/attachments";
import { announce } from "../shell/announce.svelte";

export interface Explanation {
  name: string;
  about: string;
  proposed?: boolean; // whether it rests on a value we proposed
}

const REST = 600; // milliseconds before a pointer or a finger that rests is answered
const EXPLAINED = "data-explained"; // marks what has something to say
const FOCUSABLE = "button, a[href], [tabindex]";

/** What an element says; the page may be drawn again while a pointer rests on it. */
interface Piece {
  lines: Explanation[];
  finger: boolean; // held down to read
  held: number; // attachments that hold it: none once it has gone
}

const pieces = new WeakMap<Element, Piece>();

class Explaining {
  shown = $state.raw<{ lines: Explanation[]; at: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private focus: { event: Event; lines: Explanation[] } | null = null;

  soon(node: Element, say: () => Explanation[], aloud = false): void {
    this.stop();
    this.timer = setTimeout(() => {
      const lines = say();
      this.shown = { lines, at: node.getBoundingClientRect() };
      if (aloud) announce(lines.map(({ name, about }) => `${name}. ${about}`).join(" "));
    }, REST);
  }

  /** A button with several pieces on it explains them all, one after another, and aloud for those who listen. */
  focused(event: Event, lines: Explanation[]): void {
    const before = this.focus?.event === event ? this.focus.lines : [];
    const known = before.map(({ name }) => name);
    const all = [...before, ...lines.filter(({ name }) => !known.includes(name))];
    this.focus = { event, lines: all };
    if (event.currentTarget instanceof Element) this.soon(event.currentTarget, () => all, true);
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
    const piece = pieces.get(node) ?? { lines, finger: false, held: 0 };
    piece.lines = lines;
    piece.held += 1;
    pieces.set(node, piece);
    const rest = (event: Event): void => {
      piece.finger = event instanceof PointerEvent && event.pointerType !== "mouse";
      explaining.soon(node, () => piece.lines);
    };
    const read = (event: Event): void => {
      piece.finger = false;
      explaining.focused(event, lines);
    };
    const leave = (): void => {
      if (!piece.finger || explaining.shown === null) piece.finger = false;
      explaining.stop();
    };
    const press = (event: Event): void => {
      if (piece.finger) event.stopImmediatePropagation();
      piece.finger = false;
      explaining.stop();
    };
    const menu = (event: Event): void => {
      if (piece.finger) event.preventDefault();
    };
    node.toggleAttribute(EXPLAINED, true);
    const focused = node.closest(FOCUSABLE) ?? node;
    const listeners: [Element, string, (event: Event) => void][] = [
      [node, "pointerenter", rest],
      [node, "pointerleave", leave],
      [node, "pointercancel", leave],
      [node, "click", press],
      [node, "contextmenu", menu],
      [focused, "focus", read],
      [focused, "blur", leave],
    ];
    for (const [target, kind, hear] of listeners) target.addEventListener(kind, hear, { capture: true });
    return () => {
      for (const [target, kind, hear] of listeners) target.removeEventListener(kind, hear, { capture: true });
      piece.held -= 1;
      queueMicrotask(() => {
        if (piece.held > 0) return; // the same piece, drawn again
        node.toggleAttribute(EXPLAINED, false);
        leave();
      });
    };
  };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The pieces of a panel that no button holds, and that lie on no other piece. */
function looseIn(panel: Element): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(`[${EXPLAINED}]`)].filter(
    (piece) =>
      piece.closest("button, a[href]") === null &&
      !panel.contains(piece.parentElement?.closest(`[${EXPLAINED}]`) ?? null),
  );
}

/** A panel whose pieces only explain themselves is one stop for Tab; inside, the arrow keys walk from piece to piece. */
export function browses(): Attachment<HTMLElement> {
  return (panel) => {
    let current: HTMLElement | undefined;
    const tidy = (): void => {
      const pieces = looseIn(panel);
      if (current === undefined || !pieces.includes(current)) current = pieces[0];
      for (const piece of pieces) piece.tabIndex = piece === current ? 0 : -1;
    };
    const walk = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      const pieces = looseIn(panel);
      const here = pieces.indexOf(event.target as HTMLElement);
      if (step === undefined || here < 0) return;
      event.preventDefault(); // the frame walks its options with the same keys
      current = pieces[(here + step + pieces.length) % pieces.length];
      tidy();
      current?.focus();
    };
    const watch = new MutationObserver(tidy);
    tidy();
    watch.observe(panel, { childList: true, subtree: true, attributeFilter: [EXPLAINED] });
    panel.addEventListener("keydown", walk);
    return () => {
      watch.disconnect();
      panel.removeEventListener("keydown", walk);
    };
  };
}
