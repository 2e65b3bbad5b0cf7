// The curve at the end: where lines run, where rounds begin, and which moment decided the game.
import type { Outcome, CurvePoint } from "../protocol";

interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Axis {
  from: number;
  to: number;
  ticks: number[];
}

export interface Moment {
  step: number;
  round: number;
  swing: number; // points by which the winner's lead grew
}

interface Blow {
  step: number;
  round: number;
  seat: number; // who was hit
  lost: number; // points
}

/** A scale of round numbers that holds every value. */
export function axis(values: number[], wanted = 5): Axis {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / wanted;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * ten).find((size) => size >= rough) ?? ten * 10);
  const from = Math.floor(low / step) * step;
  const ticks: number[] = [];
  for (let tick = from; tick < high + step; tick += step) ticks.push(tick);
  return { from, to: ticks.at(-1) ?? high, ticks };
}

export function acrossAt(frame: Frame, curve: CurvePoint[], index: number): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (room * index) / Math.max(1, curve.length - 1);
}

export function downAt(frame: Frame, scale: Axis, points: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + room * (1 - (points - scale.from) / Math.max(1, scale.to - scale.from));
}

/** One seat's line, as the path of a picture. */
export function line(frame: Frame, scale: Axis, curve: CurvePoint[], seat: number): string {
  return curve
    .map((standing, index) => {
      const across = acrossAt(frame, curve, index).toFixed(1);
      return `${index === 0 ? "M" : "L"}${across} ${downAt(frame, scale, standing.points[seat] ?? 0).toFixed(1)}`;
    })
    .join("");
}

/** The first standing of every round, by its index. */
export function begins(curve: CurvePoint[]): { round: number; index: number }[] {
  return curve
    .map((standing, index) => ({ round: standing.round, index }))
    .filter(({ round, index }) => index === 0 || curve[index - 1]?.round !== round);
}

/** Which of the marks along the axis have room for a word, from left to right. */
export function readable(marks: number[], room = 44): Set<number> {
  const shown = new Set<number>();
  let free = -Infinity;
  for (const [number, at] of marks.entries()) {
    if (at < free) continue;
    shown.add(number);
    free = at + (number === 0 ? room : room / 2);
  }
  return shown;
}

/** Labels at the ends of lines, from top to bottom, moved apart where lines meet. */
export function apart<Label extends { end: number }>(labels: Label[], room: number): (Label & { y: number })[] {
  let least = 0;
  return [...labels]
    .sort((one, other) => one.end - other.end)
    .map((label) => {
      const y = Math.max(label.end, least);
      least = y + room;
      return { ...label, y };
    });
}

/** How everybody stood when each round was over. */
export function ends(curve: CurvePoint[]): CurvePoint[] {
  return curve.filter((standing, index) => curve[index + 1]?.round !== standing.round);
}

/** The step in which the winner's lead grew most because the next best fell; nothing where nobody won alone. */
export function decided(curve: CurvePoint[], outcome: Outcome): Moment | null {
  const winner = outcome.winners[0];
  if (winner === undefined || outcome.winners.length > 1 || outcome.scores.length < 2) return null;
  const rival = (standing: CurvePoint) => Math.max(...standing.points.filter((_, seat) => seat !== winner));
  const lead = (standing: CurvePoint) => (standing.points[winner] ?? 0) - rival(standing);
  let best: Moment | null = null;
  for (const [index, standing] of curve.entries()) {
    const before = curve[index - 1];
    if (before === undefined || rival(standing) >= rival(before)) continue;
    const swing = lead(standing) - lead(before);
    if (swing > (best?.swing ?? 0)) best = { step: standing.step, round: standing.round, swing };
  }
  return best;
}

/** The step in which one seat lost most within a round. */
export function harshest(curve: CurvePoint[]): Blow | null {
  let best: Blow | null = null;
  for (const [index, { step, round, points }] of curve.entries()) {
    const before = curve[index - 1];
    if (before === undefined || before.round !== round) continue;
    for (const [seat, now] of points.entries()) {
      const lost = (before.points[seat] ?? 0) - now;
      if (lost > (best?.lost ?? 1)) best = { step, round, seat, lost };
    }
  }
  return best;
}
