// What the panels beside the board and the board itself have to agree on: the trap in hand, and whose kingdom is large.
import type { Prompt } from "../../protocol";
import { placeable, type Held } from "./offers";

class Selection {
  enlarged = $state<number | null>(null); // whose kingdom is looked at instead of one's own
  /** Whose kingdom is looked at: one's own, a spectator's first, or the one that was asked for. */
  shown(seat: number, kingdoms: number): number {
    return this.enlarged !== null && this.enlarged < kingdoms ? this.enlarged : Math.max(0, seat);
  }

  private wanted = $state(""); // the trap picked last
  private turned = $state<Record<string, string>>({}); // how each kind was turned last

  /** The trap to be laid down: the one picked, or else the first there is. */
  held(prompt: Prompt | null): Held | null {
    const kinds = placeable(prompt);
    const kind = kinds.has(this.wanted) ? this.wanted : [...kinds.keys()][0];
    if (kind === undefined) return null;
    const turns = kinds.get(kind) ?? [];
    const turn = this.turned[kind];
    return { kind, turn: turn !== undefined && turns.includes(turn) ? turn : (turns[0] ?? "") };
  }

  take(kind: string): void {
    this.wanted = kind;
  }

  /** Turn the trap in hand to its other side. */
  turn(prompt: Prompt | null): void {
    const held = this.held(prompt);
    if (held === null) return;
    const turns = placeable(prompt).get(held.kind) ?? [];
    const next = turns[(turns.indexOf(held.turn) + 1) % turns.length];
    if (next !== undefined) this.turned = { ...this.turned, [held.kind]: next };
  }
}

export const selection = new Selection();
