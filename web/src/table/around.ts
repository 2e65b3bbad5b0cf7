// What a table needs of the page around it: settings, secrets, sounds and words.
import type { GameModule } from "../games/game";
import { printed } from "../games/load";
import type { Prompt, Told } from "../protocol";
import { announce } from "../shell/announce.svelte";
import { keys } from "../shell/keys.svelte";
import { ownNickname } from "../shell/play";
import { settings } from "../shell/settings.svelte";
import { toast } from "../shell/toasts.svelte";
import { say, text } from "../words/lang.svelte";
import { summaryOf } from "./summary";
import { play } from "./sounds";
import type { Surroundings } from "./store.svelte";

const PACE = { off: 0, slow: 1.8, usual: 1, fast: 0.5 };
const SENTENCES = 4; // of what happened, read aloud after one update

export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE[settings.speed];
}

/** Read aloud what happened, and then what is asked. */
function tell(told: Told[], prompt: Prompt | null, game: GameModule | null): void {
  const rest = told.length - SENTENCES;
  for (const each of summaryOf(told, game, SENTENCES)) announce(say(each.say));
  if (rest > 0) announce(text("web-table-log-more", { count: rest }));
  if (prompt !== null) announce(say(prompt.ask));
}

function confirm(game: GameModule | null, prompt: Prompt, index: number): boolean {
  const offer = prompt.offers[index];
  if (settings.confirm !== "hurts" || offer === undefined) return settings.confirm === "always";
  return offer.risky || (game?.asksTwice?.(offer, prompt) ?? false);
}

export function surroundings(table: string): Surroundings {
  return {
    tokens: () => keys.of(table),
    nickname: ownNickname,
    facts: printed,
    pace,
    confirm,
    tell,
    warn: (key) => toast({ key, args: {} }, "harm"),
    inform: (key) => toast({ key, args: {} }),
    ring(sound) {
      if (settings.sound) play(sound, settings.volume);
    },
  };
}
