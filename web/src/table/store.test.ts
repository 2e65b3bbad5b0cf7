import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage, Update } from "../protocol";
import { TableStore, type Surroundings } from "./store.svelte";

const drawn = vi.hoisted(() => ({ game: null as object | null }));
vi.mock("../games/load", () => ({ load: () => Promise.resolve(drawn.game) }));

class Wire {
  static last: Wire;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
}

function update(changes: Partial<Update> = {}): Update {
  const seats = [0, 1].map((seat) => ({ seat, name: "red", kind: "person", nickname: `P${seat}` }));
  const offers = ["a2", "b1"].map((to) => ({ anchors: ["a1", to], data: { verb: "move", start: "a1", to } }));
  return {
    type: "update",
    rev: 1,
    table: { id: "oak-42", game: "baby-boom", status: "playing", seats, votes: [] },
    mine: [0],
    host: false,
    seat: 0,
    view: { round: 1 },
    asked: [0],
    free: [],
    back: [],
    clocks: {},
    away: {},
    prompt: { number: 7, kind: "move", ask: { key: "ask", args: {} }, offers },
    others: [],
    proposals: [],
    undo: { may: false, kind: "", why: "" },
    retract: false,
    secret: false,
    keep: 0,
    log: [0, 1, 2].map((step) => ({ step, seat: step - 1, told: [] })),
    outcome: null,
    curve: [],
    ...changes,
  } as unknown as Update;
}

/** The same table while somebody else is asked. */
function waiting(changes: Partial<Update> = {}, number = 7): Update {
  const asked = { ...update().prompt!, number };
  return update({ prompt: null, asked: [1], others: [{ seat: 1, prompt: asked }], ...changes });
}

let store: TableStore;
let warned: string[];
let noted: string[];
let careful: boolean;
let broken: boolean;
let asked: number;
let told: (string | undefined)[];
let rung: string[];
let pace: number;
const hear = (message: ServerMessage) => Wire.last.onmessage?.({ data: JSON.stringify(message) });
const reconnect = () => {
  store.cut();
  store.wake();
  Wire.last.onopen?.();
};
const sent = (type: string) => Wire.last.sent.filter((message) => message.type === type);

beforeEach(() => {
  warned = [];
  noted = [];
  careful = false;
  broken = false;
  asked = 0;
  told = [];
  rung = [];
  pace = 0;
  drawn.game = null;
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", Wire);
  const around: Surroundings = {
    tokens: () => ["secret"],
    nickname: () => "P0",
    facts: () => {
      asked += 1;
      return broken ? Promise.reject(new Error("no network")) : Promise.resolve([]);
    },
    pace: () => pace,
    confirm: () => careful,
    warn: (key) => void warned.push(key),
    inform: (key) => void noted.push(key),
    tell: (_, prompt) => void told.push(prompt?.ask.key),
    ring: (sound) => void rung.push(sound),
  };
  store = new TableStore("oak-42", around);
  store.open();
  Wire.last.onopen?.();
  return () => store.close();
});

