// The keys of a table. Whoever cannot use a pointer plays a whole game with them.
import type { Tab } from "./Side.svelte";
import { byDigit, nextOffer } from "./offers";
import type { TableStore } from "./store.svelte";

/** What is printed on a key, or the words for it, and what it does. */
export const KEYS: [string, string][] = [
  ["1 – 9", "web-table-keys-options"],
  ["← ↑ → ↓", "web-table-keys-walk"],
  ["web-table-key-enter", "web-table-keys-pick"],
  ["web-table-key-escape", "web-table-keys-drop"],
  ["U", "web-table-keys-undo"],
  ["F", "web-table-keys-forecast"],
  ["O", "web-table-keys-list"],
  ["P", "web-table-keys-propose"],
  ["L", "web-table-keys-log"],
  ["C", "web-table-keys-chat"],
  ["?", "web-table-keys-help"],
];

export interface TableControls {
  store: TableStore;
  toggleOptions(): void;
  toggleProposing(): void;
  closeOptions(): void;
  show(tab: Tab): void;
  help(): void;
  hear(index: number): void; // an option was walked to
}

const WALK: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether the key belongs to something the focus is on: a field, a list, an open dialog. */
function taken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest("input, textarea, select, dialog, [contenteditable]") != null;
}

/** Whether Enter already means something where the focus is. */
function pressable(event: KeyboardEvent): boolean {
  return (
    event.target instanceof Element && event.target.closest("button, a, summary, [role=button], [role=tab]") !== null
  );
}

export function pressed(event: KeyboardEvent, controls: TableControls): void {
  if (event.key === "Escape") return escape(controls);
  if (taken(event)) return;
  const action = letter(event.key.toLowerCase(), controls) ?? travel(event, controls) ?? choose(event, controls);
  if (action === undefined) return;
  event.preventDefault();
  action();
}

function escape({ store, closeOptions }: TableControls): void {
  store.unchoose();
  store.now();
  closeOptions();
}

function letter(key: string, controls: TableControls): (() => void) | undefined {
  const { store } = controls;
  const actions: Record<string, () => void> = {
    f: () => (store.forecast = !store.forecast),
    o: controls.toggleOptions,
    p: controls.toggleProposing,
    l: () => controls.show("log"),
    c: () => controls.show("chat"),
    "?": controls.help,
  };
  if (store.update?.undo.may) actions.u = () => store.send({ type: "undo" });
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}

/** While the past is shown, the arrows walk through it. */
function travel(event: KeyboardEvent, { store }: TableControls): (() => void) | undefined {
  if (store.past === null) return undefined;
  const to = { ArrowLeft: store.step - 1, ArrowRight: store.step + 1, Home: 0, End: store.lastStep }[event.key];
  return to === undefined ? undefined : () => store.seek(to);
}

function choose(event: KeyboardEvent, { store, hear }: TableControls): (() => void) | undefined {
  const { prompt, game } = store;
  if (prompt === null || game === null) return undefined;
  const by = WALK[event.key];
  if (by !== undefined)
    return () => {
      const next = nextOffer(prompt, store.lit, by);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // Enter shall pick what is lit
      store.consider(next);
      hear(next);
    };
  const lit = store.lit ?? store.chosen;
  if (event.key === "Enter" && lit !== null && !pressable(event)) return () => store.pick(lit);
  const digit = /^[1-9]$/.test(event.key) ? byDigit(prompt, game, Number(event.key)) : null;
  return digit === null ? undefined : () => store.pick(digit);
}
