// What an option between battles is, for whoever draws it: a picture, what it does in a few words, and what comes of it.
import type { Offer, Phrase, Prompt, Words } from "../../../protocol";
import { box, dieOf, isDie, isSaid, isSheet, lootOf, sheetOf } from "../pieces/box";
import { locksIn } from "./road";

type Picture =
  | { of: "gearloc"; key: string }
  | { of: "loot"; key: string }
  | { of: "trove"; locks: string[] }
  | { of: "number"; value: number }
  | { of: "chip"; key: string }
  | { of: "die"; die: string }
  | { of: "points"; value: number }
  | { of: "glyph"; name: string };

export interface Deed {
  picture: Picture;
  title: Phrase;
  note: Phrase | null;
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
  return { key: `web-too-many-bones-road-${key}`, args };
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

function numberDeed(offer: Offer, prompt: Prompt, value: number): Deed {
  const { kind } = prompt;
  const { args } = offer.label;
  const note = offer.label;
  if (kind === "which") {
    return {
      picture: { of: "glyph", name: "flag" },
      title: phrase("named", { name: args.title ?? "" }),
      note: phrase("named", { name: args.premise ?? "" }),
    };
  }
  if (kind === "knife") {
    return {
      picture: { of: "chip", key: chipNamed(args.chip) },
      title: phrase("named", { name: args.chip ?? "" }),
      note,
    };
  }
  if (kind === "ticking") return { picture: { of: "glyph", name: "lock" }, title: note, note: null };
  if (kind === "stack" || kind === "hunt" || offer.text.startsWith("stack ")) {
    return { picture: { of: "points", value }, title: phrase("deed-stack", { points: value, kind }), note };
  }
  return { picture: { of: "number", value }, title: phrase("deed-say", { value, kind }), note };
}

function cardDeed(verb: string, about: string, offer: Offer): Deed {
  const picture = cardIn(about);
  const plain = picture.of === "loot" && offer.anchor === "" && SAYS_ITSELF.includes(verb);
  const note = plain ? phrase("named", { name: lootOf(picture.key).text }) : offer.label;
  return { picture, title: phrase(`deed-${verb}`, { card: cardName(picture) }), note };
}

/** A card for somebody: whom it goes to when a find is shared, which card when gifts are asked for. */
function givingDeed(offer: Offer, prompt: Prompt, about: string): Deed {
  if (prompt.kind === "share") {
    const key = offer.anchor;
    return {
      picture: { of: "gearloc", key },
      title: phrase("named", { name: sheetOf(key).name }),
      note: offer.label,
    };
  }
  return cardDeed("give", about, offer);
}

/** What an option of the road is. */
export function deedOf(offer: Offer, prompt: Prompt): Deed {
  const { verb, about } = cut(offer.text);
  const note = offer.label;
  if (NUMBERS.includes(verb)) return numberDeed(offer, prompt, Number(about.split(" ")[0]));
  if (verb === "give") return givingDeed(offer, prompt, about);
  if (verb === "play" || verb === "drop" || verb === "card" || verb === "search" || verb === "pick") {
    return cardDeed(verb, about, offer);
  }
  if (verb === "gain" || verb === "add" || verb === "use") {
    return { picture: { of: "die", die: about.split(" ")[0] ?? "" }, title: dieTitle(about), note };
  }
  if (verb === "lose" && isSheet(offer.anchor)) {
    const stat = about.split(" ")[0] ?? "";
    return {
      picture: { of: "gearloc", key: offer.anchor },
      title: phrase("deed-lose", { stat, name: sheetOf(offer.anchor).name }),
      note,
    };
  }
  if (isSheet(offer.anchor)) {
    const leads = verb === "first" && prompt.kind === "camp";
    const title = phrase(leads ? "deed-lead" : "named", { name: sheetOf(offer.anchor).name });
    return { picture: { of: "gearloc", key: offer.anchor }, title, note };
  }
  const glyph = GLYPHS[verb];
  if (glyph === undefined) return { picture: { of: "glyph", name: "star" }, title: note, note: null };
  return { picture: { of: "glyph", name: glyph }, title: phrase(`deed-${verb}`, { kind: prompt.kind }), note };
}

/** Its short words for a button; nothing where the road has none. */
export function roadDeed(offer: Offer, prompt: Prompt): Phrase {
  const { verb, about } = cut(offer.text);
  if (verb !== "choose" || prompt.kind !== "way") return deedOf(offer, prompt).title;
  return phrase("deed-choose", { way: about.toUpperCase(), name: offer.label.args.label ?? "" });
}

function dieTitle(about: string): Phrase {
  const die = about.split(" ")[0] ?? "";
  return phrase("named", { name: isDie(die) ? dieOf(die).name : die });
}
