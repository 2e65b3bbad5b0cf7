// What happened, cut into moments: a walk, a throw, damage disc by disc, a fall.
import type { GameView, Told, TooManyBonesEvent, TooManyBonesView } from "../../../protocol";
import type { Beat, Sound } from "../../game";
import { apply, copied } from "./fold";
import { baddieAt, gearlocAt, tableOf } from "../table";

export const STEP = 140; // milliseconds for one step
export const TUMBLE = 600; // for dice
export const DISC = 90; // for each disc that leaves a stack
const FALL = 320;
const GLANCE = 240; // to see a number change
const LAST_LOOK = 1_200; // at the mat as a battle leaves it

const SOUNDS: Partial<Record<TooManyBonesEvent["event"], Sound>> = {
  Rolled: "place",
  Rerolled: "place",
  TyrantRolled: "place",
  Moved: "step",
  Entered: "step",
  Hurt: "push",
  LostHp: "push",
  Healed: "coin",
  Revived: "coin",
  LootGained: "coin",
  KnockedOut: "burn",
  Defeated: "burn",
  GrenadeThrown: "boom",
  BattleWon: "win",
  BattleLost: "lose",
};
const BLASTS = ["small_explosion", "controlled_blast", "party_backlash", "holy_hand_grenade", "bigger_boom"];

export function soundOf(event: TooManyBonesEvent): Sound | null {
  if (event.event === "DieUsed" && BLASTS.includes(event.rolled_die.icon)) return "boom";
  return SOUNDS[event.event] ?? null;
}

function hpOf(view: TooManyBonesView, unit: number): number {
  return gearlocAt(view, unit)?.hp ?? baddieAt(view, unit)?.hp ?? 0;
}

/** The moments; each shows the table as it is when the moment is over, but a walker still where it was. */
export function beats(before: GameView, told: Told[], after: GameView): Beat[] {
  const end = tableOf(after);
  const now = copied(tableOf(before));
  return told.flatMap((one) => {
    const event = one.show as TooManyBonesEvent;
    const sound = soundOf(event);
    const found = momentsOf(one, event, now, end);
    apply(now, event, end);
    if (found[0] !== undefined && sound !== null) found[0] = { ...found[0], sound };
    return found;
  });
}

function momentsOf(one: Told, event: TooManyBonesEvent, now: TooManyBonesView, end: TooManyBonesView): Beat[] {
  const moment = (ms: number, change: (view: TooManyBonesView) => void = () => undefined): Beat => {
    const view = copied(now);
    change(view);
    return { view, told: [one], ms };
  };
  const done = (view: TooManyBonesView): void => apply(view, event, end);
  switch (event.event) {
    case "Moved":
      return event.origin === "" ? [] : [moment(STEP * (event.path.length - 1))];
    case "Rolled":
    case "Rerolled":
      return [moment(TUMBLE, done)];
    case "Hurt":
    case "LostHp":
      return discs(hpOf(now, event.who.unit), event.hp).map((hp) =>
        moment(hp === event.hp ? GLANCE : DISC, (view) => {
          done(view);
          const hurt = gearlocAt(view, event.who.unit) ?? baddieAt(view, event.who.unit);
          if (hurt !== undefined) hurt.hp = hp;
        }),
      );
    case "Healed":
    case "Entered":
    case "EffectPut":
      return [moment(GLANCE, done)];
    case "KnockedOut":
    case "Defeated":
      return [moment(FALL)];
    case "BattleWon":
    case "BattleLost":
      return [moment(LAST_LOOK)];
    default:
      return [];
  }
}

/** One disc after another. */
function discs(from: number, to: number): number[] {
  return from > to ? Array.from({ length: from - to }, (_, index) => from - index - 1) : [];
}
