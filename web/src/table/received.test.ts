import { expect, test } from "vitest";
import type { GameAnswer, Offer, Prompt } from "../protocol";
import { filled } from "./received";

function asked(sent: Partial<Offer>): Prompt {
  return { number: 1, kind: "shields", ask: { key: "ask", args: {} }, offers: [sent as Offer] };
}

const answer: GameAnswer = { verb: "soak", values: [2, 1] };

test("an offer of which only the answer was sent says its verb with the fields that can be said", () => {
  expect(filled(asked({ data: answer }), "too-many-bones").offers).toEqual([
    {
      anchors: [],
      does: { key: "too-many-bones-does-soak", args: { verb: "soak" } },
      data: answer,
      risky: false,
    },
  ]);
});

test("what was sent stays as it is", () => {
  const whole: Offer = { anchors: ["c3"], does: { key: "words", args: {} }, data: answer, risky: true };
  expect(filled(asked(whole), "bad-bones").offers).toEqual([whole]);
});
