// Each screen is code of its own, loaded when it is first shown, with what it says beyond the shell's own words.
import type { Component } from "svelte";
import type { Part } from "virtual:words";
import { learn } from "../words/lang.svelte";
import type { Place } from "./router.svelte";

export type Screen = Component<Record<string, unknown>>;

const screens = import.meta.glob<{ default: Screen }>("../screens/*.svelte");

const WORDS: Record<string, Part[]> = {
  Party: ["too-many-bones"],
  Pieces: ["pieces", "baby-boom", "too-many-bones"],
  Rules: ["rules"],
};

export async function screenOf(place: Place): Promise<Screen> {
  const words = learn(...(WORDS[place.screen] ?? []));
  const [found] = await Promise.all([screens[`../screens/${place.screen}.svelte`]!(), words]);
  return found.default;
}
