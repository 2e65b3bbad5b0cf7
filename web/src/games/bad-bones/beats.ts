// What happened, cut into moments: heroes, traps, the walk, wear, arrivals. All boards share each moment.
import type { BadBonesEvent, BadBonesMarched, BadBonesView, GameView, Told } from "../../protocol";
import type { Beat, Sound } from "../game";
import { copied, isOn, land, lift } from "./fold";
import { kingdomOf, tableOf } from "./pieces";
import { lasts, timeline } from "./timeline";

type Act = "hero" | "weapon" | "trap" | "walk" | "wear" | "arrival" | "end";

const LAST_LOOK = 1_200; // milliseconds for the boards as the game leaves them

const ACTS: Partial<Record<BadBonesEvent["event"], Act>> = {
  HeroMoved: "hero",
  WeaponUsed: "weapon",
  TrapPlaced: "trap",
  TrapTaken: "trap",
  Marched: "walk",
  Wore: "wear",
  HearseLeft: "wear",
  Arrived: "arrival",
  GameEnded: "end",
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
  HeldOut: "win",
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
  for (const part of moments(resumed(told, now))) {
    const events = part.told.map((one) => one.show as BadBonesEvent);
    if (part.act === "end") found.push({ view: copied(now), told: [], ms: LAST_LOOK });
    else if (part.act !== null) {
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

/** Who stopped on the way for a question to the owner goes on from there, and not from the beginning. */
function resumed(told: Told[], before: BadBonesView): Told[] {
  const walked = new Set<number>();
  return told.map((one) => {
    const march = one.show as BadBonesEvent;
    if (march.event !== "Marched" || walked.has(march.seat)) return one;
    walked.add(march.seat);
    const kingdom = kingdomOf(before, march.seat);
    if (march.kinds.some((token) => isOn(kingdom, march.path[0] ?? "", token))) return one;
    const traps = kingdom.traps.map((trap) => trap.square);
    return { ...one, show: { ...march, path: march.path.slice(stop(march, traps)) } };
  });
}

/** Where it stopped: before the edge it leaves by, else on the last trap of its way. */
function stop({ path, fate }: BadBonesMarched, traps: string[]): number {
  if (fate === "leaves") return Math.max(0, path.length - 2);
  return Math.max(
    0,
    path.findLastIndex((place) => traps.includes(place)),
  );
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
