// The table as this browser sees it: what the server told, what the pointer considers, and what moves just now.
import type { Beat, BoardProps, GameModule, Sound } from "../games/game";
import { load } from "../games/load";
import {
  NOBODY,
  type Asked,
  type ClientMessage,
  type Entry,
  type Fact,
  type GameView,
  type Line,
  type Offer,
  type Phrase,
  type Previewed,
  type Prompt,
  type Proposal,
  type ServerMessage,
  type Sought,
  type Told,
  type Update,
} from "../protocol";
import { Player } from "./animate";
import { Explainer } from "./explainer.svelte";
import { fresh, grown, since } from "./log";
import { proposers, same } from "./proposals";
import { TableSocket, type Connection } from "./socket";

const NO_QUESTION = -1; // instead of the number of a question: what comes anyway
const NO_OFFER = -1; // instead of the index of an offer: a proposal is taken back
const REPEATED = 15_000; // milliseconds: an older answer is not sent again, whoever gave it may think otherwise now
const FETCH_AGAIN = 2_000; // milliseconds
const HOVER = 60; // milliseconds the pointer rests before the server is asked what would come of it

/** What the store needs of the page around it. */
export interface Surroundings {
  tokens(): string[];
  nickname(): string;
  facts(game: string): Promise<Fact[]>;
  pace(): number; // 0: no motion
  confirm(game: GameModule | null, prompt: Prompt, index: number): boolean; // whether a pick needs a second click
  warn(key: string): void;
  inform(key: string): void;
  tell(told: Told[], prompt: Prompt | null, game: GameModule | null): void; // for those who listen instead of looking
  ring(sound: Sound): void;
}

export class TableStore {
  connection = $state<Connection>("connecting");
  update = $state.raw<Update | null>(null);
  game = $state.raw<GameModule | null>(null);
  facts = $state.raw<Fact[]>([]);
  log = $state.raw<Entry[]>([]);
  lines = $state.raw<Line[]>([]);
  past = $state.raw<Sought | null>(null);
  lit = $state<number | null>(null);
  chosen = $state<number | null>(null);
  marked = $state.raw<string[]>([]);
  forecast = $state(true);
  received = $state(0); // when the last update came, for the clocks
  undrawable = $state(false);

  given = $state.raw<Offer | null>(null); // one's last answer, while it is sealed

  private advised = $state.raw<Asked | null>(null); // the question of somebody else whose options are listed
  private view = $state.raw<GameView | null>(null);
  private beat = $state.raw<Beat | null>(null);
  private beatMs = $state(0);
  private answered = $state<number | null>(null); // the question this browser has just answered
  private unheard: { seat: number; prompt: number; pick: number; at: number } | null = null; // not acknowledged yet
  private reconnected = false; // the next update is the first on a new line
  private previews = $state.raw<Map<number, Previewed>>(new Map());
  private readonly explainer = new Explainer((message) => this.socket.send(message));
  private atScreen = $state(NOBODY); // who of several people is looking at this screen
  private lookedAt = NOBODY; // the step at which another seat was chosen to look from
  private sought = $state<number | null>(null);
  private ending: Sound | null = null; // heard when the end has been shown
  private fetching = false;
  private refetch: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: TableSocket;
  private readonly player = new Player({ show: (view, beat, ms) => this.show(view, beat, ms) });

