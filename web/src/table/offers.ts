// The offers of a question as keys and lists need them.
import type { GameModule } from "../games/game";
import type { Offer, Prompt } from "../protocol";

interface Shortcut {
  index: number;
  offer: Offer;
  button: boolean; // whether it has one in the bar
  digit: number | null; // the key that picks it
}

/** Every offer with its key: buttons have the digits first, else the first nine offers. */
export function shortcuts(prompt: Prompt, game: GameModule): Shortcut[] {
  const all = prompt.offers.map((offer, index) => ({ index, offer, button: !game.onBoard(offer, prompt) }));
  const buttons = all.filter((each) => each.button);
  const first = (buttons.length > 0 ? buttons : all).slice(0, 9);
  const keyed = game.digits?.(prompt) ? [] : first.map((each) => each.index);
  return all.map((each) => ({ ...each, digit: keyed.indexOf(each.index) + 1 || null }));
}

/** The offer a digit picks, if any. */
export function byDigit(prompt: Prompt, game: GameModule, digit: number): number | null {
  return shortcuts(prompt, game).find((each) => each.digit === digit)?.index ?? null;
}

/** The next offer in the order of the board; the walk goes round. */
export function nextOffer(prompt: Prompt, lit: number | null, by: 1 | -1): number {
  const count = prompt.offers.length;
  if (lit === null) return by === 1 ? 0 : count - 1;
  return (lit + by + count) % count;
}

/** The offers whose words contain what was typed. */
export function found(offers: Shortcut[], said: (index: number) => string, typed: string): Shortcut[] {
  const wanted = typed.trim().toLowerCase();
  return offers.filter(({ index }) => said(index).toLowerCase().includes(wanted));
}
