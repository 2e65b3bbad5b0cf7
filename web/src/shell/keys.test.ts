import { beforeEach, expect, test, vi } from "vitest";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const held = new Map<string, string>();
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

async function fresh() {
  vi.resetModules();
  return (await import("./keys.svelte")).keys;
}

beforeEach(() => vi.stubGlobal("localStorage", storage()));

test("a place that became ours is remembered", async () => {
  (await fresh()).add({ table: "oak-42", tokens: { 0: "a", 2: "b" }, host: "h" });
  expect((await fresh()).of("oak-42")).toEqual(["a", "b", "h"]);
});

test("a second seat at the same table keeps the first, and the host", async () => {
  const keys = await fresh();
  keys.add({ table: "oak-42", tokens: { 0: "a" }, host: "h" });
  keys.add({ table: "oak-42", tokens: { 1: "b" }, host: "" });
  expect(keys.of("oak-42")).toEqual(["a", "b", "h"]);
});

test("another tab's secrets survive", async () => {
  const here = await fresh();
  const there = await fresh();
  there.add({ table: "elm-7", tokens: { 0: "x" }, host: "" });
  here.add({ table: "oak-42", tokens: { 0: "a" }, host: "" });
  expect(Object.keys(here.all).sort()).toEqual(["elm-7", "oak-42"]);
});

test("a rematch opens with the same secrets", async () => {
  const keys = await fresh();
  keys.add({ table: "oak-42", tokens: { 0: "a" }, host: "h" });
  keys.copy("oak-42", "ash-1");
  expect(keys.of("ash-1")).toEqual(["a", "h"]);
});

test("what is forgotten is gone", async () => {
  const keys = await fresh();
  keys.add({ table: "oak-42", tokens: { 0: "a" }, host: "" });
  keys.forget("oak-42");
  expect((await fresh()).of("oak-42")).toEqual([]);
});

test("without storage the seats are held until the page goes", async () => {
  vi.stubGlobal("localStorage", undefined);
  const keys = await fresh();
  keys.add({ table: "oak-42", tokens: { 0: "a" }, host: "" });
  expect(keys.of("oak-42")).toEqual(["a"]);
});
