// The table while something happens: each event changes the view it is given, as far as one sees it.
import { NOBODY, type TooManyBonesEvent, type TooManyBonesView } from "../../../protocol";
import { baddieAt, gearlocAt } from "../table";

/** A view whose units, meter and turn may be changed without changing the other. */
export function copied(view: TooManyBonesView): TooManyBonesView {
  return {
    ...view,
    mat: { ...view.mat },
    party: view.party.map((one) => ({ ...one, effects: [...one.effects] })),
    baddies: view.baddies.map((one) => ({ ...one, effects: [...one.effects], shields: [...one.shields] })),
    meter: view.meter.map((place) => ({ ...place })),
    turn: { ...view.turn },
  };
}

type Standing = { unit: number; square: string; hp: number; effects: { effect: string; value: number }[] };

function standing(view: TooManyBonesView, unit: number): Standing | undefined {
  return gearlocAt(view, unit) ?? baddieAt(view, unit);
}

/** Take somebody off the mat. */
function leave(view: TooManyBonesView, unit: number): void {
  const gearloc = gearlocAt(view, unit);
  for (const [square, there] of Object.entries(view.mat)) if (there === unit) delete view.mat[square];
  view.meter = view.meter.filter((place) => place.unit !== unit);
  view.baddies = view.baddies.filter((one) => one.unit !== unit);
  if (gearloc !== undefined) gearloc.square = "";
}

/** Put somebody on the mat; how a newcomer looks is known only from the table afterwards. */
function enter(view: TooManyBonesView, unit: number, square: string, end: TooManyBonesView): void {
  const newcomer = baddieAt(end, unit);
  if (standing(view, unit) === undefined && newcomer !== undefined) view.baddies.push({ ...newcomer });
  move(view, unit, square);
}

function move(view: TooManyBonesView, unit: number, square: string): void {
  const found = standing(view, unit);
  if (found === undefined) return;
  if (view.mat[found.square] === unit) delete view.mat[found.square];
  found.square = square;
  view.mat[square] = unit;
}

function put(view: TooManyBonesView, unit: number, effect: string, value: number): void {
  const found = standing(view, unit);
  if (found === undefined) return;
  found.effects = [...found.effects.filter((one) => one.effect !== effect), ...(value > 0 ? [{ effect, value }] : [])];
}

/** What an event changes; where a view must show what is only known afterwards, `end` has it. */
export function apply(view: TooManyBonesView, event: TooManyBonesEvent, end: TooManyBonesView): void {
  switch (event.event) {
    case "RoundBegan":
      view.round = event.round;
      for (const place of view.meter) place.acted = false;
      return;
    case "TurnBegan":
      for (const place of view.meter) if (place.unit === event.who.unit) place.acted = true;
      view.turn = { unit: event.who.unit, target: NOBODY, dex: 0, chosen: [], roll: [], planned: false };
      return;
    case "Targeted":
      view.turn.target = event.target.unit;
      return;
    case "Rolled":
      view.turn = { ...view.turn, chosen: [], roll: event.dice };
      view.last_roll = { unit: event.who.unit, dice: event.dice };
      return;
    case "Rerolled":
      view.last_roll = { unit: event.who.unit, dice: event.dice };
      return;
    case "Moved":
      return move(view, event.who.unit, event.cell);
    case "Entered":
      return enter(view, event.who.unit, event.cell, end);
    case "Left":
    case "KnockedOut":
      return leave(view, event.who.unit);
    case "Defeated":
      if (!event.rises) leave(view, event.who.unit);
      return;
    case "Hurt":
    case "LostHp":
    case "Healed": {
      const found = standing(view, event.who.unit);
      if (found !== undefined) found.hp = event.hp;
      return;
    }
    case "EffectPut":
      return put(view, event.who.unit, event.effect, event.value);
    case "EffectEnded":
      return put(view, event.who.unit, event.effect, 0);
    default:
      return;
  }
}
