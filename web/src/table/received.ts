// What the server leaves out of an offer because it follows from its answer.
import type { Argument, GameAnswer, Offer, Phrase, Prompt, ServerMessage } from "../protocol";

type SentOffer = Pick<Offer, "data"> & Partial<Offer>;

/** The words of a verb, which name nothing but fields of the answer. */
function wordsOf(answer: GameAnswer, game: string): Phrase {
  const said = Object.entries(answer).filter((each): each is [string, Argument] =>
    ["string", "number"].includes(typeof each[1]),
  );
  return { key: `${game}-does-${answer.verb.replaceAll("_", "-")}`, args: Object.fromEntries(said) };
}

/** A question with whole offers. */
export function filled(prompt: Prompt, game: string): Prompt {
  const offers = prompt.offers.map((sent: SentOffer) => ({
    anchors: [],
    does: sent.does ?? wordsOf(sent.data, game),
    risky: false,
    ...sent,
  }));
  return { ...prompt, offers };
}

/** A message with all that its types say. */
export function received(message: ServerMessage): ServerMessage {
  if (message.type !== "update") return message;
  const { game } = message.table;
  return {
    ...message,
    prompt: message.prompt && filled(message.prompt, game),
    others: message.others.map((asked) => ({ ...asked, prompt: filled(asked.prompt, game) })),
  };
}
