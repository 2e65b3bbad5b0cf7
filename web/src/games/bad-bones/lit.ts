// The offer under the pointer: what the forecast takes for granted, and what is shown on the board at once.
import type { Phrase } from "../../protocol";
import type { BoardProps } from "../game";
import { answerOf, heldFor, type Held } from "./offers";

export function aboutLit({ prompt, preview }: Pick<BoardProps, "prompt" | "preview">): Phrase {
  const offer = preview === null ? undefined : prompt?.offers[preview.pick];
  return offer?.does ?? { key: "web-bad-bones-forecast-usual", args: {} };
}

/** What would lie on the board at once: shown before the forecast is known. */
export interface Tried {
  trap: (Held & { square: string }) | null;
  taken: string; // the square a trap would be taken from
  hero: string; // where he would go
}

export function tried({ prompt, lit, chosen }: Pick<BoardProps, "prompt" | "lit" | "chosen">): Tried {
  const nothing = { trap: null, taken: "", hero: "" };
  const offer = prompt?.offers[lit ?? chosen ?? -1];
  if (offer === undefined) return nothing;
  const answer = answerOf(offer);
  if (answer.verb === "go" || answer.verb === "start") return { ...nothing, hero: answer.square };
  if (answer.verb === "take") return { ...nothing, taken: answer.square };
  return answer.verb === "place" ? { ...nothing, trap: { ...heldFor(answer), square: answer.square } } : nothing;
}
