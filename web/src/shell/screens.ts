// Each screen is code of its own, loaded when it is first shown, with the words and symbols it needs beyond the shell's.
import type { Component } from "svelte";
import type { Part } from "virtual:words";
import { learn } from "../words/lang.svelte";
import type { Place } from "./router.svelte";
import { lay } from "./sprites.svelte";

export type Screen = Component<Record<string, unknown>>;

const screens = import.meta.glob<{ default: Screen }>("../screens/*.svelte");

const WORDS: Record<string, Part[]> = {
  Party: ["too-many-bones"],
  Pieces: ["pieces", "baby-boom", "too-many-bones"],
  Rules: ["rules"],
};
const SYMBOLS: Record<string, string[]> = {
  Lobby: ["baby-boom", "bad-bones"],
  Party: ["too-many-bones"],
  Pieces: ["baby-boom", "bad-bones"],
};

export async function screenOf(place: Place): Promise<Screen> {
  const { screen } = place;
  const [found] = await Promise.all([
    screens[`../screens/${screen}.svelte`]!(),
    learn(...(WORDS[screen] ?? [])),
    lay(...(SYMBOLS[screen] ?? [])),
  ]);
  return found.default;
}
