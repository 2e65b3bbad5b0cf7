// Plays what happened, one beat after another. Motion explains and never delays: it can be skipped, and it catches up.
import type { Beat } from "../games/game";
import type { GameView } from "../protocol";

const LAG = 2_000; // milliseconds of unplayed motion after which a new update jumps ahead
const LONGEST = 6_000; // milliseconds one update may take at usual speed; longer ones run faster

interface Stage {
  show(view: GameView, beat: Beat | null, ms: number): void;
}

interface Scene {
  beats: Beat[];
  after: GameView;
  pace: number; // milliseconds shown for each millisecond of a beat
}

export class Player {
  private scenes: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: { scene: Scene; index: number } | null = null;

  constructor(private readonly stage: Stage) {}

  /** Play these beats, then show the table as it is after them. A pace of 0 shows it at once; nothing to play cuts nothing short. */
  play(beats: Beat[], after: GameView, pace: number): void {
    const last = this.scenes.at(-1);
    if (pace === 0 || (beats.length === 0 && last === undefined)) return this.jump(after);
    if (beats.length === 0 && last !== undefined) {
      last.after = after;
      return;
    }
    const length = beats.reduce((sum, beat) => sum + beat.ms, 0);
    if (this.left() > LAG) this.drop();
    this.scenes.push({ beats, after, pace: pace * Math.min(1, LONGEST / Math.max(1, length)) });
    if (this.beat === null) this.next();
  }

  /** Show the last table known, at once. */
  finish(): void {
    const last = this.scenes.at(-1);
    if (last !== undefined) this.jump(last.after);
  }

  /** Show this table, and forget what was moving. */
  jump(view: GameView): void {
    this.drop();
    this.stage.show(view, null, 0);
  }

  stop(): void {
    this.drop();
  }

  private left(): number {
    return this.scenes.reduce((sum, scene) => {
      const begun = this.beat?.scene === scene ? this.beat.index : 0;
      return sum + scene.beats.slice(begun).reduce((part, beat) => part + beat.ms * scene.pace, 0);
    }, 0);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.scenes = [];
    this.beat = null;
  }

  private next(): void {
    const scene = this.scenes[0];
    if (scene === undefined) return;
    const index = this.beat?.scene === scene ? this.beat.index + 1 : 0;
    const beat = scene.beats[index];
    if (beat === undefined) return this.end(scene);
    this.beat = { scene, index };
    const ms = beat.ms * scene.pace;
    this.stage.show(beat.view, beat, ms);
    this.timer = setTimeout(() => this.next(), ms);
  }

  private end(scene: Scene): void {
    this.scenes.shift();
    this.beat = null;
    if (this.scenes.length > 0) this.next();
    else this.stage.show(scene.after, null, 0);
  }
}
