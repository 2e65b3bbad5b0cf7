// Made from src/boneyard/table/protocol.py and the games by tools/protocol_ts.py.
// Never edited by hand: `make protocol` writes it anew, and a test compares.

export const NOBODY = -1;

export type Argument = string | number | Phrase | Words | (Phrase | Words)[];
export type GameView = BabyBoomView | BadBonesView;
export type GameEvent = BabyBoomEvent | BadBonesEvent;

export type Level =
  | "gentle"
  | "fair"
  | "sharp";

export type Kind =
  | "person"
  | "open"
  | "bot";

export type Status =
  | "open"
  | "playing"
  | "over"
  | "closed";

export type Why =
  | "too-large"
  | "malformed"
  | "unknown-table"
  | "unknown-game"
  | "unknown-link"
  | "options"
  | "full"
  | "secret"
  | "not-yours"
  | "stale"
  | "not-offered"
  | "not-playing"
  | "too-fast"
  | "too-many"
  | "busy"
  | "lost";

/** What to say, without the words: a key of the catalogues and its arguments. */
export interface Phrase {
  key: string;
  args: Record<string, Argument>;
}

/** The words of a piece of content, in every language. */
export interface Words {
  en: string;
  fr: string;
}

/** One option: its notation, what lights up on the board, and what it says. */
export interface Offer {
  text: string;
  anchor: string;
  label: Phrase;
}

/** A question to one seat; a pick quotes its number and the index of an offer. */
export interface Prompt {
  number: number;
  kind: string;
  ask: Phrase;
  offers: Offer[];
}

/** Something that happened: how to say it, and how to draw it. */
export interface Told {
  say: Phrase;
  show: GameEvent;
}

/** One step of the game: an answer that still stands, and what came of it. Step 0 is the beginning. */
export interface Entry {
  step: number;
  seat: number;
  told: Told[];
}

/** How it ended. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: Phrase;
}

/** How everybody stood after a step, for the curve at the end. */
export interface Standing {
  step: number;
  round: number;
  points: number[];
}

/** Whether this browser may undo now; if so, to which question it goes back, else why not, as a key. */
export interface Undo {
  may: boolean;
  kind: string;
  why: string;
}

/** A place at the table. */
export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "open" | "bot";
  nickname: string;
  level: string;
  here: boolean;
  left: boolean;
}

/** Something the people at the table have to agree on. */
export interface Vote {
  about: "resign" | "replace";
  seat: number;
  yes: number[];
  needed: number[];
}

/** What everybody knows about a table. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "playing" | "over" | "closed";
  public: boolean;
  seats: Seat[];
  host: number;
  clock: number;
  watching: number;
  rules: number;
  facts: string;
  seed_hash: string;
  seed: string;
  votes: Vote[];
  ended: string;
  rematch: string;
}

/** A line of the chat; the table itself speaks in phrases. */
export interface Line {
  id: number;
  at: number;
  seat: number;
  nickname: string;
  text: string;
  say: Phrase | null;
}

/** First of all: the secrets this browser holds for this table. None: a spectator. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  look?: number;
  nickname?: string;
}

/** Look with the eyes of another of one's seats (several people, one screen). */
export interface Look {
  type: "look";
  seat: number;
}

/** The answer to a question: the index of one of its offers. */
export interface Pick {
  type: "pick";
  prompt: number;
  pick: number;
}

/** What would come of an offer; without one (-1), of doing nothing. Changes nothing. */
export interface Preview {
  type: "preview";
  prompt: number;
  pick?: number;
}

/** Go back to where one of one's seats last decided. */
export interface TakeBack {
  type: "undo";
}

/** Take a sealed answer back before all have given theirs. */
export interface Retract {
  type: "retract";
}

/** How the table looked after a step. */
export interface Seek {
  type: "seek";
  step: number;
}

/** Say something. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Propose something, agree to it or not. */
export interface CastVote {
  type: "vote";
  about: "resign" | "replace";
  seat?: number;
  yes?: boolean;
}

/** What only the host may do: close the table, free a place, give a place to a bot. */
export interface HostDoes {
  type: "host";
  do: "close" | "free" | "bot";
  seat?: number;
  level?: "gentle" | "fair" | "sharp";
}

/** Get up from one's seats; the others may agree on a bot. */
export interface Leave {
  type: "leave";
}

