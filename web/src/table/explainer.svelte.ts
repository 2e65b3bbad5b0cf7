// What comes of the offers of a question: worked out by the server when something here wants to show it.
import type { ClientMessage, Explained, Phrase, Prompt } from "../protocol";

const AT_ONCE = 300; // offers in one message

interface Wish {
  seat: number;
  prompt: number;
  picks: number[];
}

const keyOf = (seat: number, prompt: number, pick: number): string => `${seat} ${prompt} ${pick}`;

export class Explainer {
  private known = $state.raw<Map<string, Phrase | null>>(new Map());
  private readonly asked = new Set<string>();
  private wishes: Wish[] = [];

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  /** What comes of an offer; null until it is known, or where the offer says it all. */
  effect(seat: number, prompt: Prompt, pick: number): Phrase | null {
    const key = keyOf(seat, prompt.number, pick);
    const effect = this.known.get(key);
    if (effect === undefined && !this.asked.has(key)) {
      this.asked.add(key);
      this.wish(seat, prompt.number, pick);
    }
    return effect ?? null;
  }

  explained({ seat, prompt, effects }: Explained): void {
    const known = new Map(this.known);
    for (const { pick, effect } of effects) known.set(keyOf(seat, prompt, pick), effect);
    this.known = known;
  }

  /** The position is another one. */
  forget(): void {
    this.known = new Map();
    this.asked.clear();
  }

  /** What is wished for in one go is asked for in one message. */
  private wish(seat: number, prompt: number, pick: number): void {
    if (this.wishes.length === 0) queueMicrotask(() => this.ask());
    const open = this.wishes.find(
      (each) => each.seat === seat && each.prompt === prompt && each.picks.length < AT_ONCE,
    );
    if (open === undefined) this.wishes.push({ seat, prompt, picks: [pick] });
    else open.picks.push(pick);
  }

  private ask(): void {
    const wishes = this.wishes;
    this.wishes = [];
    for (const wish of wishes) this.send({ type: "explain", ...wish });
  }
}
