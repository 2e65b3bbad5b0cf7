// The secrets this browser holds: whoever has a seat's token may play it. They are sent to our own server only.
import type { Seated } from "../protocol";
import { remember, remembered } from "./store";

/** The tokens of one table, by seat, and the host's token if this browser opened it. */
interface Held {
  tokens: Record<number, string>;
  host?: string;
}

const KEY = "boneyard-keys";

function read(): Record<string, Held> {
  const found = remembered(KEY);
  if (typeof found !== "object" || found === null) return {};
  const good = Object.entries(found).filter(([, held]) => typeof held?.tokens === "object" && held.tokens !== null);
  return Object.fromEntries(good);
}

let held = $state.raw(read());

/** Another tab may have changed them since: read, change, write. */
function change(how: (all: Record<string, Held>) => void): void {
  const all = read();
  how(all);
  remember(KEY, all);
  held = all;
}

globalThis.addEventListener?.("storage", () => (held = read()));

export const keys = {
  /** Everything, by table. */
  get all(): Record<string, Held> {
    return held;
  },

  /** The secrets for one table, as `hello` and the lists of tables want them. */
  of(table: string): string[] {
    const mine = held[table];
    return mine ? [...Object.values(mine.tokens), ...(mine.host ? [mine.host] : [])] : [];
  },

  /** A place became ours. */
  add({ table, tokens, host }: Seated): void {
    change((all) => {
      const before = all[table];
      const kept = host || before?.host;
      all[table] = { tokens: { ...before?.tokens, ...tokens }, ...(kept ? { host: kept } : {}) };
    });
  },

  /** The same secrets open another table too: a rematch. */
  copy(from: string, to: string): void {
    change((all) => {
      const before = all[from];
      if (before) all[to] = before;
    });
  },

  forget(table: string): void {
    change((all) => delete all[table]);
  },
};
