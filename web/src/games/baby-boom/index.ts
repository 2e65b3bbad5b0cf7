// Baby Boom as the table frame needs it.
import type {
  Argument,
  BabyBoomEvent,
  BabyBoomView,
  Entry,
  GameView,
  Phrase,
  Prompt,
  Table,
  Told,
} from "../../protocol";
import type { GameModule, Tally } from "../game";
import Aside from "./Aside.svelte";
import { sound, story } from "./beats";
import Main from "./Main.svelte";
import Players from "./Players.svelte";

const phrase = (key: string, args: Record<string, Argument> = {}): Phrase => ({ key, args });

function subtitle(_table: Table, view: GameView): Phrase[] {
  const { round, rounds, risky_business, tiles_and_bombs } = view as BabyBoomView;
  return [
    ...(risky_business ? [phrase("baby-boom-option-risky-business")] : []),
    ...(tiles_and_bombs ? [phrase("baby-boom-option-tiles-and-bombs")] : []),
    phrase("baby-boom-round", { round, rounds }),
  ];
}

const dashed = (kind: string): string => kind.replace("_", "-");

/** The squares and the colour a line of the log speaks of. */
function speaks(told: Told): string[] {
  const show = told.show as BabyBoomEvent;
  const { colour } = told.say.args;
  return [
    ...("cell" in show ? [show.cell] : []),
    ...("path" in show ? show.path : []),
    ...("hits" in show ? show.hits : []),
    ...(typeof colour === "string" ? [colour] : []),
  ];
}

/** The points of each round. */
function tally(_view: GameView, seat: number, log: Entry[]): Tally[] {
  const shows = log.flatMap(({ told }) => told.map(({ show }) => show as BabyBoomEvent));
  return shows.flatMap((show) =>
    show.event === "RoundEnded"
      ? [
          {
            piece: "i-star",
            words: phrase("web-baby-boom-tally", { round: show.round }),
            count: show.points[seat] ?? 0,
          },
        ]
      : [],
  );
}

const game: GameModule = {
  Main,
  Left: Players,
  Right: Aside,
  logSide: () => "right",
  beats: (before, told, after) => story(before as BabyBoomView, told, after as BabyBoomView).beats,
  onBoard: () => true,
  subtitle,
  hint: (prompt: Prompt) => phrase(`web-baby-boom-hint-${dashed(prompt.kind)}`),
  speaks,
  sound,
  tally,
};

export default game;
