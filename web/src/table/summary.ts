// Picks what mattered out of many events.
import type { GameModule, Sound } from "../games/game";
import type { Told } from "../protocol";

const LOUD: Sound[] = ["boom", "burn"];

/** At most `most` events, in their order: loud ones are kept first, then the latest. */
export function summaryOf(told: Told[], game: GameModule | null, most: number): Told[] {
  const loud = (each: Told) => {
    const sound = game?.sound(each) ?? null;
    return sound !== null && LOUD.includes(sound);
  };
  const matters = [...told.filter(loud), ...told.filter((each) => !loud(each)).reverse()].slice(0, most);
  return told.filter((each) => matters.includes(each));
}
