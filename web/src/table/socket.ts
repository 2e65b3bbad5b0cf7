// The wire to one table: it comes back by itself, notices a dead line, and sends nothing late that was meant for now.
import type { ClientMessage, Hello, ServerMessage } from "../protocol";
import { received } from "./received";

export type Connection = "connecting" | "open" | "lost" | "unknown" | "unreadable" | "flood" | "refused" | "closed";

const PING = 20_000; // milliseconds between two questions whether the server is there
const SILENCE = 45_000; // after so long without a word the line is dead, as after a night's sleep
const ANSWER = 5_000; // a line that looks open has so long to prove it when the window is looked at again
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const AFTER_FLOOD = 10_000;

const UNKNOWN_TABLE = 4404;
const UNREADABLE = 4410;
const FLOOD = 4429;
const FOREIGN = 4403;
const NO_NETWORK = 1006; // what a browser calls a line that broke

/** How long to wait before the next try: twice as long each time, and never all browsers at once. */
export function wait(tries: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return longest / 2 + (longest / 2) * chance;
}

interface SocketHandlers {
  hello(): Hello; // what this browser says first
  hear(message: ServerMessage): void;
  changed(connection: Connection): void;
}

export class TableSocket {
  private wire: WebSocket | null = null;
  private connection: Connection = "closed";
  private tries = 0;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private proof: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly handlers: SocketHandlers,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.tries = 0;
    this.connect();
    this.beat = setInterval(() => this.check(), PING);
  }

  close(): void {
    clearInterval(this.beat);
    this.drop();
    this.become("closed");
  }

  /** Whether it went out; what cannot go now never goes. */
  send(message: ClientMessage): boolean {
    if (this.wire === null || this.connection !== "open") return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Say who this browser is. */
  sendHello(): void {
    this.send(this.handlers.hello());
  }

  /** The network or the window is back: try at once, or make an open line prove itself. */
  wake(): void {
    if (this.connection === "open") this.prove();
    else if (this.connection === "lost" || this.connection === "connecting") {
      this.tries = 0;
      this.connect();
    }
  }

  /** The network is gone: say so now instead of finding out later. */
  cut(): void {
    if (this.connection === "open" || this.connection === "connecting") this.closed(NO_NETWORK);
  }

  /** Try once more after having been turned away. */
  again(): void {
    this.tries = 0;
    this.connect();
  }

  private connect(): void {
    this.drop();
    this.become(this.connection === "lost" ? "lost" : "connecting");
    const wire = this.make(this.url);
    this.wire = wire;
    wire.onopen = () => {
      this.heard = Date.now();
      this.become("open");
      this.sendHello();
    };
    wire.onmessage = (event) => {
      this.heard = Date.now();
      clearTimeout(this.proof);
      if (typeof event.data !== "string") return;
      const message = received(JSON.parse(event.data) as ServerMessage);
      if (message.type !== "problem") this.tries = 0;
      this.handlers.hear(message);
    };
    wire.onclose = (event) => this.closed(event.code);
  }

  private closed(code: number): void {
    this.drop();
    if (code === UNKNOWN_TABLE) return this.become("unknown");
    if (code === UNREADABLE) return this.become("unreadable");
    if (code === FOREIGN) return this.become("refused");
    this.become(code === FLOOD ? "flood" : "lost");
    const pause = code === FLOOD ? AFTER_FLOOD : wait(this.tries, Math.random());
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private check(): void {
    if (this.connection !== "open") return;
    if (Date.now() - this.heard > SILENCE) this.closed(NO_NETWORK);
    else this.send({ type: "ping" });
  }

  private prove(): void {
    clearTimeout(this.proof);
    this.send({ type: "ping" });
    this.proof = setTimeout(() => {
      this.become("lost");
      this.connect();
    }, ANSWER);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.proof);
    if (this.wire === null) return;
    this.wire.onopen = this.wire.onmessage = this.wire.onclose = null;
    this.wire.close();
    this.wire = null;
  }

  private become(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    this.handlers.changed(connection);
  }
}
