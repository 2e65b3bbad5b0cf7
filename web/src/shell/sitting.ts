// Sitting down with a secret of our own. What was asked is remembered until the server has answered: without an answer
// nobody knows whether the seat is ours, and asking again with the same secret tells.
import { Refused, sitDown } from "../api";
import type { Seated, SitDown } from "../protocol";
import { newSecret } from "./arrival";
import { remember, remembered } from "./store";

interface Asked {
  table: string;
  plan: SitDown;
}

const KEY = "boneyard-sitting";
const PAUSES = [500, 2000, 5000]; // milliseconds until it is tried again
const UNKNOWN: (string | undefined)[] = ["busy", "unreachable"]; // whether it was done

function unanswered(table: string): SitDown | null {
  const before = remembered(KEY) as Partial<Asked> | null;
  return before?.table === table && before.plan?.secret ? before.plan : null;
}

/** Take a seat, or the one that we may have got without hearing of it. */
export async function sitAt(table: string, plan: SitDown): Promise<Seated> {
  const asked = { ...plan, secret: unanswered(table)?.secret ?? newSecret() };
  remember(KEY, { table, plan: asked });
  for (const pause of [...PAUSES, null]) {
    try {
      const seated = await sitDown(table, asked);
      remember(KEY, null);
      return seated;
    } catch (error) {
      const unknown = error instanceof Refused && UNKNOWN.includes(error.why);
      if (!unknown) remember(KEY, null);
      if (!unknown || pause === null) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  throw new Refused("unreachable", "nobody answers");
}

/** Ask once more for the seat of which we have heard nothing before the page was loaded again, if there is one. */
export async function sitAgain(table: string): Promise<Seated | null> {
  const plan = unanswered(table);
  try {
    return plan && (await sitAt(table, plan));
  } catch {
    return null; // the table says who sits there
  }
}