/** The same people at a new table. */
export interface Rematch {
  type: "rematch";
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The table as this browser may see it. Sent after hello, after look, and whenever something changed. */
export interface Update {
  type: "update";
  rev: number;
  table: Table;
  mine: number[];
  host: boolean;
  seat: number;
  view: GameView;
  asked: number[];
  clocks: Record<number, number>;
  prompt: Prompt | null;
  undo: Undo;
  retract: boolean;
  secret: boolean;
  keep: number;
  log: Entry[];
  outcome: Outcome | null;
  curve: Standing[];
}

/** What would come of an offer, as events; nothing happened. */
export interface Previewed {
  type: "previewed";
  prompt: number;
  pick: number;
  told: Told[];
}

/** How the table looked after a step, to this seat. */
export interface Sought {
  type: "sought";
  step: number;
  view: GameView;
}

/** The chat: everything after hello (`whole`), then what is new. */
export interface Said {
  type: "said";
  whole: boolean;
  lines: Line[];
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** Something could not be done, and nothing was changed. The catalogues have words for every `why`. */
export interface Problem {
  type: "problem";
  why: "too-large" | "malformed" | "unknown-table" | "unknown-game" | "unknown-link" | "options" | "full" | "secret" | "not-yours" | "stale" | "not-offered" | "not-playing" | "too-fast" | "too-many" | "busy" | "lost";
  message: string;
  about: string;
}

/** An option of a game and its choices, the usual one first; and where it has a sense. */
export interface Choice {
  name: string;
  choices: (boolean | number | string)[];
  fewest: number;
  most: number;
  needs: string[];
  of_seats: boolean;
}

/** What a printed piece says: known, or proposed because its picture is lost to us. */
export interface Fact {
  name: string;
  value: unknown;
  proposed: boolean;
}

/** A game one can play here. GET /api/games gives all of them. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  seats: string[];
  options: Choice[];
  rules: number;
  facts: string;
  printed: Fact[];
}

/** Who shall sit somewhere: the one who opens the table, anybody, or a bot. */
export interface SeatPlan {
  kind: "me" | "open" | "bot";
  level?: "gentle" | "fair" | "sharp";
  nickname?: string;
}

/** POST /api/tables: open a table. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  nickname?: string;
  public?: boolean;
  clock?: number;
}

/** POST /api/tables/{id}/seats: take an open place. */
export interface SitDown {
  nickname: string;
  seat?: number;
}

/** A place is yours: keep the secrets. The host's token is among them for who opened the table. */
export interface Seated {
  table: string;
  tokens: Record<number, string>;
  host: string;
}

/** POST /api/mine: the secrets a browser holds, by table. */
export interface Tokens {
  tables: Record<string, string[]>;
}

/** A table in a list: GET /api/tables gives those that are public and open, POST /api/mine one's own. */
export interface TableLine {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "playing" | "over" | "closed";
  seats: Seat[];
  round: number;
  asked: number[];
  mine: number[];
  touched: number;
}

/** POST /api/tables/{id}/links: takes one's seats to another device, once; POST /api/links/{link} uses it. */
export interface Link {
  link: string;
  minutes: number;
}

/** A game that is over: GET /api/tables/{id}/replay, or POST /api/replay with the text of a record. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  seed: string;
  entries: Entry[];
  views: GameView[];
  curve: Standing[];
  outcome: Outcome | null;
}

/** POST /api/tables/{id}/report: what to paste where something looks wrong; `boneyard replay` opens it. */
export interface Report {
  text: string;
}

export type ClientMessage =
  | Hello
  | Look
  | Pick
  | Preview
  | TakeBack
  | Retract
  | Seek
  | Chat
  | CastVote
  | HostDoes
  | Leave
  | Rematch
  | Ping;

export type ServerMessage =
  | Update
  | Previewed
  | Sought
  | Said
  | Pong
  | Problem;

/** A die on the board; face 0 is Boom!. */
export interface DieView {
  square: string;
  colour: string;
  face: number;
}

/** A tile on the board, and how it lies. */
export interface TileView {
  square: string;
  kind: string;
  turn: string;
}

/** A die that a blast took. */
export interface LostView {
  colour: string;
  face: number;
}

/** A tile in somebody's hand, and how it is laid. */
export interface LaidView {
  kind: string;
  turn: string;
}

/** The table, the same for everybody. */
export interface BabyBoomView {
  colours: string[];
  round: number;
  rounds: number;
  first: string;
  deciding: string | null;
  scores: number[];
  dice: DieView[];
  tiles: TileView[];
  tossed: string[];
  hands: number[];
  risky_business: boolean;
  tiles_and_bombs: boolean;
}

/** A player rolled for the first turn. */
export interface BabyBoomRolledForFirst {
  event: "RolledForFirst";
  seat: number;
  face: number;
}

/** A round began; this player starts it. */
export interface BabyBoomRoundBegan {
  event: "RoundBegan";
  round: number;
  first: number;
}

/** The four tiles were tossed. */
export interface BabyBoomTossed {
  event: "Tossed";
  seat: number;
  tiles: string[];
}

/** A tile was laid. */
export interface BabyBoomLaid {
  event: "Laid";
  seat: number;
  cell: string;
  tile: LaidView;
}

/** A die was put on the board. */
export interface BabyBoomPlaced {
  event: "Placed";
  seat: number;
  cell: string;
}

/** A die walked, square by square along its path, and counted down to a face. */
export interface BabyBoomMoved {
  event: "Moved";
  seat: number;
  path: string[];
  face: number;
}

/** A die was pushed along a path and counted down to a face. */
export interface BabyBoomPushed {
  event: "Pushed";
  seat: number;
  path: string[];
  face: number;
}

/** A blocked die counted down on the spot. */
export interface BabyBoomCountedDown {
  event: "CountedDown";
  seat: number;
  cell: string;
  face: number;
}

/** A die fell into the hole. */
export interface BabyBoomFell {
  event: "Fell";
  seat: number;
  cell: string;
}

/** The power of a blast was rolled. */
export interface BabyBoomPowerRolled {
  event: "PowerRolled";
  seat: number;
  cell: string;
  face: number;
}

/** A die exploded: the squares its blast swept, where it hit other dice, and which dice those were. */
export interface BabyBoomExploded {
  event: "Exploded";
  seat: number;
  cell: string;
  power: number;
  swept: string[];
  hits: string[];
  lost: LostView[];
}

/** A trap went off under a die that was pushed into it, and left the board with it. */
export interface BabyBoomTrapSprung {
  event: "TrapSprung";
  seat: number;
  cell: string;
}

/** A round ended: what each colour scored in it, the totals, and who starts the next. */
export interface BabyBoomRoundEnded {
  event: "RoundEnded";
  round: number;
  points: number[];
  scores: number[];
  first: number;
}

export type BabyBoomEvent =
  | BabyBoomRolledForFirst
  | BabyBoomRoundBegan
  | BabyBoomTossed
  | BabyBoomLaid
  | BabyBoomPlaced
  | BabyBoomMoved
  | BabyBoomPushed
  | BabyBoomCountedDown
  | BabyBoomFell
  | BabyBoomPowerRolled
  | BabyBoomExploded
  | BabyBoomTrapSprung
  | BabyBoomRoundEnded;

/** A skeleton token: colour, the side its drawing enters from, and its rank if it is a chief. */
export interface TokenView {
  colour: string;
  side: string;
  chief: string;
}

/** Skeletons in one place that are all alike. */
export interface BoneView {
  place: string;
  token: TokenView;
  facing: string;
  face: string;
  moved: boolean;
  frozen: boolean;
  led: boolean;
  count: number;
}

/** A trap on the board. */
export interface TrapView {
  square: string;
  kind: string;
  turn: string;
  damaged: boolean;
  used: boolean;
  aim: string;
  load: TokenView[];
}

/** One player's board and what belongs to it. */
export interface KingdomView {
  banner: string;
  hero: string | null;
  floors: number;
  towers: string[];
  ruins: string[];
  houses: number;
  bones: BoneView[];
  traps: TrapView[];
  supply: Record<string, number>;
  cemetery: TokenView[];
  slain: TokenView[];
  weapon: string;
  coins: number;
  bought: string[];
  stars: number;
  score: number;
  doomed: boolean;
  deciding: boolean;
}

/** Something on the market. */
export interface StallView {
  item: string;
  weapon: boolean;
  cost: number;
  left: number;
}

/** The table. */
export interface BadBonesView {
  round: number;
  rounds: number;
  phase: string;
  tracking: string;
  kingdoms: KingdomView[];
  capital: number;
  supply: Record<string, number>;
  resting: string[];
  market: StallView[];
  order: string[];
  bag: number;
  gone: TokenView[];
  advanced: boolean;
  chiefs: boolean;
  coop: boolean;
  heroic: boolean;
  ending: string;
}

/** A trap in the hand or on the board: what it is, how it lies, and whether it is worn. */
export interface TrapFace {
  kind: string;
  turn: string;
  damaged: boolean;
}

/** Every four phases the round counter moves on. */
export interface BadBonesRoundBegan {
  event: "RoundBegan";
  round: number;
}

/** Phase 4: skeletons come out of the cemetery into the forests; some were drawn, some were sent by others. */
export interface BadBonesArrived {
  event: "Arrived";
  seat: number;
  drawn: TokenView[];
  sent: TokenView[];
}

/** Phase 1, or the two-handed sword: the hero goes to another square. */
export interface BadBonesHeroMoved {
  event: "HeroMoved";
  seat: number;
  origin: string;
  cell: string;
}

/** Skeletons die on a square. */
export interface BadBonesDestroyed {
  event: "Destroyed";
  seat: number;
  cell: string;
  kinds: TokenView[];
  by: string;
}

/** Phase 2: a trap is put on a square. */
export interface BadBonesTrapPlaced {
  event: "TrapPlaced";
  seat: number;
  cell: string;
  trap: TrapFace;
}

/** Phase 2: a trap goes back to the supply. */
export interface BadBonesTrapTaken {
  event: "TrapTaken";
  seat: number;
  cell: string;
  trap: TrapFace;
}

/** Phase 2: neither placed nor taken back. */
export interface BadBonesNothingPlaced {
  event: "NothingPlaced";
  seat: number;
}

/** A treasure was laid down and those beside it turn to it. */
export interface BadBonesLured {
  event: "Lured";
  seat: number;
  cell: string;
  count: number;
}

/** Phase 3: a skeleton, or an instructor with his group, has made its move. */
export interface BadBonesMarched {
  event: "Marched";
  seat: number;
  kinds: TokenView[];
  path: string[];
  fate: string;
  facing: string;
  target: number;
}

/** A tower, a village or the capital lost floors or houses, or got one back. */
export interface BadBonesStruck {
  event: "Struck";
  seat: number;
  what: string;
  change: number;
  left: number;
}

/** Co-op: a tower has stopped its one skeleton. */
export interface BadBonesTowerFell {
  event: "TowerFell";
  seat: number;
  cell: string;
}

/** A trap was used: it is damaged now, or out of the game. */
export interface BadBonesWore {
  event: "Wore";
  seat: number;
  cell: string;
  trap: TrapFace;
  now: TrapFace;
  why: string;
}

/** A loaded hearse drove to another kingdom. */
export interface BadBonesHearseLeft {
  event: "HearseLeft";
  seat: number;
  cell: string;
  kinds: TokenView[];
  to: number;
}

/** The hero used his weapon. */
export interface BadBonesWeaponUsed {
  event: "WeaponUsed";
  seat: number;
  weapon: string;
  cell: string;
  other: string;
  kinds: TokenView[];
}

/** The emperor and the hero left the game together. */
export interface BadBonesHeroFell {
  event: "HeroFell";
  seat: number;
}

/** A saboteur who triggered a trap goes to the bag. */
export interface BadBonesSaboteurLeft {
  event: "SaboteurLeft";
  seat: number;
  kind: TokenView;
}

/** Market: something was bought. */
export interface BadBonesBought {
  event: "Bought";
  seat: number;
  item: string;
  cost: number;
  hero: number;
}

/** Market: somebody buys nothing any more. */
export interface BadBonesPassed {
  event: "Passed";
  seat: number;
  coins: number;
}

/** Somebody has lost the last floor or house, or met the emperor. */
export interface BadBonesEliminated {
  event: "Eliminated";
  seat: number;
  how: string;
}

/** Alone: the rounds are over, and the fight for the heroic win begins. */
export interface BadBonesFoughtOn {
  event: "FoughtOn";
  seat: number;
}

/** It is over. */
export interface BadBonesGameEnded {
  event: "GameEnded";
  ending: string;
}

/** In a forecast: here the owner will be asked. */
export interface BadBonesChoiceAhead {
  event: "ChoiceAhead";
  seat: number;
  what: string;
  cell: string;
}

export type BadBonesEvent =
  | BadBonesRoundBegan
  | BadBonesArrived
  | BadBonesHeroMoved
  | BadBonesDestroyed
  | BadBonesTrapPlaced
  | BadBonesTrapTaken
  | BadBonesNothingPlaced
  | BadBonesLured
  | BadBonesMarched
  | BadBonesStruck
  | BadBonesTowerFell
  | BadBonesWore
  | BadBonesHearseLeft
  | BadBonesWeaponUsed
  | BadBonesHeroFell
  | BadBonesSaboteurLeft
  | BadBonesBought
  | BadBonesPassed
  | BadBonesEliminated
  | BadBonesFoughtOn
  | BadBonesGameEnded
  | BadBonesChoiceAhead;
