// Everything the server answers over HTTP. What it refuses is thrown as `Refused`, with words in the catalogues.
import type {
  Fact,
  GameInfo,
  Link,
  NewTable,
  Phrase,
  Problem,
  Replay,
  Report,
  Seated,
  SitDown,
  TableLine,
  Why,
} from "./protocol";
import type { Language } from "./words/voice";

/** Something could not be done; "unreachable" is ours: no answer came at all, so it may have been done. */
export class Refused extends Error {
  readonly why: Why | "unreachable";
  readonly said: Phrase | null; // about what the player wrote, in the words of the game

  constructor(why: Why | "unreachable", message: string, said: Phrase | null = null) {
    super(message);
    this.why = why;
    this.said = said;
  }
}

/** What to tell the player about something that went wrong. */
export function problemPhrase(error: unknown): Phrase {
  if (error instanceof Refused) return { key: `web-shell-problem-${error.why}`, args: {} };
  throw error;
}

async function asked(path: string, body?: object | string): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = typeof body === "string" ? "text/plain; charset=utf-8" : "application/json";
  const post = { method: "POST", body: text, headers: { "Content-Type": type } };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, body === undefined ? {} : post);
  } catch (error) {
    throw new Refused("unreachable", String(error));
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { why, message, said } = (await answer.json()) as Problem;
    if (typeof why === "string") return new Refused(why, message, said);
  } catch {
    return new Refused("unreachable", `${answer.status} without a reason`);
  }
  return new Refused("unreachable", `${answer.status} without a reason`);
}

async function json<T>(path: string, body?: object | string): Promise<T> {
  return (await (await asked(path, body)).json()) as T;
}

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;
const only = (table: string, tokens: string[]): object => ({ tables: { [table]: tokens } });

/** The games one can play here. */
export const games = (): Promise<GameInfo[]> => json("games");

/** What is printed on the pieces of a game. */
export const facts = (game: string): Promise<Fact[]> => json(`games/${encodeURIComponent(game)}/facts`);

/** The pieces of a game with their words in one language. */
export const box = <Box>(game: string, language: Language): Promise<Box> =>
  json(`games/${encodeURIComponent(game)}/box?language=${language}`);

/** Where others in the network find this server, if it is open to them; only of use on a loopback address. */
export const reach = (): Promise<string[]> => json("reach");

/** Tables that are public and open. */
export const openTables = (): Promise<TableLine[]> => json("tables");

/** One's own tables, by the secrets one holds. */
export const myTables = (tables: Record<string, string[]>): Promise<TableLine[]> => json("mine", { tables });

export const openTable = (plan: NewTable): Promise<Seated> => json("tables", plan);

export const sitDown = (table: string, plan: SitDown): Promise<Seated> => json(`${at(table)}/seats`, plan);

/** A link that takes one's seats to another device, once. */
export const makeLink = (table: string, tokens: string[]): Promise<Link> =>
  json(`${at(table)}/links`, only(table, tokens));

/** Take the seats of a link with a secret of our own: they are ours once we have shown it. May be repeated. */
export const useLink = (link: string, secret: string): Promise<Seated> => json("links", { link, secret });

/** The server forgets who sat here. */
export async function forget(table: string, tokens: string[]): Promise<void> {
  await asked(`${at(table)}/forget`, only(table, tokens));
}

/** What to paste where something looks wrong. */
export const report = (table: string, tokens: string[]): Promise<Report> =>
  json(`${at(table)}/report`, only(table, tokens));

/** A game that is over. */
export const replay = (table: string): Promise<Replay> => json(`${at(table)}/replay`);

/** A game somebody has the record of. */
export const replayRecord = (record: string): Promise<Replay> => json("replay", record);

/** The record of a game that is over, as text. */
export async function record(table: string): Promise<string> {
  return (await asked(`${at(table)}/record`)).text();
}
