// Short sounds, made on the spot. They are off until somebody wishes for them.
import type { Sound } from "../games/game";

interface Note {
  hertz: number;
  to: number; // where the pitch slides
  at: number; // seconds
  long: number;
  loud: number;
  shape: OscillatorType;
}

const note = (
  hertz: number,
  at: number,
  long: number,
  loud = 0.12,
  shape: OscillatorType = "triangle",
  to = hertz,
) => ({
  hertz,
  to,
  at,
  long,
  loud,
  shape,
});

const SCORE: Record<Sound, Note[]> = {
  step: [note(320, 0, 0.06, 0.08)],
  push: [note(180, 0, 0.12, 0.12, "triangle", 120)],
  boom: [note(140, 0, 0.5, 0.25, "sawtooth", 35), note(70, 0.02, 0.6, 0.2, "sine", 28)],
  place: [note(240, 0, 0.05), note(360, 0.05, 0.07)],
  coin: [note(990, 0, 0.06, 0.07, "sine"), note(1320, 0.06, 0.14, 0.07, "sine")],
  burn: [note(220, 0, 0.3, 0.1, "sawtooth", 90)],
  turn: [note(523, 0, 0.1, 0.09, "sine"), note(784, 0.1, 0.18, 0.09, "sine")],
  win: [note(523, 0, 0.14), note(659, 0.14, 0.14), note(784, 0.28, 0.14), note(1047, 0.42, 0.4)],
  lose: [note(392, 0, 0.2), note(330, 0.2, 0.2), note(262, 0.4, 0.45)],
};

let speaker: AudioContext | null = null;

/** Play a sound; a browser that has not been touched yet stays silent. */
export function play(sound: Sound, volume: number): void {
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume();
  for (const each of SCORE[sound]) sing(speaker, each, volume);
}

function sing(out: AudioContext, each: Note, volume: number): void {
  const begin = out.currentTime + each.at;
  const voice = out.createOscillator();
  const level = out.createGain();
  voice.type = each.shape;
  voice.frequency.setValueAtTime(each.hertz, begin);
  voice.frequency.exponentialRampToValueAtTime(each.to, begin + each.long);
  level.gain.setValueAtTime(Math.max(0.001, each.loud * volume * 1.6), begin);
  level.gain.exponentialRampToValueAtTime(0.001, begin + each.long);
  voice.connect(level).connect(out.destination);
  voice.start(begin);
  voice.stop(begin + each.long);
}
