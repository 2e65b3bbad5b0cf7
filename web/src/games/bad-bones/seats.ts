// Who sits where, seen from a seat.
import type { BadBonesView, KingdomView, Phrase, Table } from "../../protocol";

type Relation = "left" | "far-left" | "across" | "far-right" | "right" | "only";

/** The next clockwise sits on the left. */
export function relation(seat: number, from: number, seats: number): Relation {
  const steps = (seat - from + seats) % seats;
  if (seats === 2) return "only";
  if (steps === 1) return "left";
  if (steps === seats - 1) return "right";
  if (steps * 2 === seats) return "across";
  return steps * 2 < seats ? "far-left" : "far-right";
}

/** The others, beginning on the left. */
export function others(from: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (from + 1 + index) % seats);
}

export function nameOf(table: Table, seat: number): string {
  return table.seats.find((one) => one.seat === seat)?.nickname ?? "";
}

type Doing = "out" | "choosing" | "away" | "chosen";

/** What a kingdom's owner is doing; nothing where nobody is asked at the same time. */
export function doing(view: BadBonesView, kingdom: KingdomView, away: boolean): Doing | null {
  if (kingdom.doomed) return "out";
  if (kingdom.deciding) return away ? "away" : "choosing";
  return view.phase === "hero" || view.phase === "trap" ? "chosen" : null;
}

export function bannerPhrase(banner: string): Phrase {
  return { key: "bad-bones-banner", args: { banner } };
}
