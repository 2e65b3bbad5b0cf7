import { expect, test } from "vitest";
import { isLoopback } from "./reach.svelte";

test.each(["localhost", "boneyard.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is this computer", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["192.168.1.23", "play.example.org", "localhost.example.org", "127.example.org"])(
  "%s may be another",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
