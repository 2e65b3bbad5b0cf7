// What a gearloc may do by the fire, and the chances of it.
import type { FaceView, Prompt } from "../../../protocol";
import { withVerb, type Choice, type Verb } from "../offers";

interface Chore {
  what: "rest" | "search" | "scout" | "locks";
  glyph: string;
  state: "open" | "done" | "off" | "weak" | "bare" | "wait" | "left";
  choices: Choice[];
}

const OPTIONS = ["rest", "search", "scout"];
const CHORES: { what: Chore["what"]; glyph: string; verb: Verb }[] = [
  { what: "rest", glyph: "bed", verb: "sleep" },
  { what: "search", glyph: "search", verb: "search" },
  { what: "scout", glyph: "eye", verb: "scout" },
  { what: "locks", glyph: "lock", verb: "pick" },
];

/** The three options and the attempt at a lock: open, done, or why not. */
export function choresOf(prompt: Prompt | null, did: string[], hp: number): Chore[] {
  const used = did.some((each) => OPTIONS.includes(each));
  return CHORES.map(({ what, glyph, verb }) => {
    const choices = withVerb(prompt, verb);
    return { what, glyph, choices, state: stateOf(what, choices.length, { prompt, did, used, hp }) };
  });
}

interface Evening {
  prompt: Prompt | null;
  did: string[];
  used: boolean;
  hp: number;
}

function stateOf(what: Chore["what"], offers: number, { prompt, did, used, hp }: Evening): Chore["state"] {
  if (offers > 0) return "open";
  if (did.includes(what)) return "done";
  if (what !== "locks" && used) return "off";
  if (did.includes("done") && prompt === null) return "left";
  if (prompt === null) return "wait";
  if (what !== "locks" && what !== "rest" && hp === 0) return "weak";
  return "bare";
}

/** The probability that any of `dice` dice shows bones, and how many do on average. */
export function bonesAmong(faces: FaceView[], dice: number): { any: number; mean: number } {
  const chance = faces.filter((face) => face.icon === "bones").length / Math.max(1, faces.length);
  return { any: 1 - (1 - chance) ** dice, mean: chance * dice };
}
