// A table that is being planned: what the form holds, what cannot go together, and what is asked of the server.
import { manifestOf } from "../games/registry";
import type { Choice, GameInfo, Level, NewTable, Phrase, SeatPlan } from "../protocol";

/** Who shall sit somewhere: oneself, another person at this screen, anybody, or a bot. */
export type Sitter = "me" | "here" | "open" | `bot-${Level}`;

export interface Draft {
  seats: Sitter[];
  names: string[]; // of the others at this screen, by seat
  options: Record<string, boolean | number | string>;
  public: boolean;
  clock: number;
}

export const SITTERS: Sitter[] = ["me", "here", "open", "bot-gentle", "bot-fair", "bot-sharp"];
export const CLOCKS = [0, 30, 60, 120, 300];
export const NAME_LENGTH = 24;

/** How many usually sit down to play against bots. */
function usualSeats(game: string): number {
  return manifestOf(game)?.usualSeats ?? 2;
}

export function newDraft(game: GameInfo): Draft {
  const others = new Array<Sitter>(usualSeats(game.name) - 1).fill("open");
  return {
    seats: ["me", ...others],
    names: [],
    options: Object.fromEntries(game.options.map(({ name, choices }) => [name, choices[0]!])),
    public: false,
    clock: 0,
  };
}

/** More places, for bots, or fewer; whoever opens the table keeps a place. */
export function withCount(seats: Sitter[], count: number): Sitter[] {
  const kept = seats.slice(0, count);
  if (seats.includes("me") && !kept.includes("me")) kept[count - 1] = "me";
  return [...kept, ...new Array<Sitter>(count - kept.length).fill("bot-fair")];
}

/** Everybody has one place only: taking another swaps the two. */
export function withSitter(seats: Sitter[], at: number, sitter: Sitter): Sitter[] {
  const before = seats[at]!;
  return seats.map((each, seat) => {
    if (seat === at) return sitter;
    return sitter === "me" && each === "me" ? before : each;
  });
}

/** Why an option does not apply at this table; null where it does. */
export function hindrance(game: GameInfo, draft: Draft, option: Choice): Phrase | null {
  const seats = draft.seats.length;
  if (seats < option.fewest) return { key: "web-shell-cannot-fewer", args: { count: option.fewest } };
  if (seats > option.most) return { key: "web-shell-cannot-more", args: { count: option.most } };
  const missing = option.needs.filter((name) => draft.options[name] !== true);
  if (missing.length === 0) return null;
  return { key: "web-shell-cannot-without", args: { options: missing.map((name) => optionName(game.name, name)) } };
}

/** What an option is called. */
export function optionName(game: string, option: string): Phrase {
  return { key: `web-shell-option-${game}-${option.replaceAll("_", "-")}`, args: {} };
}

/** The choices of an option that fit this table; numbers in order. */
export function fitting(draft: Draft, option: Choice): (number | string)[] {
  const listed = option.choices.filter((choice) => typeof choice !== "boolean");
  const there = option.of_seats ? listed.filter((seat) => Number(seat) < draft.seats.length) : listed;
  return there.every((choice) => typeof choice === "number") ? [...there].sort((one, other) => one - other) : there;
}

/** What is asked of the server; options that do not apply here keep their default. */
export function planOf(game: GameInfo, draft: Draft, nickname: string): NewTable {
  const options = game.options.map((option) => {
    const chosen = draft.options[option.name]!;
    const fits = option.written || typeof chosen === "boolean" || fitting(draft, option).includes(chosen);
    return [option.name, !hindrance(game, draft, option) && fits ? chosen : option.choices[0]!];
  });
  const seats = draft.seats.map((sitter, seat): SeatPlan => {
    if (sitter === "me" || sitter === "open") return { kind: sitter };
    if (sitter === "here") return { kind: "me", nickname: draft.names[seat]?.trim() || `${nickname} ${seat + 1}` };
    return { kind: "bot", level: sitter.slice("bot-".length) as Level };
  });
  return {
    game: game.name,
    seats,
    options: Object.fromEntries(options),
    nickname,
    public: draft.public && draft.seats.includes("open"),
    clock: draft.clock,
  };
}

/** Oneself and as many bots as is usual. */
export function againstBots(game: string, level: Level, nickname: string): NewTable {
  const bots = new Array<SeatPlan>(usualSeats(game) - 1).fill({ kind: "bot", level });
  return { game, seats: [{ kind: "me" }, ...bots], nickname };
}
