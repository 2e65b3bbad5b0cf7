import { beforeEach, expect, test, vi } from "vitest";
import { sitAgain, sitAt } from "./sitting";

interface Sent {
  nickname: string;
  seat?: number;
  secret: string;
}

let sent: Sent[];

/** The server answers so, in this order; `null` is no answer at all. */
function answering(...answers: ({ status: number; why?: string } | null)[]): void {
  sent = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Sent);
    const answer = answers[sent.length - 1];
    if (!answer) throw new TypeError("the connection was cut");
    const seated = { table: "oak", tokens: { 1: sent[0]?.secret }, host: "" };
    const told = answer.why ? { why: answer.why, message: "", said: null } : seated;
    return new Response(JSON.stringify(told), { status: answer.status });
  });
}

beforeEach(() => {
  const held = new Map<string, string>();
  const getItem = (key: string) => held.get(key) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: (key: string, value: string) => void held.set(key, value) });
  vi.stubGlobal("setTimeout", (work: () => void) => void queueMicrotask(work));
});

test("whoever gets no answer asks again with the same secret", async () => {
  answering(null, { status: 503, why: "busy" }, { status: 201 });
  const seated = await sitAt("oak", { nickname: "Leo", seat: 1 });
  expect(seated.tokens[1]).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(sent).toEqual(Array(3).fill({ nickname: "Leo", seat: 1, secret: seated.tokens[1] }));
});

test("after that the page may be loaded again, and asks once more", async () => {
  answering(null, null, null, null);
  await expect(sitAt("oak", { nickname: "Leo" })).rejects.toThrow();
  const { secret } = sent[0]!;
  answering({ status: 201 });
  expect(await sitAgain("elm")).toBeNull();
  expect((await sitAgain("oak"))?.tokens).toEqual({ 1: secret });
  expect(await sitAgain("oak")).toBeNull();
});

test("a refusal is told at once, and nothing is asked again", async () => {
  answering({ status: 409, why: "full" });
  await expect(sitAt("oak", { nickname: "Leo" })).rejects.toThrow();
  expect(sent).toHaveLength(1);
  expect(await sitAgain("oak")).toBeNull();
});
