// What happened, cut into moments: heroes, traps, the walk, wear, arrivals. All boards share each moment.
import type { BadBonesEvent, GameView, Told } from "../../protocol";
import type { Beat, Sound } from "../game";
import { copied, land, lift } from "./fold";
import { tableOf } from "./pieces";
import { lasts, timeline } from "./timeline";

type Act = "hero" | "weapon" | "trap" | "walk" | "wear" | "arrival";

const ACTS: Partial<Record<BadBonesEvent["event"], Act>> = {
  HeroMoved: "hero",
  WeaponUsed: "weapon",
  TrapPlaced: "trap",
  TrapTaken: "trap",
  Marched: "walk",
  Wore: "wear",
  HearseLeft: "wear",
  Arrived: "arrival",
};
const JOINS: BadBonesEvent["event"][] = ["Destroyed", "Struck", "TowerFell", "Lured", "HeroFell", "SaboteurLeft"];

const SOUNDS: Partial<Record<BadBonesEvent["event"], Sound>> = {
  HeroMoved: "step",
  Destroyed: "push",
  TrapPlaced: "place",
  TrapTaken: "place",
  Marched: "step",
  Struck: "burn",
  TowerFell: "burn",
  Wore: "turn",
  HearseLeft: "push",
  WeaponUsed: "push",
  Bought: "coin",
  Eliminated: "lose",
};

export function soundOf(event: BadBonesEvent): Sound | null {
  if (event.event === "Marched" && event.fate === "bombed") return "boom";
  if (event.event === "Destroyed" && event.by === "bomb") return "boom";
  if (event.event === "GameEnded") return event.ending === "lost" ? "lose" : "win";
  return SOUNDS[event.event] ?? null;
}

const LOUDEST: Sound[] = ["boom", "burn", "push", "turn", "place", "step"];

function loudest(events: BadBonesEvent[]): Sound | undefined {
  const heard = events.map(soundOf);
  return LOUDEST.find((sound) => heard.includes(sound));
}

/** The moments, each with how the table looks when it begins: what moves is not on the board then. */
export function beats(before: GameView, told: Told[], after: GameView): Beat[] {
  const found: Beat[] = [];
  const end = tableOf(after);
  const now = copied(tableOf(before));
  for (const part of moments(told)) {
    const events = part.told.map((one) => one.show as BadBonesEvent);
    if (part.act !== null) {
      const view = copied(now);
      for (const event of events) lift(view, event);
      const sound = loudest(events);
      found.push({ view, told: part.told, ms: lasts(timeline(events)), ...(sound === undefined ? {} : { sound }) });
    }
    for (const event of events) {
      lift(now, event);
      land(now, event, end);
    }
  }
  return found;
}

interface Moment {
  act: Act | null;
  told: Told[];
}

function moments(told: Told[]): Moment[] {
  const found: Moment[] = [];
  for (const one of told) {
    const name = (one.show as BadBonesEvent).event;
    const act = ACTS[name] ?? null;
    const last = found.at(-1);
    const joins = last !== undefined && last.act !== null && JOINS.includes(name);
    if (last !== undefined && (joins || last.act === act)) last.told.push(one);
    else found.push({ act: act ?? (JOINS.includes(name) ? "hero" : null), told: [one] });
  }
  return found;
}