describe("a table", () => {
  test("asks again for what the network swallowed", async () => {
    vi.useFakeTimers();
    broken = true;
    hear(update());
    await vi.advanceTimersByTimeAsync(100);
    broken = false;
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(asked).toBe(2);
  });

  test("says what is asked when the words of the game are there", async () => {
    drawn.game = {};
    hear(update());
    expect(told).toEqual([]);
    await vi.waitFor(() => expect(told).toEqual(["ask"]));
  });

  test("answers a question once", () => {
    hear(update());
    store.pick(1);
    store.pick(1);
    expect(sent("pick")).toEqual([{ type: "pick", prompt: 7, pick: 1 }]);
    expect(store.prompt).toBeNull();
  });

  test("sends an answer again that was lost with the connection, and only where it is still asked", () => {
    hear(update());
    store.pick(1);
    reconnect();
    hear(update());
    expect(sent("pick")).toEqual([{ type: "pick", prompt: 7, pick: 1 }]);
    expect(store.prompt).toBeNull();
    hear(update());
    expect(sent("pick")).toHaveLength(1);
    reconnect();
    hear(update({ rev: 2, prompt: { ...update().prompt!, number: 8 } }));
    expect(sent("pick")).toHaveLength(0);
  });

  test("sends an answer again although a server that could not open the table came in between", () => {
    hear(update());
    store.pick(1);
    reconnect();
    hear({ type: "problem", why: "busy", message: "", about: "hello", said: null });
    reconnect();
    hear(update());
    expect(sent("pick")).toEqual([{ type: "pick", prompt: 7, pick: 1 }]);
  });

  test("does not send an answer again that was refused, or that is old", () => {
    hear(update());
    store.pick(1);
    hear({ type: "problem", why: "busy", message: "", about: "pick", said: null });
    reconnect();
    hear(update());
    expect(sent("pick")).toHaveLength(0);
    store.pick(1);
    const later = Date.now() + 60_000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    reconnect();
    hear(update());
    expect(sent("pick")).toHaveLength(0);
    vi.restoreAllMocks();
  });

  test("asks again after a refusal", () => {
    hear(update());
    store.pick(1);
    hear({ type: "problem", why: "stale", message: "", about: "pick", said: null });
    expect(store.prompt?.number).toBe(7);
    expect(warned).toEqual(["web-shell-problem-stale"]);
  });

  test("wants a second click where that was wished for", () => {
    careful = true;
    hear(update());
    store.pick(0);
    expect(sent("pick")).toHaveLength(0);
    expect(store.chosen).toBe(0);
    store.pick(0);
    expect(sent("pick")).toHaveLength(1);
  });

  test("says that nothing was sent while it is not connected", () => {
    hear(update());
    store.cut();
    store.pick(0);
    expect(warned).toEqual(["web-table-offline-pick"]);
    expect(store.prompt?.number).toBe(7);
  });

  test("asks at once what comes anyway, and remembers", () => {
    hear(update());
    expect(sent("preview")).toEqual([{ type: "preview", prompt: 7, pick: -1 }]);
    hear({ type: "previewed", prompt: 7, pick: -1, told: [], summary: null });
    expect(store.preview?.pick).toBe(-1);
    hear({ type: "previewed", prompt: 6, pick: -1, told: [], summary: null });
    expect(store.preview?.prompt).toBe(7);
  });

  test("shows the past without its question, and comes back", () => {
    hear(update());
    store.seek(1);
    hear({ type: "sought", step: 1, view: update().view });
    expect(store.step).toBe(1);
    expect(store.prompt).toBeNull();
    store.seek(5);
    expect(store.past).toBeNull();
  });

  test("hides everything until the right one of two people looks", () => {
    hear(update({ mine: [0, 1], secret: true, asked: [1] }));
    expect([store.curtain, store.wanted]).toEqual([true, 1]);
    store.handOver();
    expect(sent("look")).toEqual([{ type: "look", seat: 1 }]);
    expect(store.curtain).toBe(true);
    hear(update({ mine: [0, 1], secret: true, asked: [1], seat: 1 }));
    expect(store.curtain).toBe(false);
  });

  test("turns to whoever is asked by itself where nothing is secret", () => {
    hear(update({ mine: [0, 1], asked: [1] }));
    expect(sent("look")).toEqual([{ type: "look", seat: 1 }]);
    expect(store.curtain).toBe(false);
  });

  test("lets one look as a seat nobody waits for, until somebody has answered", () => {
    hear(update({ mine: [0, 1], free: [1] }));
    store.look(1);
    hear(update({ mine: [0, 1], free: [1], seat: 1, rev: 2, keep: 3, log: [] }));
    expect(sent("look")).toEqual([{ type: "look", seat: 1 }]);
    hear(update({ mine: [0, 1], free: [1], seat: 1, rev: 3, keep: 3, log: [{ step: 3, seat: 1, told: [] }] }));
    expect(sent("look").at(-1)).toEqual({ type: "look", seat: 0 });
  });

  test("proposes an answer to somebody else, and takes the same one back", () => {
    hear(waiting());
    store.propose(1, 0);
    expect(sent("propose")).toEqual([{ type: "propose", seat: 1, prompt: 7, pick: 0 }]);
    hear(waiting({ keep: 3, log: [], proposals: [{ seat: 0, to: 1, prompt: 7, pick: 0 }] }));
    expect(store.board?.proposals).toHaveLength(1);
    store.propose(1, 1);
    store.propose(1, 0);
    expect(sent("propose").slice(1)).toMatchObject([{ pick: 1 }, { pick: -1 }]);
  });

  test("proposes nothing while one owes an answer, looks at the past or only watches", () => {
    hear(waiting({ asked: [0, 1] }));
    expect(store.others).toEqual([]);
    hear(waiting({ mine: [], seat: -1 }));
    expect(store.others).toEqual([]);
    hear(waiting());
    expect(store.board?.others).toHaveLength(1);
    store.seek(1);
    hear({ type: "sought", step: 1, view: update().view });
    expect(store.others).toEqual([]);
    store.propose(1, 0);
    expect(sent("propose")).toEqual([]);
  });

  test("lists the options of somebody else until that question has gone", () => {
    hear(waiting());
    store.advise(store.others[0]!);
    expect(store.advising?.seat).toBe(1);
    hear(waiting({ keep: 3, log: [] }));
    expect(store.advising?.seat).toBe(1);
    store.advise(store.others[0]!);
    expect(store.advising).toBeNull();
    store.advise(store.others[0]!);
    hear(waiting({ keep: 3, log: [] }, 8));
    expect(store.advising).toBeNull();
  });

  test("says that a seat is gone, but not of one that a bot plays and that comes back", () => {
    hear(update());
    hear(update({ mine: [], back: [0], seat: -1, prompt: null }));
    expect(warned).toEqual([]);
    hear(update());
    expect(noted).toEqual(["web-table-seat-back"]);
    hear(update({ mine: [], seat: -1, prompt: null }));
    expect(warned).toEqual(["web-table-seat-gone"]);
  });
});

