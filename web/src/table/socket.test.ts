import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage } from "../protocol";
import { TableSocket, wait, type Connection } from "./socket";

class Wire {
  sent: { type: string }[] = [];
  gone = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.gone = true;
  }
}

let wires: Wire[];
let seen: Connection[];
let heard: ServerMessage[];
let socket: TableSocket;
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  seen = [];
  heard = [];
  const handlers = {
    hello: () => ({ type: "hello" as const, tokens: ["secret"] }),
    hear: (message: ServerMessage) => void heard.push(message),
    changed: (connection: Connection) => void seen.push(connection),
  };
  socket = new TableSocket("ws://table", handlers, () => {
    wires.push(new Wire());
    return last() as unknown as WebSocket;
  });
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a table's socket", () => {
  test("says hello first", () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", tokens: ["secret"] }]);
    expect(seen).toEqual(["connecting", "open"]);
  });

  test("refuses to send while it is not open, and sends nothing late", () => {
    expect(socket.send({ type: "pick", prompt: 1, pick: 0 })).toBe(false);
    last().onopen?.();
    expect(last().sent.map((message) => message.type)).toEqual(["hello"]);
  });

  test("comes back by itself", () => {
    last().onopen?.();
    last().onclose?.({ code: 1006 });
    expect(seen.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
    last().onopen?.();
    expect(seen.at(-1)).toBe("open");
  });

  test("comes back later and later while the server only says that it cannot", () => {
    const busy = { type: "problem", why: "busy", message: "", about: "hello", said: null };
    for (let tries = 0; tries < 6; tries += 1) {
      last().onopen?.();
      last().onmessage?.({ data: JSON.stringify(busy) });
      last().onclose?.({ code: 1011 });
      vi.advanceTimersByTime(16_000);
    }
    const before = wires.length;
    last().onclose?.({ code: 1011 });
    vi.advanceTimersByTime(7_000);
    expect(wires).toHaveLength(before);
  });

  test("comes back at once when the network does", () => {
    last().onopen?.();
    last().onclose?.({ code: 1006 });
    socket.wake();
    expect(wires).toHaveLength(2);
  });

  test("knows at once that the network is gone", () => {
    last().onopen?.();
    socket.cut();
    expect(seen.at(-1)).toBe("lost");
    expect(socket.send({ type: "ping" })).toBe(false);
  });

  test("gives up on an unknown table", () => {
    last().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(seen.at(-1)).toBe("unknown");
  });

  test("gives up on a table that cannot be read", () => {
    last().onclose?.({ code: 4410 });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(seen.at(-1)).toBe("unreadable");
  });

  test("rests after a flood", () => {
    last().onopen?.();
    last().onclose?.({ code: 4429 });
    vi.advanceTimersByTime(9_000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });

  test("asks every twenty seconds and drops a line that is silent", () => {
    last().onopen?.();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(45_000);
    expect(wires[0]?.gone).toBe(true);
    expect(wires.length).toBeGreaterThan(1);
  });

  test("does not trust an open line after a sleep", () => {
    last().onopen?.();
    socket.wake();
    expect(last().sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(5_000);
    expect(wires).toHaveLength(2);
  });

  test("trusts a line that answers", () => {
    last().onopen?.();
    socket.wake();
    last().onmessage?.({ data: '{"type":"pong"}' });
    vi.advanceTimersByTime(6_000);
    expect(wires).toHaveLength(1);
    expect(heard).toEqual([{ type: "pong" }]);
  });

  test("leaves no timer behind", () => {
    last().onopen?.();
    socket.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("waits grow and never end", () => {
  expect(wait(0, 0)).toBe(250);
  expect(wait(0, 1)).toBe(500);
  expect(wait(20, 1)).toBe(15_000);
});
