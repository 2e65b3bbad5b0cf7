// The offer under the pointer: what the forecast takes for granted, and what is shown on the board at once.
import type { Phrase } from "../../protocol";
import type { BoardProps } from "../game";
import { buttonText, placement } from "./offers";

export function aboutLit({ prompt, preview }: Pick<BoardProps, "prompt" | "preview">): Phrase {
  const offer = preview === null ? undefined : prompt?.offers[preview.pick];
  if (prompt === null || offer === undefined) return { key: "web-bad-bones-forecast-usual", args: {} };
  return { key: "web-bad-bones-forecast-with", args: { action: buttonText(offer, prompt) } };
}

/** What would lie on the board at once: shown before the forecast is known. */
export interface Tried {
  trap: { square: string; kind: string; turn: string } | null;
  taken: string; // the square a trap would be taken from
  hero: string; // where he would go
}

export function tried({ prompt, lit, chosen }: Pick<BoardProps, "prompt" | "lit" | "chosen">): Tried {
  const nothing = { trap: null, taken: "", hero: "" };
  const offer = prompt?.offers[lit ?? chosen ?? -1];
  if (prompt === null || offer === undefined) return nothing;
  if (prompt.kind === "move_hero" || prompt.kind === "choose_tower") return { ...nothing, hero: offer.anchor };
  if (prompt.kind !== "choose_trap") return nothing;
  const trap = placement(offer);
  return trap === null ? { ...nothing, taken: offer.anchor } : { ...nothing, trap };
}
