import { beforeEach, expect, test, vi } from "vitest";
import { arrivalOf, endArrival, newSecret } from "./arrival";

beforeEach(() => {
  const held = new Map<string, string>();
  const getItem = (key: string) => held.get(key) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: (key: string, value: string) => void held.set(key, value) });
});

test("a secret has 128 bits that fit into an address", () => {
  expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test("whoever opens the same link again, or loads the page again, asks with the same secret", () => {
  const arrival = arrivalOf("#abc");
  expect(arrival?.link).toBe("abc");
  expect(arrivalOf("#abc")).toEqual(arrival);
  expect(arrivalOf("")).toEqual(arrival);
});

test("another link has another secret", () => {
  const first = arrivalOf("#abc");
  expect(arrivalOf("#def")?.secret).not.toBe(first?.secret);
});

test("nothing is left once the server has answered", () => {
  arrivalOf("#abc");
  endArrival();
  expect(arrivalOf("")).toBeNull();
});

test("without storage the link still works", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(arrivalOf("#abc")?.link).toBe("abc");
});
