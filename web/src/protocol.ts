// Made from src/boneyard/table/protocol.py and the games by tools/protocol_ts.py.
// Never edited by hand: `make protocol` writes it anew, and a test compares.

import type { Change } from "./table/changes";

export const NOBODY = -1;

export type Argument = string | number | Phrase | Words | (Phrase | Words)[];
export type GameView = BabyBoomView | BadBonesView | TooManyBonesView;
export type GameEvent = BabyBoomEvent | BadBonesEvent | TooManyBonesEvent;
export type GameKind = BabyBoomKind | BadBonesKind | TooManyBonesKind;

export type GameAnswer = BabyBoomAnswer | BadBonesAnswer | TooManyBonesAnswer;

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
  | "unreadable"
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
  | "lost"
  | "dice-told"
  | "banned"
  | "name-taken";

/** What to say, without the words: a key of the catalogues and its arguments. */
export interface Phrase {
  key: string;
  args: Record<string, Argument>;
}

/** The words of a piece of content, kept beside what it does, in every language. */
export interface Words {
  en: string;
  fr: string;
}

/** One option as it is shown. What comes of it is worked out when somebody asks: `Game.effect`. */
export interface Offer {
  anchors: string[];
  does: Phrase;
  data: GameAnswer;
  risky: boolean;
}

/** A decision as it is shown: what is asked, and its options in the same order. */
export interface Prompt {
  kind: GameKind;
  ask: Phrase;
  offers: Offer[];
  number: number;
}

/** How it ended: who won, with what, and why in the rulebook's words. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: Phrase;
}

/** A question to somebody else, in a party that hides nothing. */
export interface Asked {
  seat: number;
  prompt: Prompt;
}

