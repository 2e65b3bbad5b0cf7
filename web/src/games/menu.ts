// A list of choices beside a place on the board: arrows walk through it, Escape and another focus close it.

/** Walk through the buttons of a menu, or close it; other keys are left to the page. */
export function walkMenu(event: KeyboardEvent, list: HTMLElement | undefined, close: () => void): void {
  const items = [...(list?.querySelectorAll("button") ?? [])];
  const now = items.indexOf(document.activeElement as HTMLButtonElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") close();
  else if (step !== undefined) items[(now + step + items.length) % items.length]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether the focus has gone to something outside of a menu. */
export function hasLeft(event: FocusEvent, list: HTMLElement | undefined): boolean {
  return !(event.relatedTarget instanceof Node) || !list?.contains(event.relatedTarget);
}
