// What a click on a square does, from the offers alone.
import type { BabyBoomAnswer, BabyBoomLayAnswer, BabyBoomMoveAnswer, Offer, Prompt } from "../../protocol";

/** A lit square: a click picks an offer, or takes up the die that stands there. */
export type Spot = { does: "pick"; index: number } | { does: "hold" };

/** The tile in hand: its kind and how it lies, as phrases call it. */
export type Laying = Pick<BabyBoomLayAnswer, "tile" | "turn">;

export function answerOf(offer: Offer): BabyBoomAnswer {
  return offer.data as BabyBoomAnswer;
}

/** The moves among the offers, each with its index. */
export function moves(prompt: Prompt | null): (BabyBoomMoveAnswer & { index: number })[] {
  return (prompt?.offers ?? []).flatMap((offer, index) => {
    const answer = answerOf(offer);
    return answer.verb === "move" ? [{ ...answer, index }] : [];
  });
}

/** Every square that does something now. */
export function spots(prompt: Prompt, held: string | null, laying: Laying | null): Map<string, Spot> {
  const found = new Map<string, Spot>();
  prompt.offers.forEach((offer, index) => {
    const answer = answerOf(offer);
    if (answer.verb === "move") {
      found.set(answer.start, { does: "hold" }); // every die that can go may be taken
      if (held === answer.start) found.set(answer.to, { does: "pick", index });
    } else if (answer.verb !== "lay" || fits(answer, laying)) {
      found.set(answer.square, { does: "pick", index });
    }
  });
  return found;
}

function fits({ tile, turn }: Laying, laying: Laying | null): boolean {
  return tile === laying?.tile && turn === laying.turn;
}

/** The tiles that may be laid: each kind with its turns, in the order of the offers. */
export function layings(prompt: Prompt): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const offer of prompt.offers) {
    const answer = answerOf(offer);
    if (answer.verb !== "lay") continue;
    const turns = found.get(answer.tile) ?? [];
    if (!turns.includes(answer.turn)) turns.push(answer.turn);
    found.set(answer.tile, turns);
  }
  const order = ["up", "right", "down", "left", "slash", "backslash", "none"];
  for (const turns of found.values()) turns.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return found;
}
