// A table in a list, in words.
import { manifestOf } from "../games/registry";
import { NOBODY, type GameInfo, type Phrase, type TableLine } from "../protocol";
import { nameOf } from "../table/names";
import { lang, text } from "../words/lang.svelte";

/** What a game is called; a game that only the server knows has nothing but its name. */
export function gameTitle(game: string): string {
  const key = `${game}-title`;
  return lang.voice.knows(key) ? text(key) : game;
}

/** The options that are not as usual, as the engine names them; what is written in words is seen at the table. */
export function variants(info: GameInfo | undefined, game: string, options: Record<string, unknown>): Phrase[] {
  return (info?.options ?? [])
    .filter(({ name, choices, written }) => !written && options[name] !== undefined && options[name] !== choices[0])
    .map(({ name }) => {
      const value = options[name];
      const args: Phrase["args"] = typeof value === "number" || typeof value === "string" ? { value } : {};
      return { key: `${game}-option-${name.replaceAll("_", "-")}`, args };
    });
}

/** "Bad Bones, round 7"; without the round where it is not known. */
export function headline(line: TableLine): string {
  const game = gameTitle(line.game);
  if (line.status === "over") return text("web-shell-line-over", { game });
  if (line.status === "closed") return text("web-shell-line-closed", { game });
  if (line.status === "open" || line.round === 0) return game;
  const days = manifestOf(line.game)?.byDays?.(line.options);
  return text(days ? "web-shell-line-day" : "web-shell-line-round", { game, round: line.round });
}

/** "with Leo, Ada and Noor": the others who sit there; nothing where all of them are waited for. */
export function company(line: TableLine): string {
  const others = line.seats.filter((seat) => seat.kind !== "open" && !line.mine.includes(seat.seat));
  if (waiting(line) && others.every((seat) => line.asked.includes(seat.seat))) return "";
  const names = lang.voice.listed(others.map((seat) => nameOf(line, seat.seat)));
  return names && line.mine.length ? text("web-shell-with-people", { names }) : names;
}

/** What the table waits for: people to sit down, or somebody's answer. */
export function waiting(line: TableLine): string {
  const free = line.seats.filter((seat) => seat.kind === "open").length;
  if (free) return text("web-shell-waiting-people", { free });
  const asked = line.seats.filter((seat) => line.asked.includes(seat.seat) && !line.mine.includes(seat.seat));
  if (!asked.length || line.status !== "playing") return "";
  return text("web-shell-waiting-for", { names: lang.voice.listed(asked.map((seat) => nameOf(line, seat.seat))) });
}

export function yourTurn(line: TableLine): boolean {
  return line.status === "playing" && line.asked.some((seat) => seat !== NOBODY && line.mine.includes(seat));
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 minutes ago", in whole steps; nothing for what has only just been. */
export function ago(then: number, now: number): string {
  const [unit, length] = STEPS.find(([, ms]) => now - then >= ms) ?? [];
  if (!unit || !length) return "";
  const format = new Intl.RelativeTimeFormat(lang.voice.language, { numeric: "auto" });
  return format.format(-Math.floor((now - then) / length), unit);
}
