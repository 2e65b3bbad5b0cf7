import { afterEach, expect, test, vi } from "vitest";
import { Refused, games, makeLink, openTables, problemPhrase, record, replayRecord } from "./api";

afterEach(() => vi.unstubAllGlobals());

function answering(body: string, status = 200) {
  const fetched = vi.fn((_path: string, _how: RequestInit) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("asks for the games", async () => {
  const fetched = answering("[]");
  expect(await games()).toEqual([]);
  expect(fetched).toHaveBeenCalledWith("/api/games", {});
});

test("sends the secrets of one table only", async () => {
  const fetched = answering('{"link":"x","minutes":30}');
  await makeLink("oak-42", ["secret"]);
  const [path, how] = fetched.mock.calls[0]!;
  expect(path).toBe("/api/tables/oak-42/links");
  expect(how.body).toBe('{"tables":{"oak-42":["secret"]}}');
});

test("sends a record as text", async () => {
  const fetched = answering("{}");
  await replayRecord("boneyard 1");
  expect(fetched.mock.calls[0]![1].headers).toEqual({ "Content-Type": "text/plain; charset=utf-8" });
});

test("reads a record as text", async () => {
  answering("boneyard 1");
  expect(await record("oak-42")).toBe("boneyard 1");
});

test("throws what the server refuses", async () => {
  answering('{"type":"problem","why":"full","message":"no place","about":""}', 409);
  const refusal = await openTables().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(problemPhrase(refusal)).toEqual({ key: "web-shell-problem-full", args: {} });
});

test("hands on what the game says about something the player wrote", async () => {
  const said = { key: "too-many-bones-wrong-party", args: {} };
  answering(JSON.stringify({ type: "problem", why: "options", message: "no party", about: "", said }), 400);
  await expect(openTables()).rejects.toMatchObject({ why: "options", said });
});

test.each(["<html>", "{}"])("an answer without a reason (%s) is no answer", async (body) => {
  answering(body, 502);
  await expect(openTables()).rejects.toMatchObject({ why: "unreachable" });
});

test("no connection is said as such", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(games()).rejects.toMatchObject({ why: "unreachable" });
});