  constructor(
    id: string,
    private readonly around: Surroundings,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}/api/tables/${id}/socket`, {
      hello: () => ({
        type: "hello",
        tokens: around.tokens(),
        look: this.atScreen,
        nickname: around.nickname(),
      }),
      hear: (message) => this.hear(message),
      changed: (connection) => this.connected(connection),
    });
  }

  /** The question as it stands; none while the past is shown or an answer is on its way. */
  prompt: Prompt | null = $derived.by(() => {
    const prompt = this.update?.prompt ?? null;
    return this.past !== null || prompt?.number === this.answered ? null : prompt;
  });

  waiting: boolean = $derived(this.answered !== null && this.update?.prompt?.number === this.answered);

  /** The questions of others this browser may propose an answer to: those who owe one themselves do so first. */
  others: Asked[] = $derived.by(() => {
    const update = this.update;
    if (update === null || this.past !== null || update.mine.length === 0) return [];
    return update.mine.some((seat) => update.asked.includes(seat)) ? [] : update.others;
  });

  /** What is asked, as far as this browser has a say in it: its own question, and those of others. */
  questions: Asked[] = $derived(
    this.prompt !== null && this.update !== null
      ? [{ seat: this.update.seat, prompt: this.prompt }, ...this.others]
      : this.others,
  );

  proposals: Proposal[] = $derived(this.past === null ? (this.update?.proposals ?? []) : []);

  /** The question of somebody else whose options are listed, as long as it is open. */
  advising: Asked | null = $derived(this.others.find((asked) => same(asked, this.advised)) ?? null);

  /** Who of this browser's people shall look at the screen. */
  wanted: number = $derived.by(() => {
    const update = this.update;
    if (update === null) return NOBODY;
    if (update.asked.includes(update.seat)) return update.seat;
    return update.mine.find((seat) => update.asked.includes(seat)) ?? update.seat;
  });

  /** Whether everything is hidden until the wanted one sits in front of the screen. */
  curtain: boolean = $derived.by(() => {
    const update = this.update;
    if (update === null || update.mine.length < 2 || !update.secret || update.outcome !== null) return false;
    return this.atScreen !== this.wanted || update.seat !== this.wanted;
  });

  /** Whether the game is over and how it ended has been seen. */
  over: boolean = $derived(
    this.beat === null && this.update !== null && (this.update.outcome !== null || this.update.table.ended !== ""),
  );

  step: number = $derived(this.past?.step ?? this.lastStep);

  get lastStep(): number {
    return this.log.at(-1)?.step ?? 0;
  }

  preview: Previewed | null = $derived(
    this.past !== null ? null : (this.previews.get(this.lit ?? this.chosen ?? -1) ?? null),
  );

  board: BoardProps | null = $derived.by(() => {
    const update = this.update;
    if (update === null || this.view === null) return null;
    const past = this.past;
    return {
      table: update.table,
      facts: this.facts,
      seat: update.seat,
      mine: update.mine,
      asked: past === null ? update.asked : [],
      free: past === null ? update.free : [],
      look: (seat) => this.look(seat),
      view: past?.view ?? this.view,
      beat: past === null ? this.beat : null,
      beatMs: past === null ? this.beatMs : 0,
      latest: past === null ? since(this.log, update.mine) : this.log.filter((entry) => entry.step === past.step),
      prompt: this.prompt,
      others: this.others,
      proposals: this.proposals,
      propose: (seat, index) => this.propose(seat, index),
      lit: this.lit,
      chosen: this.chosen,
      effect: (index) => this.effect(index),
      preview: this.preview,
      log: past === null ? this.log : this.log.filter((entry) => entry.step <= past.step),
      marked: this.marked,
      forecast: this.forecast,
      turnForecast: () => (this.forecast = !this.forecast),
      consider: (index) => this.consider(index),
      pick: (index) => this.pick(index),
    };
  });

  /** The shape and colour of a seat. */
  markOf(seat: number): number {
    return this.update !== null && this.game?.mark ? this.game.mark(this.update.view, seat) : seat;
  }

  open(): void {
    this.socket.open();
  }

  /** Leave nothing running. */
  close(): void {
    clearTimeout(this.asking);
    clearTimeout(this.refetch);
    this.player.stop();
    this.socket.close();
  }

  wake(): void {
    this.socket.wake();
  }

  cut(): void {
    this.socket.cut();
  }

  again(): void {
    this.socket.again();
  }

  /** Say hello once more, with the secrets this browser holds by now. */
  sendHello(): void {
    this.socket.sendHello();
  }

  /** Finish what moves; a click or a key never waits for it. */
  skip(): void {
    this.player.finish();
  }

  /** Send, or say that it could not be sent. */
  send(message: ClientMessage): boolean {
    const sent = this.socket.send(message);
    if (!sent) this.around.warn("web-table-offline-pick");
    return sent;
  }

  /** What comes of an offer of one's own question. */
  effect(index: number): Phrase | null {
    return this.prompt === null ? null : this.explainer.effect(this.update?.seat ?? NOBODY, this.prompt, index);
  }

  /** An offer in words: what it does, and what comes of it as soon as that is known. */
  inWords({ seat, prompt }: Asked, index: number): Phrase[] {
    const effect = this.explainer.effect(seat, prompt, index);
    const does = prompt.offers[index]?.does;
    return [does, effect].flatMap((each) => each ?? []);
  }

  /** The pointer or the focus is on an offer: light it, and soon ask what would come of it. */
  consider(index: number | null): void {
    this.lit = index;
    clearTimeout(this.asking);
    if (index !== null) this.asking = setTimeout(() => this.ask(index), HOVER);
  }

  /** Answer; where a second click was wished for, the first only chooses. */
  pick(index: number): void {
    const prompt = this.prompt;
    const offer = prompt?.offers[index];
    if (prompt === null || offer === undefined) return;
    if (this.chosen !== index && this.around.confirm(this.game, prompt, index)) {
      this.chosen = index;
      this.ask(index);
      return;
    }
    if (this.send({ type: "pick", prompt: prompt.number, pick: index })) {
      this.answered = prompt.number;
      this.unheard = { seat: this.update?.seat ?? NOBODY, prompt: prompt.number, pick: index, at: Date.now() };
      this.given = offer;
      this.chosen = this.lit = null;
    }
  }

  /** Say what one would answer in the place of somebody else; the same once more takes it back. */
  propose(seat: number, index: number): void {
    const asked = this.others.find((each) => each.seat === seat);
    const update = this.update;
    if (asked === undefined || update === null) return;
    const again = proposers(this.proposals, asked, index).some((one) => update.mine.includes(one));
    this.send({ type: "propose", seat, prompt: asked.prompt.number, pick: again ? NO_OFFER : index });
  }

  /** List the options of somebody else's question, or no longer. */
  advise(asked: Asked | null): void {
    this.advised = asked !== null && same(asked, this.advised) ? null : asked;
  }

  unchoose(): void {
    this.chosen = null;
    this.lit = null;
  }

  /** Show the table as it was after a step; the last step is now. */
  seek(step: number): void {
    if (step >= this.lastStep) return this.now();
    this.sought = Math.max(0, step);
    this.send({ type: "seek", step: this.sought });
  }

  now(): void {
    this.sought = null;
    this.past = null;
  }

  mark(places: string[]): void {
    this.marked = places;
  }

  /** The wanted one is in front of the screen. */
  handOver(): void {
    this.atScreen = this.wanted;
    if (this.update?.seat !== this.wanted) this.send({ type: "look", seat: this.wanted });
  }

  private connected(connection: Connection): void {
    this.connection = connection;
    if (connection === "open") return;
    this.answered = null;
    this.explainer.forget();
    this.reconnected = true;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        return this.updated(message);
      case "explained":
        return this.explainer.explained(message);
      case "previewed":
        if (message.prompt === (this.update?.prompt?.number ?? NO_QUESTION))
          this.previews = new Map(this.previews).set(message.pick, message);
        return;
      case "sought":
        if (message.step === this.sought) this.past = message;
        return;
      case "said":
        this.lines = message.whole ? message.lines : [...this.lines, ...message.lines];
        return;
      case "problem":
        if (message.about === "preview" || message.about === "explain") return;
        this.answered = null;
        if (message.about !== "hello") this.unheard = null;
        return this.around.warn(`web-shell-problem-${message.why}`);
      case "pong": // the socket waits for it
    }
  }

  private updated(update: Update): void {
    const before = this.update;
    const turned = before !== null && before.seat !== update.seat;
    const shared = turned && !before.secret && !update.secret; // only the eyes are others: what moves goes on
    const restarted = before === null || (!shared && (turned || update.keep === 0));
    const news = turned ? update.log.filter((entry) => !this.log[entry.step]?.told.length) : update.log;
    const told = restarted ? [] : fresh(this.log, news);
    const asked = update.prompt !== null && update.prompt.number !== before?.prompt?.number;
    if (this.past !== null && this.past.step >= update.keep) this.now();
    const steps = this.log.length;
    this.log = grown(this.log, update.keep, update.log);
    if (before !== null) this.noticeSeats(before, update);
    if (before?.rev !== update.rev) this.explainer.forget(); // what comes of an offer may depend on everything
    this.update = update;
    this.received = Date.now();
    if (update.prompt?.number !== this.answered) this.answered = null;
    this.repeat(update);
    if (asked || turned || !(update.retract || this.answered !== null)) this.given = null;
    if (asked || turned || update.prompt === null) {
      this.unchoose();
      this.previews = new Map();
    }
    if (update.seat !== NOBODY) this.ask(-1);
    if (this.game === null && !this.fetching) void this.fetch(update.table.game);
    const back = restarted || this.log.length < steps;
    if (asked && !restarted && !turned) this.around.ring("turn");
    if (before?.outcome === null) this.ending = heardAtTheEnd(update);
    this.move(told, back ? null : (before?.view ?? null), update.view);
    if (this.game !== null) this.around.tell(told, asked ? update.prompt : null, this.game);
    this.lookForWhomeverIsAsked(update);
  }

  /** Send an answer again that a server took with it when it went: a question has its number only once. */
  private repeat(update: Update): void {
    const { unheard, reconnected } = this;
    this.reconnected = false;
    if (unheard === null) return;
    if (update.seat !== unheard.seat || update.prompt?.number !== unheard.prompt) this.unheard = null;
    else if (reconnected && Date.now() - unheard.at < REPEATED) {
      if (this.socket.send({ type: "pick", prompt: unheard.prompt, pick: unheard.pick }))
        this.answered = unheard.prompt;
    }
  }

  /** A seat lost without a word would be a riddle; one that a bot plays is told of as long as it does. */
  private noticeSeats(before: Update, update: Update): void {
    const lost = before.mine.length > 0 && update.mine.length === 0 && update.back.length === 0;
    if (lost) this.around.warn("web-table-seat-gone");
    if (before.back.some((seat) => update.mine.includes(seat))) this.around.inform("web-table-seat-back");
  }

  private ask(index: number): void {
    const update = this.update;
    if (update === null || update.table.status !== "playing" || this.previews.has(index)) return;
    this.socket.send({ type: "preview", prompt: update.prompt?.number ?? NO_QUESTION, pick: index });
  }

  /** See the table as another of one's seats, until somebody has answered. */
  look(seat: number): void {
    this.atScreen = seat;
    this.lookedAt = this.lastStep;
    this.socket.send({ type: "look", seat });
  }

  private lookForWhomeverIsAsked(update: Update): void {
    if (update.mine.length < 2 || update.secret) return;
    if (this.lookedAt === this.lastStep && update.free.includes(this.atScreen)) return;
    this.atScreen = this.wanted;
    if (this.wanted !== update.seat) this.socket.send({ type: "look", seat: this.wanted });
  }

  /** Get the game's pictures and words, and then say what is asked; what the network swallows is asked for again. */
  private async fetch(game: string): Promise<void> {
    this.fetching = true;
    try {
      [this.game, this.facts] = await Promise.all([load(game), this.around.facts(game)]);
      this.undrawable = this.game === null;
    } catch {
      this.refetch = setTimeout(() => void this.fetch(game), FETCH_AGAIN);
      return;
    }
    this.fetching = false;
    if (this.game !== null) this.around.tell([], this.update?.prompt ?? null, this.game);
  }

  private move(told: Told[], before: GameView | null, after: GameView): void {
    const pace = this.around.pace();
    if (before === null || this.game === null) return this.player.jump(after);
    const sound = pace === 0 ? this.heardIn(told) : null;
    if (sound !== null) this.around.ring(sound);
    this.player.play(pace === 0 || told.length === 0 ? [] : this.game.beats(before, told, after), after, pace);
  }

  private show(view: GameView, beat: Beat | null, ms: number): void {
    this.view = view;
    this.beat = beat;
    this.beatMs = ms;
    const sound = beat === null ? null : (beat.sound ?? this.heardIn(beat.told));
    if (sound !== null) this.around.ring(sound);
    if (this.ending === null || (beat !== null && sound !== this.ending)) return;
    if (sound !== this.ending) this.around.ring(this.ending);
    this.ending = null;
  }

  private heardIn(told: Told[]): Sound | null {
    return told.map((each) => this.game?.sound(each) ?? null).find((sound) => sound !== null) ?? null;
  }
}

function heardAtTheEnd({ outcome, mine }: Update): Sound | null {
  if (outcome === null || mine.length === 0) return null;
  return mine.some((seat) => outcome.winners.includes(seat)) ? "win" : "lose";
}
