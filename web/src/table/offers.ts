// The offers of a question as keys and lists need them.
import type { GameModule } from "../games/game";
import type { Offer, Phrase, Prompt } from "../protocol";

interface Shortcut {
  index: number;
  offer: Offer;
  words: Phrase | null; // of its button, where it has one
  digit: number | null; // the key that picks it
}

/** Every offer with its button and its key: buttons have the digits first, else the first nine offers. */
export function shortcuts(prompt: Prompt, game: GameModule): Shortcut[] {
  const all = prompt.offers.map((offer, index) => ({ index, offer, words: game.button(offer, prompt) }));
  const buttons = all.filter((each) => each.words !== null);
  const first = (buttons.length > 0 ? buttons : all).slice(0, 9);
  const keyed = game.digits?.(prompt) ? [] : first.map((each) => each.index);
  return all.map((each) => ({ ...each, digit: keyed.indexOf(each.index) + 1 || null }));
}

/** An offer in words, as far as the game has some beside the notation: what it does, and what comes of it. */
export function inWords(offer: Offer, prompt: Prompt, game: GameModule): Phrase[] {
  const words = game.button(offer, prompt) ?? game.buttonText?.(offer, prompt) ?? null;
  return words === null ? [offer.label] : [words, offer.label];
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

/** The offers that contain what was typed, in notation or words. */
export function found(offers: Shortcut[], said: (offer: Offer) => string, typed: string): Shortcut[] {
  const wanted = typed.trim().toLowerCase();
  return offers.filter(({ offer }) => `${offer.text} ${said(offer)}`.toLowerCase().includes(wanted));
}
