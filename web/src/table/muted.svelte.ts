// Whom this browser does not want to hear in the chat.
import type { Line } from "../protocol";
import { remember, remembered } from "../shell/store";

const KEY = "boneyard-muted";

const known = remembered(KEY);
export const muted = $state<{ names: string[] }>({ names: Array.isArray(known) ? known.map(String) : [] });

export function mute(nickname: string, on: boolean): void {
  const others = muted.names.filter((each) => each !== nickname);
  muted.names = on ? [...others, nickname] : others;
  remember(KEY, muted.names);
}

/** What the table itself says is always heard. */
export function audible(line: Line): boolean {
  return line.say !== null || !muted.names.includes(line.nickname);
}