describe("what moves", () => {
  const blow = { say: { key: "k", args: {} }, show: { event: "Hurt" } };
  const answered = { step: 3, seat: 0, told: [blow] };
  const log = [...update().log, answered];

  beforeEach(async () => {
    const beats = (_: object, told: object[]) => [{ view: { round: 2 }, told, ms: 100 }];
    drawn.game = { sound: () => null, beats };
    pace = 1;
    hear(update({ mine: [0, 1] }));
    await vi.waitFor(() => expect(store.game).not.toBeNull());
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test("is seen to its end when another of one's seats is asked next", () => {
    const changes = { rev: 2, mine: [0, 1], asked: [1], view: { round: 3 } } as unknown as Partial<Update>;
    hear(update({ ...changes, prompt: null, keep: 3, log: [answered] } as Partial<Update>));
    expect(sent("look")).toEqual([{ type: "look", seat: 1 }]);
    hear(update({ ...changes, seat: 1, log } as Partial<Update>));
    expect(store.board).toMatchObject({ seat: 1, view: { round: 2 } });
    vi.advanceTimersByTime(100);
    expect(store.board).toMatchObject({ view: { round: 3 }, beat: null });
  });

  test("is seen where the seat changes and somebody has moved meanwhile", () => {
    const changes = { rev: 2, mine: [0, 1], asked: [1], seat: 1, log, view: { round: 3 } };
    hear(update(changes as unknown as Partial<Update>));
    expect(store.board).toMatchObject({ seat: 1, view: { round: 2 }, beat: { told: [blow] } });
    vi.advanceTimersByTime(100);
    expect(store.board).toMatchObject({ view: { round: 3 }, beat: null });
  });

  test("is only what one has not been told, though another seat is told it in other words", () => {
    const again = [{ ...answered, told: [{ ...blow, say: { key: "other", args: {} } }] }];
    const later = { step: 4, seat: 1, told: [blow] };
    hear(update({ rev: 2, mine: [0, 1], keep: 3, log: [answered] } as unknown as Partial<Update>));
    vi.advanceTimersByTime(100);
    const changes = { rev: 3, mine: [0, 1], seat: 1, log: [...update().log, ...again, later] };
    hear(update(changes as unknown as Partial<Update>));
    expect(store.board?.beat?.told).toEqual([blow]);
  });

  test("is cut where the seat before had a secret", () => {
    hear(update({ rev: 2, mine: [0, 1], secret: true, keep: 3, log: [] }));
    const changes = { rev: 3, mine: [0, 1], asked: [1], seat: 1, log, view: { round: 3 } };
    hear(update(changes as unknown as Partial<Update>));
    expect(store.board).toMatchObject({ view: { round: 3 }, beat: null });
  });

  test("is cut where the other seat may not see it", () => {
    const changes = { rev: 2, mine: [0, 1], asked: [1], secret: true, view: { round: 3 } };
    hear(update({ ...changes, prompt: null, keep: 3, log: [answered] } as unknown as Partial<Update>));
    hear(update({ ...changes, seat: 1, log } as unknown as Partial<Update>));
    expect(store.board).toMatchObject({ view: { round: 3 }, beat: null });
  });

  test("is seen to its end before a game is over, and only then somebody has won", () => {
    const outcome = { winners: [0], reason: { key: "k", args: {} }, scores: [] };
    const changes = { rev: 2, asked: [], prompt: null, keep: 3, log: [answered], outcome, view: { round: 3 } };
    hear(update(changes as unknown as Partial<Update>));
    expect([store.over, rung]).toEqual([false, []]);
    vi.advanceTimersByTime(100);
    expect(store.board?.view).toEqual({ round: 3 });
    expect([store.over, rung]).toEqual([true, ["win"]]);
  });

  test("is skipped at the end as well", () => {
    const outcome = { winners: [1], reason: { key: "k", args: {} }, scores: [] };
    const changes = { rev: 2, asked: [], prompt: null, keep: 3, log: [answered], outcome };
    hear(update(changes as unknown as Partial<Update>));
    store.skip();
    expect([store.over, rung]).toEqual([true, ["lose"]]);
  });
});
