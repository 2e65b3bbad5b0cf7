// A table that is being planned: what the form holds, what cannot go together, and what is asked of the server.
import type { GameInfo, Level, NewTable, SeatPlan } from "../protocol";

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
const USUAL_SEATS: Record<string, number> = { "baby-boom": 2, "bad-bones": 4 };

export function usualSeats(game: string): number {
  return USUAL_SEATS[game] ?? 2;
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

/** One sits in one place only: who takes another gives the own one in exchange. */
export function withSitter(seats: Sitter[], at: number, sitter: Sitter): Sitter[] {
  const before = seats[at]!;
  return seats.map((each, seat) => {
    if (seat === at) return sitter;
    return sitter === "me" && each === "me" ? before : each;
  });
}

/** Why an option has no sense at this table, as a key; nothing where it has. */
export function hindrance(draft: Draft, option: string): string | null {
  const alone = draft.seats.length === 1;
  const { advanced, coop } = draft.options;
  switch (option) {
    case "coop":
      return alone ? "web-shell-cannot-alone" : null;
    case "rounds":
      return alone ? null : "web-shell-cannot-company";
    case "leader":
      return coop && advanced && !alone ? null : "web-shell-cannot-team-market";
    case "german_hearse":
      return advanced && (coop || alone) ? null : "web-shell-cannot-small-market";
    case "german_ice_staff":
    case "german_teleport_staff":
      return advanced ? null : "web-shell-cannot-market";
    default:
      return null;
  }
}

/** The choices of an option that fit the number of seats. */
export function fitting(draft: Draft, option: string, choices: (boolean | number | string)[]): (number | string)[] {
  const listed = choices.filter((choice) => typeof choice !== "boolean");
  if (option === "leader") return listed.filter((seat) => Number(seat) < draft.seats.length);
  return option === "rounds" ? [...listed].sort((one, other) => Number(one) - Number(other)) : listed;
}

/** What is asked of the server; options that have no sense here stay as usual. */
export function planOf(game: GameInfo, draft: Draft, nickname: string): NewTable {
  const options = game.options.map(({ name, choices }) => {
    const chosen = draft.options[name]!;
    const fits = typeof chosen === "boolean" || fitting(draft, name, choices).includes(chosen);
    return [name, !hindrance(draft, name) && fits ? chosen : choices[0]!];
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
