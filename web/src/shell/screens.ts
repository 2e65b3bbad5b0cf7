// Each screen is code of its own, loaded when it is first shown.
import type { Component } from "svelte";
import type { Place } from "./router.svelte";

export type Screen = Component<Record<string, unknown>>;

const screens = import.meta.glob<{ default: Screen }>("../screens/*.svelte");

export async function screenOf(place: Place): Promise<Screen> {
  return (await screens[`../screens/${place.screen}.svelte`]!()).default;
}
