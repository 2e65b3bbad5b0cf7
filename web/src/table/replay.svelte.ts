// A game that is over, walked through step by step with the boards of a table.
import type { Beat, BoardProps, GameModule } from "../games/game";
import { NOBODY, type Entry, type Fact, type GameInfo, type GameView, type Replay, type Table } from "../protocol";
import { Player } from "./animate";
import { unfolded } from "./changes";

const BETWEEN = 700; // milliseconds from one step to the next, at usual speed

/** The table a record was played at, as far as the record knows it. */
function tableOf(replay: Replay, info: GameInfo | undefined): Table {
  return {
    id: "",
    game: replay.game,
    options: replay.options,
    status: "over",
    public: false,
    seats: replay.seats.map((nickname, seat) => ({
      seat,
      name: info?.seats[seat] ?? "",
      kind: "person",
      nickname,
      level: "",
      here: true,
      left: false,
      owner: null,
    })),
    host: NOBODY,
    clock: 0,
    grace: 0,
    watching: 0,
    rules: info?.rules ?? 0,
    facts: info?.facts ?? "",
    seed_hash: "",
    seed: replay.seed,
    dice_told: false,
    votes: [],
    ended: "",
    rematch: "",
    resumed: false,
  };
}

export class ReplayStore {
  step = $state(0);
  speed = $state(1);
  playing = $state(false);
  marked = $state.raw<string[]>([]);
  forecast = $state(false);
  readonly table: Table;
  readonly log: Entry[];
  private readonly views: GameView[];
  private readonly view: GameView;
  private shown = $state.raw<GameView | null>(null);
  private beat = $state.raw<Beat | null>(null);
  private beatMs = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly player = new Player({ show: (view, beat, ms) => this.show(view, beat, ms) });

  constructor(
    readonly replay: Replay,
    readonly game: GameModule,
    info: GameInfo | undefined,
    private readonly facts: Fact[],
    private readonly pace: () => number,
  ) {
    this.table = tableOf(replay, info);
    this.log = replay.entries;
    this.views = unfolded(replay.view, replay.changes);
    this.view = this.viewAt(0);
  }

  get last(): number {
    return this.views.length - 1;
  }

  board: BoardProps = $derived.by(() => ({
    table: this.table,
    facts: this.facts,
    seat: NOBODY,
    mine: [],
    asked: [],
    free: [],
    look: () => undefined,
    view: this.shown ?? this.view,
    beat: this.beat,
    beatMs: this.beatMs,
    latest: this.beat === null ? this.log.slice(this.step, this.step + 1) : [],
    prompt: null,
    others: [],
    proposals: [],
    propose: () => undefined,
    lit: null,
    chosen: null,
    effect: () => null,
    preview: null,
    log: this.log.slice(0, this.step + 1),
    marked: this.marked,
    forecast: this.forecast,
    turnForecast: () => (this.forecast = !this.forecast),
    consider: () => undefined,
    pick: () => undefined,
  }));

  /** Show the table after a step; one step on is played, any other jump is not. */
  seek(step: number): void {
    const wanted = Math.max(0, Math.min(this.last, step));
    const before = this.step;
    this.step = wanted;
    const told = this.log[wanted]?.told ?? [];
    const pace = this.pace() / this.speed;
    const beats =
      wanted === before + 1 && pace > 0 ? this.game.beats(this.viewAt(before), told, this.viewAt(wanted)) : [];
    this.player.play(beats, this.viewAt(wanted), pace);
  }

  /** Play on from here, or stop; at the end, start again. */
  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.step === this.last) this.seek(0);
    else this.seek(this.step + 1);
  }

  skip(): void {
    this.player.finish();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.player.stop();
  }

  private viewAt(step: number): GameView {
    return this.views[step]!;
  }

  private show(view: GameView, beat: Beat | null, ms: number): void {
    this.shown = view;
    this.beat = beat;
    this.beatMs = ms;
    if (beat === null && this.playing) this.goOn();
  }

  private goOn(): void {
    clearTimeout(this.timer);
    if (this.step === this.last) this.playing = false;
    else this.timer = setTimeout(() => this.seek(this.step + 1), BETWEEN / this.speed);
  }
}
