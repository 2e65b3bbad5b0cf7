// What an option between battles is, for whoever draws it: a picture, what it does in a few words, and what comes of it.
import type { Offer, Phrase, Prompt, Words } from "../../../protocol";
import { box, dieOf, isDie, isSaid, isSheet, lootOf, sheetOf } from "../pieces/box";
import { locksIn } from "./adventure";

type Picture =
  | { of: "gearloc"; key: string }
  | { of: "loot"; key: string }
  | { of: "trove"; locks: string[] }
  | { of: "number"; value: number }
  | { of: "chip"; key: string }
  | { of: "die"; die: string }
  | { of: "points"; value: number }
  | { of: "glyph"; name: string };

export interface TileContent {
  picture: Picture;
  title: Phrase;
  effect: Phrase | null;
}

const NUMBERS = ["say", "stack"];
const SAYS_ITSELF = ["play", "drop", "card"]; // the title names the card, so that its text is all there is to add
const GLYPHS: Record<string, string> = {
  yes: "check",
  no: "cross",
  done: "check",
  stay: "eye",
  bottom: "hourglass",
  draw: "flag",
  challenge: "skull",
  sleep: "bed",
  scout: "eye",
  nothing: "hourglass",
  leave: "again",
};

export function phrase(key: string, args: Phrase["args"] = {}): Phrase {
  return { key: `web-too-many-bones-adventure-${key}`, args };
}

/** An offer cut into its verb and what it is about. */
function cut(text: string): { verb: string; about: string } {
  const [verb = "", ...rest] = text.split(" ");
  return { verb, about: rest.join(" ") };
}

/** A card as notation writes it, or the locks by which it is known. */
function cardIn(about: string): Picture {
  const locks = locksIn(about);
  if (locks.length > 0) return { of: "trove", locks };
  return { of: "loot", key: about.split(" ")[0]?.replaceAll("-", "_") ?? "" };
}

/** What a card is called: by its name, or by its locks. */
function cardName(picture: Picture): Words | Phrase {
  if (picture.of === "trove") return phrase("trove", { locks: picture.locks.join(" ") });
  return picture.of === "loot" ? lootOf(picture.key).name : phrase("trove", { locks: "" });
}

/** A chip of which only the name is told. */
export function chipNamed(name: unknown): string {
  const words = name as Words | undefined;
  return box().chips.find((chip) => words !== undefined && isSaid(chip.name, words))?.key ?? "";
}

function numberTile(offer: Offer, prompt: Prompt, value: number): TileContent {
  const { kind } = prompt;
  const { args } = offer.label;
  const effect = offer.label;
  if (kind === "which") {
    return {
      picture: { of: "glyph", name: "flag" },
      title: phrase("named", { name: args.title ?? "" }),
      effect: phrase("named", { name: args.premise ?? "" }),
    };
  }
  if (kind === "knife") {
    return {
      picture: { of: "chip", key: chipNamed(args.chip) },
      title: phrase("named", { name: args.chip ?? "" }),
      effect,
    };
  }
  if (kind === "ticking") return { picture: { of: "glyph", name: "lock" }, title: effect, effect: null };
  if (kind === "stack" || kind === "hunt" || offer.text.startsWith("stack ")) {
    return { picture: { of: "points", value }, title: phrase("button-stack", { points: value, kind }), effect };
  }
  return { picture: { of: "number", value }, title: phrase("button-say", { value, kind }), effect };
}

function cardTile(verb: string, about: string, offer: Offer): TileContent {
  const picture = cardIn(about);
  const plain = picture.of === "loot" && offer.anchor === "" && SAYS_ITSELF.includes(verb);
  const effect = plain ? phrase("named", { name: lootOf(picture.key).text }) : offer.label;
  return { picture, title: phrase(`button-${verb}`, { card: cardName(picture) }), effect };
}

/** A card for somebody: whom it goes to when a find is shared, which card when gifts are asked for. */
function giftTile(offer: Offer, prompt: Prompt, about: string): TileContent {
  if (prompt.kind === "share") {
    const key = offer.anchor;
    return {
      picture: { of: "gearloc", key },
      title: phrase("named", { name: sheetOf(key).name }),
      effect: offer.label,
    };
  }
  return cardTile("give", about, offer);
}

/** What an option of the road is. */
export function tileOf(offer: Offer, prompt: Prompt): TileContent {
  const { verb, about } = cut(offer.text);
  const effect = offer.label;
  if (NUMBERS.includes(verb)) return numberTile(offer, prompt, Number(about.split(" ")[0]));
  if (verb === "give") return giftTile(offer, prompt, about);
  if (verb === "play" || verb === "drop" || verb === "card" || verb === "search" || verb === "pick") {
    return cardTile(verb, about, offer);
  }
  if (verb === "gain" || verb === "add" || verb === "use") {
    return { picture: { of: "die", die: about.split(" ")[0] ?? "" }, title: dieTitle(about), effect };
  }
  if (verb === "lose" && isSheet(offer.anchor)) {
    const stat = about.split(" ")[0] ?? "";
    return {
      picture: { of: "gearloc", key: offer.anchor },
      title: phrase("button-lose", { stat, name: sheetOf(offer.anchor).name }),
      effect,
    };
  }
  if (isSheet(offer.anchor)) {
    const leads = verb === "first" && prompt.kind === "camp";
    const title = phrase(leads ? "button-lead" : "named", { name: sheetOf(offer.anchor).name });
    return { picture: { of: "gearloc", key: offer.anchor }, title, effect };
  }
  const glyph = GLYPHS[verb];
  if (glyph === undefined) return { picture: { of: "glyph", name: "star" }, title: effect, effect: null };
  return { picture: { of: "glyph", name: glyph }, title: phrase(`button-${verb}`, { kind: prompt.kind }), effect };
}

/** Its short words for a button; nothing where the road has none. */
export function adventureText(offer: Offer, prompt: Prompt): Phrase {
  const { verb, about } = cut(offer.text);
  if (verb !== "choose" || prompt.kind !== "way") return tileOf(offer, prompt).title;
  return phrase("button-choose", { way: about.toUpperCase(), name: offer.label.args.label ?? "" });
}

function dieTitle(about: string): Phrase {
  const die = about.split(" ")[0] ?? "";
  return phrase("named", { name: isDie(die) ? dieOf(die).name : die });
}
