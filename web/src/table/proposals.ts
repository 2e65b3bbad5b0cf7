// What people would answer in the place of somebody else, sorted for lists and sentences.
import type { Asked, Proposal, Update } from "../protocol";
import { lang, say, text } from "../words/lang.svelte";
import { nameOf } from "./names";

/** What is known of a table. */
interface Table {
  update: Update | null;
  proposals: Proposal[];
}

/** Whether it is the same question; several seats may be asked under one number. */
export function same(one: Asked, other: Asked | null): boolean {
  return one.seat === other?.seat && one.prompt.number === other.prompt.number;
}

/** The seats that propose an answer to a question, in the order they did. */
export function proposers(proposals: Proposal[], { seat, prompt }: Asked, pick: number): number[] {
  return proposals
    .filter((each) => each.to === seat && each.prompt === prompt.number && each.pick === pick)
    .map((each) => each.seat);
}

/** The names of some seats in one list; whoever reads it is "you", and comes last. */
export function namesOf(update: Pick<Update, "mine" | "table">, seats: number[]): string {
  const others = seats.filter((seat) => !update.mine.includes(seat));
  const names = others.map((seat) => nameOf(update.table, seat));
  return lang.voice.listed(others.length < seats.length ? [...names, text("web-table-you")] : names);
}

/** What has been proposed to a question, a sentence for each answer; where all agree, that is said. */
export function advice({ update, proposals }: Table, asked: Asked): string[] {
  if (update === null) return [];
  const picks = asked.prompt.offers.map((_, pick) => ({ pick, seats: proposers(proposals, asked, pick) }));
  const wanted = picks.filter(({ seats }) => seats.length > 0);
  return wanted.map(({ pick, seats }) => {
    const args = { names: namesOf(update, seats), answer: say(asked.prompt.offers[pick]!.does) };
    if (seats.length > 1) return text(wanted.length === 1 ? "web-table-all-suggest" : "web-table-some-suggest", args);
    return text(update.mine.includes(seats[0]!) ? "web-table-you-suggest" : "web-table-suggests", args);
  });
}
