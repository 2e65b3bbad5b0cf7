// What lies on the stalls, what is sold out, and who has it.
import type { BadBonesView, Fact } from "../../protocol";
import type { BoardProps } from "../game";
import { numberOf } from "./ground";
import { answerOf, type Choice } from "./offers";

export interface Ware {
  item: string;
  weapon: boolean;
  cost: number;
  left: number;
  of: number; // how many there were
  stars: number | null;
  owner: number; // who has it, once a weapon is sold; else below 0
  choices: (Choice & { carrier: string })[]; // the ways to buy it now
}

/** Everything that was ever on sale, in the order of the stalls. */
export function waresOf({ facts, prompt }: Pick<BoardProps, "facts" | "prompt">, view: BadBonesView): Ware[] {
  return itemsIn(facts).map(({ item, weapon, of }) => {
    const stall = view.market.find((one) => one.item === item);
    return {
      item,
      weapon,
      cost: stall?.cost ?? 0,
      left: stall?.left ?? 0,
      of: of[view.kingdoms.length - 1] ?? 1,
      stars: numberOf(facts, `traps.${item}.stars_intact`),
      owner: weapon ? view.kingdoms.findIndex((kingdom) => kingdom.weapon === item) : -1,
      choices: (prompt?.offers ?? []).flatMap((offer, index) => {
        const answer = answerOf(offer);
        return answer.verb === "buy" && answer.item === item ? [{ index, offer, carrier: answer.carrier }] : [];
      }),
    };
  });
}

interface Item {
  item: string;
  weapon: boolean;
  of: number[]; // how many for one player, for two …
}

function itemsIn(facts: Fact[]): Item[] {
  return facts.flatMap(({ name, value }): Item[] => {
    const [, trap] = /^market\.stock\.(\w+)$/.exec(name) ?? [];
    if (trap !== undefined) return [{ item: trap, weapon: false, of: value as number[] }];
    const [, weapon] = /^weapons\.(\w+)\.cost$/.exec(name) ?? [];
    return weapon === undefined ? [] : [{ item: weapon, weapon: true, of: [] }];
  });
}