/** What one seat would answer in the place of another; it stands as long as the question does. */
export interface Proposal {
  seat: number;
  to: number;
  prompt: number;
  pick: number;
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

/** How everybody stood after a step. */
export interface CurvePoint {
  step: number;
  round: number;
  points: number[];
}

/** Whether this browser may undo now; if so, to which question it goes back, else why not, as a key. */
export interface Undo {
  may: boolean;
  kind: GameKind | "";
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
  owner: string | null;
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
  grace: number;
  watching: number;
  rules: number;
  facts: string;
  seed_hash: string;
  seed: string;
  dice_told: boolean;
  votes: Vote[];
  ended: string;
  rematch: string;
  resumed: boolean;
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

/** What one would answer to the question of another seat; -1 takes it back. Nobody has to follow it. */
export interface Propose {
  type: "propose";
  seat: number;
  prompt: number;
  pick: number;
}

/** What comes of some offers of a question, one's own or one of the others that one may read. Changes nothing. */
export interface Explain {
  type: "explain";
  prompt: number;
  picks: number[];
  seat?: number;
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

/** What only the host may do: close the table, free a place, give it to a bot, or from a bot back to its owner. */
export interface HostDoes {
  type: "host";
  do: "close" | "free" | "bot" | "return";
  seat?: number;
  level?: "gentle" | "fair" | "sharp";
}

/** Get up from one's seats; the others may agree on a bot. */
export interface Leave {
  type: "leave";
}

/** Take one's seats back from the bots that play for one. */
export interface Return {
  type: "return";
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
  back: number[];
  host: boolean;
  seat: number;
  view: GameView;
  asked: number[];
  free: number[];
  clocks: Record<number, number>;
  away: Record<number, number>;
  prompt: Prompt | null;
  others: Asked[];
  proposals: Proposal[];
  undo: Undo;
  retract: boolean;
  secret: boolean;
  keep: number;
  log: Entry[];
  outcome: Outcome | null;
  curve: CurvePoint[];
}

/** What would come of an offer, as events; nothing happened. */
export interface Previewed {
  type: "previewed";
  prompt: number;
  pick: number;
  told: Told[];
  summary: ForecastView | null;
}

/** What comes of an offer; null where that is no more than what the offer says. */
export interface Effect {
  pick: number;
  effect: Phrase | null;
}

/** What comes of some offers of a question. */
export interface Explained {
  type: "explained";
  seat: number;
  prompt: number;
  effects: Effect[];
}

/** How the table looked after a step, to this seat. */
export interface Sought {
  type: "sought";
  step: number;
  view: GameView;
}

/** The chat: everything after the first hello (`whole`), then what is new. */
export interface Said {
  type: "said";
  whole: boolean;
  lines: Line[];
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** Something could not be done. Nothing was changed; only after `busy` that is not always known. */
export interface Problem {
  type: "problem";
  why: "too-large" | "malformed" | "unknown-table" | "unreadable" | "unknown-game" | "unknown-link" | "options" | "full" | "secret" | "not-yours" | "stale" | "not-offered" | "not-playing" | "too-fast" | "too-many" | "busy" | "lost" | "dice-told" | "banned" | "name-taken";
  message: string;
  about: string;
  said: Phrase | null;
}

/** An option of a game and its choices, the usual one first; and where it has a sense. */
export interface Choice {
  name: string;
  choices: (boolean | number | string)[];
  fewest: number;
  most: number;
  needs: string[];
  of_seats: boolean;
  written: boolean;
}

/** What a printed piece says: known, or proposed because its picture is lost to us. GET /api/games/{name}/facts. */
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
  secret?: string | null;
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

/** POST /api/tables/{id}/links: takes one's seats to another device, once; POST /api/links uses it. */
export interface Link {
  link: string;
  minutes: number;
}

/** POST /api/links: take the seats of a link to this device, with a secret that it has made itself. */
export interface UseLink {
  link: string;
  secret: string;
}

/** A game that is over: GET /api/tables/{id}/replay, or POST /api/replay with the text of a record. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  seed: string;
  entries: Entry[];
  view: GameView;
  changes: Change[];
  curve: CurvePoint[];
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
  | Propose
  | Explain
  | Preview
  | TakeBack
  | Retract
  | Seek
  | Chat
  | CastVote
  | HostDoes
  | Leave
  | Return
  | Rematch
  | Ping;

export type ServerMessage =
  | Update
  | Explained
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

/** Move a die one square. */
export interface BabyBoomMoveAnswer {
  verb: "move";
  start: string;
  to: string;
  rests: string;
  face: number;
  end: "board" | "hole" | "trap" | "hit";
}

/** Turn a blocked die one step down. */
export interface BabyBoomCountDownAnswer {
  verb: "count_down";
  square: string;
}

/** Put a die from the hand on a square. */
export interface BabyBoomPlaceAnswer {
  verb: "place";
  square: string;
}

/** Lay a tile on a square, turned like this. */
export interface BabyBoomLayAnswer {
  verb: "lay";
  tile: string;
  turn: string;
  square: string;
}

export type BabyBoomAnswer =
  | BabyBoomMoveAnswer
  | BabyBoomCountDownAnswer
  | BabyBoomPlaceAnswer
  | BabyBoomLayAnswer;

export type BabyBoomKind =
  | "count_down"
  | "lay_tile"
  | "move"
  | "place_die";

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

/** Where the march on a board waits for its owner's answer. */
export interface WaitingView {
  square: string;
  tokens: TokenView[];
  facing: string;
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
  waiting: WaitingView | null;
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
  play_on: boolean;
  heroic: boolean;
  ending: string;
}

/** A trap in the hand or on the board: what it is, how it lies, and whether it is worn. */
export interface TrapFace {
  kind: string;
  turn: string;
  damaged: boolean;
}

/** One thing that will happen: how often, whether it is good, and by whom, where skeletons walk into it. */
export interface ForecastLine {
  what: "kingdom" | "floor" | "house" | "capital" | "tower" | "stolen" | "worn-out" | "floor-mended" | "house-mended" | "capital-mended" | "thrown" | "left" | "loaded" | "slain" | "trapped" | "home" | "returned" | "stopped" | "held" | "chased" | "damaged" | "asked";
  count: number;
  tone: "harm" | "good" | "plain" | "ask";
  say: Phrase;
  who: Phrase[];
}

/** What a forecast amounts to, the worst first, and the skeletons that will be elsewhere or face another way. */
export interface ForecastView {
  lines: ForecastLine[];
  moved: BoneView[];
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
  target: number;
}

/** The hero used his weapon. */
export interface BadBonesWeaponUsed {
  event: "WeaponUsed";
  seat: number;
  weapon: string;
  cell: string;
  kinds: TokenView[];
  landing: string;
  colour: string;
  target: number;
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

/** Market: somebody stops buying. */
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

/** In co-op: the rounds are over and won, and the team plays on. */
export interface BadBonesHeldOut {
  event: "HeldOut";
  rounds: number;
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

/** In a forecast: the points a kingdom has once everybody has walked. */
export interface BadBonesPointsAhead {
  event: "PointsAhead";
  seat: number;
  points: number;
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
  | BadBonesHeldOut
  | BadBonesGameEnded
  | BadBonesChoiceAhead
  | BadBonesPointsAhead;

/** Buy something on the market. */
export interface BadBonesBuyAnswer {
  verb: "buy";
  item: string;
  carrier: string;
}

/** Buy nothing more. */
export interface BadBonesPassAnswer {
  verb: "pass";
}

/** The hero starts on a tower. */
export interface BadBonesStartAnswer {
  verb: "start";
  square: string;
}

/** The hero goes to a square. */
export interface BadBonesGoAnswer {
  verb: "go";
  square: string;
}

/** Put a trap from the supply on a square. */
export interface BadBonesPlaceAnswer {
  verb: "place";
  item: string;
  turn: "slash" | "backslash" | "white" | "black" | "none";
  square: string;
}

/** Take the trap on a square back. */
export interface BadBonesTakeAnswer {
  verb: "take";
  item: string;
  square: string;
}

/** Leave the traps as they are. */
export interface BadBonesNothingAnswer {
  verb: "nothing";
}

/** Crossbow: this skeleton dies. */
export interface BadBonesShootAnswer {
  verb: "shoot";
  square: string;
  facing: "up" | "right" | "down" | "left";
  colour: string;
  side: string;
  chief: string;
}

/** Ice staff: all on a square miss their next move. */
export interface BadBonesFreezeAnswer {
  verb: "freeze";
  square: string;
}

/** Teleport staff: the hero is there at once. */
export interface BadBonesTeleportAnswer {
  verb: "teleport";
  square: string;
}

/** Two-handed sword: the hero moves once more. */
export interface BadBonesChargeAnswer {
  verb: "charge";
  square: string;
}

/** Battle axe: a colour dies on the squares beside the hero. */
export interface BadBonesSwingAnswer {
  verb: "swing";
  colour: string;
}

/** Morning star: a stack goes to another square. */
export interface BadBonesShiftAnswer {
  verb: "shift";
  square: string;
  to: string;
}

/** Rapier: those on a square are turned, one by one. */
export interface BadBonesParryAnswer {
  verb: "parry";
  square: string;
}

/** Keep the weapon for later. */
export interface BadBonesSheatheAnswer {
  verb: "sheathe";
}

/** The rapier turns a skeleton this way. */
export interface BadBonesTurnAnswer {
  verb: "turn";
  square: string;
  way: "up" | "right" | "down" | "left";
}

/** A dragon chases this way. */
export interface BadBonesChaseAnswer {
  verb: "chase";
  square: string;
  way: "up" | "right" | "down" | "left";
}

/** Send skeletons to a player: by catapult, by hearse, over the edge or with the death staff. */
export interface BadBonesSendAnswer {
  verb: "send";
  banner: string;
}

/** This skeleton moves next. */
export interface BadBonesWalkAnswer {
  verb: "walk";
  place: string;
  slot: string;
  facing: "up" | "right" | "down" | "left";
  colour: string;
  side: string;
  chief: string;
}

/** The rest move as they stand. */
export interface BadBonesRestAnswer {
  verb: "rest";
}

/** This skeleton of a group enters first. */
export interface BadBonesEnterAnswer {
  verb: "enter";
  colour: string;
  side: string;
  chief: string;
}

/** A dragon that landed chases this skeleton first. */
export interface BadBonesDriveOffAnswer {
  verb: "drive_off";
  facing: "up" | "right" | "down" | "left";
  colour: string;
  side: string;
  chief: string;
}

/** Go on for a heroic win. */
export interface BadBonesFightOnAnswer {
  verb: "fight_on";
}

/** Keep the plain win. */
export interface BadBonesStopAnswer {
  verb: "stop";
}

export type BadBonesAnswer =
  | BadBonesBuyAnswer
  | BadBonesPassAnswer
  | BadBonesStartAnswer
  | BadBonesGoAnswer
  | BadBonesPlaceAnswer
  | BadBonesTakeAnswer
  | BadBonesNothingAnswer
  | BadBonesShootAnswer
  | BadBonesFreezeAnswer
  | BadBonesTeleportAnswer
  | BadBonesChargeAnswer
  | BadBonesSwingAnswer
  | BadBonesShiftAnswer
  | BadBonesParryAnswer
  | BadBonesSheatheAnswer
  | BadBonesTurnAnswer
  | BadBonesChaseAnswer
  | BadBonesSendAnswer
  | BadBonesWalkAnswer
  | BadBonesRestAnswer
  | BadBonesEnterAnswer
  | BadBonesDriveOffAnswer
  | BadBonesFightOnAnswer
  | BadBonesStopAnswer;

export type BadBonesKind =
  | "buy"
  | "choose_aim"
  | "choose_chased"
  | "choose_entrant"
  | "choose_exit"
  | "choose_hearse"
  | "choose_next"
  | "choose_target"
  | "choose_tower"
  | "choose_trap"
  | "move_hero"
  | "offer_heroic"
  | "turn_bone"
  | "use_weapon";

/** What happens at the start of a gearloc's next turn. */
export interface AheadView {
  harm: number;
  heal: number;
  hp: number;
}

/** What an attack may do to one target, as things stand. */
export interface BlowView {
  unit: number;
  swords: number;
  off: number;
  least: number;
  most: number;
  hp: number;
  ko: number;
}

/** A die with what it shows. */
export interface ShownDieView {
  die: string;
  skill: Words | null;
  icon: string;
  name: Words;
  value: number;
  also: string;
  also_value: number;
  aim: string;
}

/** A skill die of a gearloc: where it is, and what it shows if it is a counter that stays on the mat. */
export interface SkillView {
  die: string;
  number: number;
  name: Words;
  text: Words;
  line: Words;
  where: string;
  counter: boolean;
  shows: number;
  consumable: boolean;
  within: boolean;
}

/** An effect die. */
export interface EffectView {
  effect: string;
  value: number;
}

/** A stat: printed and trained, whether its die is set aside, and what it is worth now. */
export interface StatView {
  stat: string;
  printed: number;
  trained: number;
  aside: boolean;
  now: number;
  chance: number;
}

/** A line of a backup plan. */
export interface AbilityView {
  bones: number;
  key: string;
  name: Words;
  text: Words;
}

/** One of the party with its mat. */
export interface GearlocView {
  unit: number;
  key: string;
  name: Words;
  role: Words;
  ranged: boolean;
  where: string;
  square: string;
  hp: number;
  max: number;
  buff: number;
  shields: number;
  stats: StatView[];
  effects: EffectView[];
  active: ShownDieView[];
  active_slots: number;
  locked: ShownDieView[];
  locked_slots: number;
  plan: ShownDieView[];
  bones: number;
  plan_slots: number;
  abilities: AbilityView[];
  skills: SkillView[];
  innate: Words;
  innate_text: Words;
  innate_plus: boolean;
  deciding: boolean;
  ahead: AheadView;
}

/** A skill of a baddie; for bones, how many it takes. */
export interface TraitView {
  skill: string;
  name: Words;
  text: Words;
  value: number;
  bones: number;
  moment: string;
}

/** What a baddie would do if its turn began now. */
export interface IntentionView {
  stunned: boolean;
  targets: number[];
  squares: string[];
  ways: string[][];
  reaches: boolean;
  attack: number;
  blows: BlowView[];
  effects: EffectView[];
  defense: number;
  tyrant_die: boolean;
  skills: TraitView[];
  for_bones: TraitView[];
  tied: boolean;
}

/** A baddie, a tyrant, or an object that a card calls an enemy. */
export interface BaddieView {
  unit: number;
  key: string;
  name: Words;
  tyrant: boolean;
  points: number;
  type: string;
  type_name: Words | null;
  lane: number;
  square: string;
  hp: number;
  max: number;
  shields: number[];
  attack: number;
  defense: number;
  initiative: number;
  ranged: boolean;
  strongest: boolean;
  targets: number;
  diagonal: boolean;
  traits: TraitView[];
  effects: EffectView[];
  dice: ShownDieView[];
  silver: boolean;
  risen: boolean;
  proposed: string[];
  intention: IntentionView | null;
}

/** Something with a name and a text: an icon, an effect, a skill of baddies, a face of a tyrant's die. */
export interface PieceView {
  key: string;
  name: Words;
  text: Words;
}

/** One face of a die: an icon with its number, and perhaps a second icon that comes with it. */
export interface FaceView {
  icon: string;
  value: number;
  also: string;
  also_value: number;
}

/** A skill die: its words, its faces, and the dice that lead to it, of which one is enough. */
export interface SkillDieView {
  die: string;
  gearloc: string;
  number: number;
  name: Words;
  text: Words;
  profession: string;
  line: Words;
  faces: FaceView[];
  star: boolean;
  starting: boolean;
  consumable: boolean;
  counter: boolean;
  needs: string[];
  proposed: boolean;
}

/** A gearloc as its sheet prints it. */
export interface SheetView {
  key: string;
  name: Words;
  role: Words;
  ranged: boolean;
  difficulty: number;
  difficulty_solo: number;
  health: number;
  dex: number;
  attack: number;
  defense: number;
  initiative: number[];
  innate: Words;
  innate_text: Words;
  innate_plus: Words;
  innate_plus_text: Words;
  plan: AbilityView[];
  proposed: string[];
}

/** A baddie as its chip prints it. */
export interface ChipView {
  key: string;
  name: Words;
  tyrant: boolean;
  points: number;
  type: string;
  type_name: Words;
  hp: number;
  initiative: number;
  attack: number;
  defense: number;
  ranged: boolean;
  strongest: boolean;
  targets: number;
  diagonal: boolean;
  adds: number;
  traits: TraitView[];
  proposed: string[];
}

/** A tyrant's card and die. */
export interface TyrantView {
  key: string;
  name: Words;
  line: Words;
  setup: Words;
  rules: Words | null;
  days: number;
  progress: number;
  types: string[];
  faces: FaceView[];
  proposed: boolean;
}

/** What an encounter gives; training is for each gearloc. */
export interface RewardsView {
  progress: number;
  training: number;
  loot_each: number;
  loot_shared: number;
  trove_each: number;
  trove_shared: number;
}

/** A card of the encounter deck by its title; what it says is read when it is drawn. */
export interface CardView {
  key: string;
  deck: string;
  title: Words;
  ways: Words[];
}

/** A card of loot or trove. */
export interface LootView {
  key: string;
  name: Words;
  text: Words;
  when: string;
  uses: number;
  heavy: boolean;
  locks: string[];
  extension: number;
  once: string;
  chips: number;
}

/** What a mode gives everybody before day 1, and whether a KO leaves the Locked slots alone. */
export interface ModeView {
  mode: string;
  health: number;
  training: number;
  keeps_locked: boolean;
}

/** All pieces by kind. */
export interface BoxView {
  icons: PieceView[];
  effects: PieceView[];
  traits: PieceView[];
  tyrant_faces: PieceView[];
  types: PieceView[];
  white: Record<string, FaceView[]>;
  dice: SkillDieView[];
  sheets: SheetView[];
  chips: ChipView[];
  tyrants: TyrantView[];
  encounters: CardView[];
  loot: LootView[];
  lock_dice: Record<string, string[]>;
  modes: ModeView[];
}

/** An action die of an attempt. */
export interface LockDieView {
  die: string;
  letter: string;
  value: number;
  saved: boolean;
}

/** An attempt at a row of locks. */
export interface PickingView {
  unit: number;
  trove: boolean;
  locks: string[];
  opened: number;
  easier: number;
  dice: LockDieView[];
  intuition: string;
  again: boolean;
}

/** A die of a game of darts: in hand, or lying with what it shows. */
export interface DartDieView {
  kind: string;
  lies: boolean;
  bones: boolean;
  effect: string;
  value: number;
}

/** A game of Deadly Darts: the gearloc, then the opponent. */
export interface DartsView {
  unit: number;
  turn: number;
  own: boolean;
  hp: number[];
  dice: DartDieView[][];
  stunned: boolean;
}

/** The battle a choice brings: points with the card's changes, and extra chips. */
export interface FacedView {
  points: number;
  change: number;
  chips: number[];
}

/** One choice of the card of the day. */
export interface ChoiceView {
  key: string;
  label: Words;
  text: Words;
  battle: boolean;
  rewards: RewardsView;
  gives: Words | null;
  fruitless: boolean;
  open: boolean;
  faces: FacedView | null;
}

/** A card of the encounter deck. */
export interface EncounterView {
  key: string;
  deck: string;
  title: Words;
  premise: Words;
  ways: ChoiceView[];
  rewards: RewardsView;
  taken: string;
  proposed: boolean;
}

/** A stack of chips; what was scouted lies face up. */
export interface StackView {
  points: number;
  count: number;
  top: string;
}

/** A card in a bag. */
export interface HeldView {
  key: string;
  name: Words | null;
  text: Words | null;
  locks: string[];
  row: string[];
  left: number;
  spaces: number;
}

/** What a gearloc carries, and its training points. */
export interface BagView {
  unit: number;
  cards: HeldView[];
  points: number;
  chores: string[];
}

/** An adventure beside the mat. */
export interface AdventureView {
  tyrant: string;
  name: Words;
  phase: string;
  leader: number;
  day: number;
  days: number;
  progress: number;
  needed: number;
  deck: number;
  next: string;
  ahead: Words | null;
  today: EncounterView | null;
  kept: string[];
  bags: BagView[];
  piles: Record<string, number>;
  stacks: StackView[];
  scouted: string;
  types: string[];
  picking: PickingView | null;
  darts: DartsView | null;
}

/** A chip in the queue; face down it shows only its points. */
export interface QueuedView {
  key: string;
  name: Words | null;
  points: number;
}

/** A place on the initiative meter. */
export interface MeterView {
  unit: number;
  acted: boolean;
  initiative: number;
}

/** Whose turn it is and what was done in it. */
export interface TurnView {
  unit: number;
  target: number;
  dex: number;
  chosen: ShownDieView[];
  roll: ShownDieView[];
  planned: boolean;
}

/** The last roll of the day: who rolled, and what the dice showed. */
export interface RollView {
  unit: number;
  dice: ShownDieView[];
}

/** The table. */
export interface TooManyBonesView {
  fighting: boolean;
  round: number;
  fatigue_from: number;
  mode: string;
  mat: Record<string, number>;
  party: GearlocView[];
  baddies: BaddieView[];
  meter: MeterView[];
  queue: QueuedView[];
  stacks: number[];
  defeated: string[];
  turn: TurnView;
  last_roll: RollView | null;
  ending: string;
  adventure: AdventureView | null;
}

/** A unit in an event: its number on the mat and what it is. */
export interface WhoView {
  unit: number;
  key: string;
}

/** The round die turns; from round 6 on everybody tires. */
export interface TooManyBonesRoundBegan {
  event: "RoundBegan";
  round: number;
}

/** Somebody's turn. */
export interface TooManyBonesTurnBegan {
  event: "TurnBegan";
  who: WhoView;
}

/** Something at the start of a turn; `start` is one of `picks.STARTS`. */
export interface TooManyBonesStartWorked {
  event: "StartWorked";
  who: WhoView;
  start: string;
}

/** Somebody is stunned and does nothing. */
export interface TooManyBonesTurnLost {
  event: "TurnLost";
  who: WhoView;
}

/** Somebody comes onto the mat. */
export interface TooManyBonesEntered {
  event: "Entered";
  who: WhoView;
  cell: string;
}

/** Somebody leaves the mat undefeated, for the queue or for a while. */
export interface TooManyBonesLeft {
  event: "Left";
  who: WhoView;
  queue: boolean;
}

/** A chip joins the queue. */
export interface TooManyBonesQueued {
  event: "Queued";
  chip: string;
  points: number;
  top: boolean;
}

/** Somebody takes a place on the meter. */
export interface TooManyBonesInitiativeSet {
  event: "InitiativeSet";
  who: WhoView;
  value: number;
}

/** Somebody goes up (negative) or down the meter. */
export interface TooManyBonesMeterMoved {
  event: "MeterMoved";
  who: WhoView;
  places: number;
}

/** Somebody goes, is pushed or changes places; `how` is one word of a closed list. */
export interface TooManyBonesMoved {
  event: "Moved";
  who: WhoView;
  origin: string;
  cell: string;
  how: string;
  path: string[];
}

/** Somebody has chosen whom to attack. */
export interface TooManyBonesTargeted {
  event: "Targeted";
  who: WhoView;
  target: WhoView;
}

/** A baddie is not close enough to its target to attack it. */
export interface TooManyBonesOutOfReach {
  event: "OutOfReach";
  who: WhoView;
  target: WhoView;
}

/** A baddie finds nobody to attack. */
export interface TooManyBonesNoTarget {
  event: "NoTarget";
  who: WhoView;
}

/** Dice are rolled; `dice` are the rolled dice. */
export interface TooManyBonesRolled {
  event: "Rolled";
  who: WhoView;
  dice: ShownDieView[];
  use: string;
}

/** Dice are rerolled. */
export interface TooManyBonesRerolled {
  event: "Rerolled";
  who: WhoView;
  dice: ShownDieView[];
  use: string;
}

/** The tyrant die shows a face. */
export interface TooManyBonesTyrantRolled {
  event: "TyrantRolled";
  who: WhoView;
  face: string;
}

/** A skill of a baddie works. */
export interface TooManyBonesSkillUsed {
  event: "SkillUsed";
  who: WhoView;
  trait: string;
  value: number;
}

/** A defense die is kept. */
export interface TooManyBonesShielded {
  event: "Shielded";
  who: WhoView;
  value: number;
  locked: boolean;
}

/** An attack or skill misses somebody. `die` is the skill die that made it miss. */
export interface TooManyBonesAvoided {
  event: "Avoided";
  who: WhoView;
  die: string;
}

/** Somebody steps in for another. */
export interface TooManyBonesRedirected {
  event: "Redirected";
  who: WhoView;
  to: WhoView;
}

/** Damage without effect, because the unit cannot lose HP this way. */
export interface TooManyBonesUnharmed {
  event: "Unharmed";
  who: WhoView;
  amount: number;
}

/** Damage with its whole arithmetic: `amount` is dealt, some is prevented, `lost` HP are lost, `hp` are left. */
export interface TooManyBonesHurt {
  event: "Hurt";
  who: WhoView;
  amount: number;
  flat: number;
  blocked: number;
  buffed: number;
  capped: number;
  lost: number;
  hp: number;
  true: boolean;
  by: WhoView;
}

/** HP are lost without damage; `why` is one word of a closed list. */
export interface TooManyBonesLostHp {
  event: "LostHp";
  who: WhoView;
  amount: number;
  hp: number;
  why: string;
}

/** Somebody regains HP. */
export interface TooManyBonesHealed {
  event: "Healed";
  who: WhoView;
  amount: number;
  hp: number;
}

/** Somebody has Buff HP. */
export interface TooManyBonesBuffed {
  event: "Buffed";
  who: WhoView;
  buff: number;
}

/** An effect die is put on somebody. */
export interface TooManyBonesEffectPut {
  event: "EffectPut";
  who: WhoView;
  effect: string;
  value: number;
}

/** An effect die comes off. */
export interface TooManyBonesEffectEnded {
  event: "EffectEnded";
  who: WhoView;
  effect: string;
}

/** A skill die goes into a slot or onto a baddie; `place` is one word of a closed list. */
export interface TooManyBonesDiePlaced {
  event: "DiePlaced";
  who: WhoView;
  rolled_die: ShownDieView;
  on: WhoView;
  place: string;
}

/** A face is used. */
export interface TooManyBonesDieUsed {
  event: "DieUsed";
  who: WhoView;
  rolled_die: ShownDieView;
}

/** A counter or countdown shows another number. */
export interface TooManyBonesDieTurned {
  event: "DieTurned";
  who: WhoView;
  rolled_die: ShownDieView;
}

/** A die is out until the next battle. */
export interface TooManyBonesDieExhausted {
  event: "DieExhausted";
  who: WhoView;
  die: string;
}

/** White dice are exhausted: a stat is lower until the battle ends. */
export interface TooManyBonesDiceSpent {
  event: "DiceSpent";
  who: WhoView;
  stat: string;
  count: number;
}

/** Bones go into the backup plan. */
export interface TooManyBonesBonesKept {
  event: "BonesKept";
  who: WhoView;
  bones: number;
  total: number;
}

/** Bones beyond the fifth are lost. */
export interface TooManyBonesBonesLost {
  event: "BonesLost";
  who: WhoView;
  bones: number;
}

/** An ability of the backup plan is paid for. */
export interface TooManyBonesPlanUsed {
  event: "PlanUsed";
  who: WhoView;
  cost: number;
}

/** A stat die goes up for good. */
export interface TooManyBonesStatRaised {
  event: "StatRaised";
  who: WhoView;
  stat: string;
  value: number;
}

/** A training attempt in the middle of a battle shows bones. */
export interface TooManyBonesTrainingFailed {
  event: "TrainingFailed";
  who: WhoView;
  stat: string;
}

/** A stat die is out for the rest of the battle (Limit). */
export interface TooManyBonesStatSetAside {
  event: "StatSetAside";
  who: WhoView;
  stat: string;
}

/** A gearloc has lost its last HP. */
export interface TooManyBonesKnockedOut {
  event: "KnockedOut";
  who: WhoView;
}

/** A gearloc is back on its feet, at once or from the end of the round on. */
export interface TooManyBonesRevived {
  event: "Revived";
  who: WhoView;
  hp: number;
}

/** A baddie has lost its last HP; `rises` if it comes back (Undead). */
export interface TooManyBonesDefeated {
  event: "Defeated";
  who: WhoView;
  by: WhoView;
  rises: boolean;
}

/** The party has won the battle. */
export interface TooManyBonesBattleWon {
  event: "BattleWon";
  round: number;
}

/** The party has lost the battle; `why` is one word of a closed list. */
export interface TooManyBonesBattleLost {
  event: "BattleLost";
  round: number;
  why: string;
}

/** The day counter goes up. */
export interface TooManyBonesDayBegan {
  event: "DayBegan";
  day: number;
  left: number;
}

/** An encounter is turned up. */
export interface TooManyBonesEncounterDrawn {
  event: "EncounterDrawn";
  encounter: string;
}

/** The party goes to meet the tyrant. */
export interface TooManyBonesTyrantChallenged {
  event: "TyrantChallenged";
  chip: string;
}

/** The party has chosen how to meet the encounter; `instead` if it had to. */
export interface TooManyBonesChoiceTaken {
  event: "ChoiceTaken";
  encounter: string;
  choice: number;
  instead: boolean;
}

/** The encounter is over. */
export interface TooManyBonesEncounterEnded {
  event: "EncounterEnded";
  encounter: string;
  success: boolean;
}

/** A card goes into the encounter deck. */
export interface TooManyBonesEncounterShuffledIn {
  event: "EncounterShuffledIn";
  encounter: string;
}

/** A card goes under the tyrant's. */
export interface TooManyBonesProgressMade {
  event: "ProgressMade";
  points: number;
  progress: number;
}

/** A card goes into a bag. */
export interface TooManyBonesLootGained {
  event: "LootGained";
  who: WhoView;
  seen_card: string;
}

/** A card leaves a bag. */
export interface TooManyBonesLootDiscarded {
  event: "LootDiscarded";
  who: WhoView;
  seen_card: string;
}

/** The last lock of a trove card is open. */
export interface TooManyBonesTroveOpened {
  event: "TroveOpened";
  who: WhoView;
  card: string;
}

/** A card does what it says. */
export interface TooManyBonesLootUsed {
  event: "LootUsed";
  who: WhoView;
  card: string;
}

/** A card changes hands. */
export interface TooManyBonesLootGiven {
  event: "LootGiven";
  who: WhoView;
  seen_card: string;
  to: WhoView;
}

/** Training points to spend. */
export interface TooManyBonesPointsGained {
  event: "PointsGained";
  who: WhoView;
  points: number;
}

/** A chip is put on the tyrant card (tyrant-mulmesh-1). */
export interface TooManyBonesChipStored {
  event: "ChipStored";
  chip: string;
}

/** A stat die goes down for good. */
export interface TooManyBonesStatLowered {
  event: "StatLowered";
  who: WhoView;
  stat: string;
  value: number;
}

/** A skill die comes out of the tray. */
export interface TooManyBonesSkillTrained {
  event: "SkillTrained";
  who: WhoView;
  die: string;
}

/** Somebody spends the recovery resting. */
export interface TooManyBonesRested {
  event: "Rested";
  who: WhoView;
  hp: number;
}

/** Somebody else answers for the party from now on. */
export interface TooManyBonesLeaderChanged {
  event: "LeaderChanged";
  who: WhoView;
}

/** A chip of a stack is turned up. */
export interface TooManyBonesChipScouted {
  event: "ChipScouted";
  who: WhoView;
  chip: string;
  bottom: boolean;
}

/** A six-sided die for somebody, or for the party with NOBODY. */
export interface TooManyBonesDieRolled {
  event: "DieRolled";
  who: WhoView;
  shown: number;
}

/** The tyrant has fallen, or the days are over. */
export interface TooManyBonesAdventureEnded {
  event: "AdventureEnded";
  won: boolean;
  day: number;
}

/** A chip of the defeated pile goes onto a card. */
export interface TooManyBonesChipLaid {
  event: "ChipLaid";
  who: WhoView;
  card: string;
  chip: string;
}

/** HP chips are taken off a card; `left` remain. */
export interface TooManyBonesChipsLeft {
  event: "ChipsLeft";
  who: WhoView;
  card: string;
  left: number;
}

/** A battle has fewer baddie points. */
export interface TooManyBonesPointsLowered {
  event: "PointsLowered";
  who: WhoView;
  points: number;
}

/** A chip that would have started in a lane goes back on top of the queue. */
export interface TooManyBonesBaddieDelayed {
  event: "BaddieDelayed";
  chip: string;
  lane: number;
}

/** An effect die is not put on somebody. */
export interface TooManyBonesEffectAvoided {
  event: "EffectAvoided";
  who: WhoView;
  effect: string;
  value: number;
}

/** A defense die changes its owner. */
export interface TooManyBonesShieldTaken {
  event: "ShieldTaken";
  who: WhoView;
  target: WhoView;
  value: number;
}

/** An exhausted die comes back; its owner is `to`. */
export interface TooManyBonesDieRestored {
  event: "DieRestored";
  who: WhoView;
  die: string;
  to: WhoView;
}

/** A card makes an action die count more. */
export interface TooManyBonesLockDieRaised {
  event: "LockDieRaised";
  who: WhoView;
  lock_die: string;
}

/** A card rolls an action die again. */
export interface TooManyBonesLockDieRerolled {
  event: "LockDieRerolled";
  who: WhoView;
  lock_die: string;
}

/** Of two drawn encounters, the one not chosen goes under the deck. */
export interface TooManyBonesEncounterPutUnder {
  event: "EncounterPutUnder";
  encounter: string;
}

/** The lockpicking dice are thrown for a lock. */
export interface TooManyBonesLockRolled {
  event: "LockRolled";
  who: WhoView;
  lock: string;
  lock_dice: string[];
  intuition: string;
}

/** Intuition throws an action die again, and the intuition die with it. */
export interface TooManyBonesLockRerolled {
  event: "LockRerolled";
  who: WhoView;
  lock_die: string;
  intuition: string;
}

/** An action die counts as another letter. */
export interface TooManyBonesLockDieConverted {
  event: "LockDieConverted";
  who: WhoView;
  lock_die: string;
}

/** An action die counts 1 more and will stay. */
export interface TooManyBonesLockDieSaved {
  event: "LockDieSaved";
  who: WhoView;
  lock_die: string;
}

/** A lock opens, by these dice or by none. */
export interface TooManyBonesLockOpened {
  event: "LockOpened";
  who: WhoView;
  lock: string;
  lock_dice: string[];
}

/** A lock stays shut; `again` if it is tried a second time. */
export interface TooManyBonesLockHeld {
  event: "LockHeld";
  who: WhoView;
  lock: string;
  again: boolean;
}

/** The attempt is over. `opened` counts all open locks, those from before included. */
export interface TooManyBonesLocksOpened {
  event: "LocksOpened";
  who: WhoView;
  opened: number;
}

/** The gearloc has taken its three dice; `kinds` are attack, defense or status. */
export interface TooManyBonesDartsChosen {
  event: "DartsChosen";
  who: WhoView;
  kinds: string[];
}

/** One side's turn. */
export interface TooManyBonesDartsTurnBegan {
  event: "DartsTurnBegan";
  who: WhoView;
  foe: boolean;
  turn: number;
}

/** One side is stunned and does not throw. */
export interface TooManyBonesDartsTurnLost {
  event: "DartsTurnLost";
  who: WhoView;
  foe: boolean;
}

/** One side throws its dice. */
export interface TooManyBonesDartsThrown {
  event: "DartsThrown";
  who: WhoView;
  foe: boolean;
  darts: string[];
}

/** A defense die lies on its owner's stack. */
export interface TooManyBonesDartsShielded {
  event: "DartsShielded";
  who: WhoView;
  foe: boolean;
  value: number;
}

/** A status die lies on one side's stack. */
export interface TooManyBonesDartsEffectPut {
  event: "DartsEffectPut";
  who: WhoView;
  foe: boolean;
  effect: string;
  value: number;
}

/** One side is hurt: `amount` is dealt, shields block some, `lost` HP are lost, `hp` are left. */
export interface TooManyBonesDartsHurt {
  event: "DartsHurt";
  who: WhoView;
  foe: boolean;
  amount: number;
  blocked: number;
  lost: number;
  hp: number;
  true: boolean;
}

/** Bones take a die off one side's stack; it goes back to its owner. */
export interface TooManyBonesDartsDieRemoved {
  event: "DartsDieRemoved";
  who: WhoView;
  foe: boolean;
  dart: string;
}

/** Bones stun the opponent until the gearloc's next turn. */
export interface TooManyBonesDartsStunned {
  event: "DartsStunned";
  who: WhoView;
}

/** The game is over; `how` is one word of a closed list. */
export interface TooManyBonesDartsEnded {
  event: "DartsEnded";
  who: WhoView;
  won: boolean;
  how: string;
}

/** A gearloc strikes the barrel whose turn it is; with nothing left it is broken. */
export interface TooManyBonesBarrelHit {
  event: "BarrelHit";
  who: WhoView;
  number: number;
  amount: number;
  left: number;
}

/** A lantern burns with this brightness. */
export interface TooManyBonesLanternSeen {
  event: "LanternSeen";
  value: number;
}

/** A gearloc has rolled against its lantern. */
export interface TooManyBonesLanternTried {
  event: "LanternTried";
  who: WhoView;
  value: number;
  rolled: number;
  out: boolean;
}

/** A stack of critters runs to another. */
export interface TooManyBonesCrittersJoined {
  event: "CrittersJoined";
  origin: string;
  cell: string;
  hp: number;
}

/** A stack of critters leaves without a reward. */
export interface TooManyBonesCrittersGone {
  event: "CrittersGone";
  cell: string;
  hp: number;
}

/** A gearloc has caught a whole stack. */
export interface TooManyBonesCrittersCaught {
  event: "CrittersCaught";
  who: WhoView;
  cell: string;
  hp: number;
}

/** A stack of rubble is placed. */
export interface TooManyBonesRubblePlaced {
  event: "RubblePlaced";
  cell: string;
  hp: number;
}

/** A grenade explodes: full damage where it lands, half of it around. */
export interface TooManyBonesGrenadeThrown {
  event: "GrenadeThrown";
  who: WhoView;
  cell: string;
  amount: number;
}

/** Rubble is struck; with nothing left it is gone. */
export interface TooManyBonesRubbleHit {
  event: "RubbleHit";
  cell: string;
  amount: number;
  left: number;
}

export type TooManyBonesEvent =
  | TooManyBonesRoundBegan
  | TooManyBonesTurnBegan
  | TooManyBonesStartWorked
  | TooManyBonesTurnLost
  | TooManyBonesEntered
  | TooManyBonesLeft
  | TooManyBonesQueued
  | TooManyBonesInitiativeSet
  | TooManyBonesMeterMoved
  | TooManyBonesMoved
  | TooManyBonesTargeted
  | TooManyBonesOutOfReach
  | TooManyBonesNoTarget
  | TooManyBonesRolled
  | TooManyBonesRerolled
  | TooManyBonesTyrantRolled
  | TooManyBonesSkillUsed
  | TooManyBonesShielded
  | TooManyBonesAvoided
  | TooManyBonesRedirected
  | TooManyBonesUnharmed
  | TooManyBonesHurt
  | TooManyBonesLostHp
  | TooManyBonesHealed
  | TooManyBonesBuffed
  | TooManyBonesEffectPut
  | TooManyBonesEffectEnded
  | TooManyBonesDiePlaced
  | TooManyBonesDieUsed
  | TooManyBonesDieTurned
  | TooManyBonesDieExhausted
  | TooManyBonesDiceSpent
  | TooManyBonesBonesKept
  | TooManyBonesBonesLost
  | TooManyBonesPlanUsed
  | TooManyBonesStatRaised
  | TooManyBonesTrainingFailed
  | TooManyBonesStatSetAside
  | TooManyBonesKnockedOut
  | TooManyBonesRevived
  | TooManyBonesDefeated
  | TooManyBonesBattleWon
  | TooManyBonesBattleLost
  | TooManyBonesDayBegan
  | TooManyBonesEncounterDrawn
  | TooManyBonesTyrantChallenged
  | TooManyBonesChoiceTaken
  | TooManyBonesEncounterEnded
  | TooManyBonesEncounterShuffledIn
  | TooManyBonesProgressMade
  | TooManyBonesLootGained
  | TooManyBonesLootDiscarded
  | TooManyBonesTroveOpened
  | TooManyBonesLootUsed
  | TooManyBonesLootGiven
  | TooManyBonesPointsGained
  | TooManyBonesChipStored
  | TooManyBonesStatLowered
  | TooManyBonesSkillTrained
  | TooManyBonesRested
  | TooManyBonesLeaderChanged
  | TooManyBonesChipScouted
  | TooManyBonesDieRolled
  | TooManyBonesAdventureEnded
  | TooManyBonesChipLaid
  | TooManyBonesChipsLeft
  | TooManyBonesPointsLowered
  | TooManyBonesBaddieDelayed
  | TooManyBonesEffectAvoided
  | TooManyBonesShieldTaken
  | TooManyBonesDieRestored
  | TooManyBonesLockDieRaised
  | TooManyBonesLockDieRerolled
  | TooManyBonesEncounterPutUnder
  | TooManyBonesLockRolled
  | TooManyBonesLockRerolled
  | TooManyBonesLockDieConverted
  | TooManyBonesLockDieSaved
  | TooManyBonesLockOpened
  | TooManyBonesLockHeld
  | TooManyBonesLocksOpened
  | TooManyBonesDartsChosen
  | TooManyBonesDartsTurnBegan
  | TooManyBonesDartsTurnLost
  | TooManyBonesDartsThrown
  | TooManyBonesDartsShielded
  | TooManyBonesDartsEffectPut
  | TooManyBonesDartsHurt
  | TooManyBonesDartsDieRemoved
  | TooManyBonesDartsStunned
  | TooManyBonesDartsEnded
  | TooManyBonesBarrelHit
  | TooManyBonesLanternSeen
  | TooManyBonesLanternTried
  | TooManyBonesCrittersJoined
  | TooManyBonesCrittersGone
  | TooManyBonesCrittersCaught
  | TooManyBonesRubblePlaced
  | TooManyBonesGrenadeThrown
  | TooManyBonesRubbleHit;

/** An answer that says everything by its verb. */
export interface TooManyBonesPlainAnswer {
  verb: "stay" | "no_target" | "roll" | "done" | "yes" | "no" | "draw" | "challenge" | "sleep" | "scout" | "bottom";
}

/** Move to a position. */
export interface TooManyBonesMoveAnswer {
  verb: "move";
  square: string;
  dex: number;
}

/** Target whoever stands on a position. */
export interface TooManyBonesTargetAnswer {
  verb: "target";
  square: string;
  throne: boolean;
}

/** Aim a grenade at a position. */
export interface TooManyBonesAimAnswer {
  verb: "aim";
  square: string;
}

/** Do something with a die. */
export interface TooManyBonesDieAnswer {
  verb: "add" | "use" | "place" | "lock" | "put" | "gain" | "learn";
  die: string;
  aim: string;
}

/** Do something with a die by what it shows. */
export interface TooManyBonesRolledAnswer {
  verb: "keep" | "clear" | "unlock" | "reroll" | "remove" | "turn";
  die: string;
  value: number;
  bones: boolean;
  aim: string;
}

/** Strike the target with swords. What comes off the damage is listed in its order. */
export interface TooManyBonesHitAnswer {
  verb: "hit";
  ones: number;
  twos: number;
  swords: number;
  flat: number;
  blocked: number;
  buffed: number;
  capped: number;
  damage: number;
  hp: number;
}

/** Take a shield into an active or a locked slot. */
export interface TooManyBonesShieldAnswer {
  verb: "shield" | "lock_shield";
  value: number;
}

/** Use an ability of the backup plan. */
export interface TooManyBonesPlanAnswer {
  verb: "plan";
  bones: number;
  aim: string;
}

/** Do something that may be done at any time in a turn. */
export interface TooManyBonesActAnswer {
  verb: "act";
  act: "make-grenade" | "axe" | "body-count" | "rage" | "advance" | "execute" | "switch" | "rush" | "step" | "double-switch" | "double-rush" | "heal-assist" | "reroll-heal" | "reroll-buff";
  aim: string;
}

/** Choose a unit or a position. */
export interface TooManyBonesAtAnswer {
  verb: "at";
  aim: string;
}

/** Say who is first, or who leads; nobody in particular without an aim. */
export interface TooManyBonesFirstAnswer {
  verb: "first";
  aim: string;
}

/** Choose the next effect at the start of a turn, or the next skill of a baddie. */
export interface TooManyBonesNextAnswer {
  verb: "next";
  start: string;
}

/** Say what the defense dice show after a hit. */
export interface TooManyBonesSoakAnswer {
  verb: "soak";
  values: number[];
}

/** Train a stat, or lose a die of it. */
export interface TooManyBonesStatAnswer {
  verb: "lose" | "train";
  stat: "health" | "dex" | "attack" | "defense";
  aim: string;
}

/** Take a choice of the encounter. */
export interface TooManyBonesChooseAnswer {
  verb: "choose";
  choice: number;
  letter: string;
}

/** Do something with a card of loot or trove. */
export interface TooManyBonesCardAnswer {
  verb: "card" | "give" | "drop" | "play" | "search" | "pick";
  card: string;
  locks: string[];
  which: number;
  aim: string;
}

/** Choose a stack of chips. */
export interface TooManyBonesStackAnswer {
  verb: "stack";
  points: number;
}

/** Say a number, or what it stands for. */
export interface TooManyBonesSayAnswer {
  verb: "say";
  value: number;
  encounter: string;
  chip: string;
  aim: string;
}

/** Use no intuition, or leave the lock closed. */
export interface TooManyBonesLockPlainAnswer {
  verb: "lock_nothing" | "lock_leave";
}

/** Do something with one action die. */
export interface TooManyBonesLockDieAnswer {
  verb: "lock_reroll" | "lock_convert" | "lock_save" | "lock_raise";
  die: string;
  place: number;
}

/** Open a lock with some dice. */
export interface TooManyBonesLockOpenAnswer {
  verb: "lock_open";
  places: number[];
  total: number;
}

/** Spend bones on the opponent, or stop. */
export interface TooManyBonesDartsPlainAnswer {
  verb: "darts_done" | "darts_stun" | "darts_knock_out";
}

/** Take dice by their kinds, or leave some out. */
export interface TooManyBonesDartsDiceAnswer {
  verb: "darts_choose" | "darts_without";
  kinds: ("attack" | "defense" | "status")[];
  places: number[];
}

/** Take a die off a stack. */
export interface TooManyBonesDartsRemoveAnswer {
  verb: "darts_remove";
  own: boolean;
  kind: "attack" | "defense" | "status";
  effect: string;
  value: number;
}

/** Say what the shields show after a hit. */
export interface TooManyBonesDartsSoakAnswer {
  verb: "darts_soak";
  values: number[];
}

export type TooManyBonesAnswer =
  | TooManyBonesPlainAnswer
  | TooManyBonesMoveAnswer
  | TooManyBonesTargetAnswer
  | TooManyBonesAimAnswer
  | TooManyBonesDieAnswer
  | TooManyBonesRolledAnswer
  | TooManyBonesHitAnswer
  | TooManyBonesShieldAnswer
  | TooManyBonesPlanAnswer
  | TooManyBonesActAnswer
  | TooManyBonesAtAnswer
  | TooManyBonesFirstAnswer
  | TooManyBonesNextAnswer
  | TooManyBonesSoakAnswer
  | TooManyBonesStatAnswer
  | TooManyBonesChooseAnswer
  | TooManyBonesCardAnswer
  | TooManyBonesStackAnswer
  | TooManyBonesSayAnswer
  | TooManyBonesLockPlainAnswer
  | TooManyBonesLockDieAnswer
  | TooManyBonesLockOpenAnswer
  | TooManyBonesDartsPlainAnswer
  | TooManyBonesDartsDiceAnswer
  | TooManyBonesDartsRemoveAnswer
  | TooManyBonesDartsSoakAnswer;

export type TooManyBonesKind =
  | "agree"
  | "aim"
  | "ally_move"
  | "ally_target"
  | "anger"
  | "answer_hit"
  | "archer"
  | "baddie_target"
  | "baddie_walk"
  | "barrels"
  | "blasted"
  | "bluff"
  | "bones_target"
  | "bribe"
  | "burglar"
  | "camp"
  | "champion"
  | "consumable"
  | "critters"
  | "darts_bones"
  | "darts_dice"
  | "darts_shields"
  | "darts_weaken"
  | "dice"
  | "do_over"
  | "drop"
  | "duellist"
  | "element_325"
  | "enter"
  | "entry_order"
  | "exhausted"
  | "find"
  | "first_in"
  | "flare"
  | "forfeit"
  | "front"
  | "grenade"
  | "hand"
  | "heal_assist"
  | "height"
  | "hit_and_run"
  | "hunt"
  | "initiative"
  | "initiative_again"
  | "intuition"
  | "keep_one"
  | "knife"
  | "lantern"
  | "last_loot"
  | "late_target"
  | "limit"
  | "lock_dice"
  | "lock_die"
  | "lock_loot"
  | "loot"
  | "map"
  | "mech_pick"
  | "mischief"
  | "move"
  | "new_target"
  | "nom_order"
  | "offering"
  | "one_more"
  | "optics"
  | "orb"
  | "parcel"
  | "part_with"
  | "picker"
  | "place"
  | "place_ally"
  | "poison"
  | "prey"
  | "price"
  | "push"
  | "raise_shields"
  | "recovery"
  | "reroll"
  | "restore"
  | "result"
  | "riposte"
  | "riposte_strike"
  | "road"
  | "rubble"
  | "rushed"
  | "scouted"
  | "share"
  | "shield_wall"
  | "shields"
  | "shooter"
  | "skill_order"
  | "slinger"
  | "slot"
  | "spirits"
  | "squirrel"
  | "stack"
  | "stalk"
  | "start"
  | "stray"
  | "stump"
  | "take_shield"
  | "target"
  | "target_order"
  | "tend"
  | "ticking"
  | "tinkerer"
  | "toads"
  | "train"
  | "training_loot"
  | "try_trove"
  | "tyrant_die"
  | "unlocked"
  | "volley"
  | "wall_slot"
  | "way"
  | "which";
