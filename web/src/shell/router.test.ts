import { expect, test } from "vitest";
import { placeOf } from "./router.svelte";

test.each([
  ["/", { screen: "Lobby" }],
  ["/table/oak-42", { screen: "Table", id: "oak-42" }],
  ["/replay", { screen: "Replay" }],
  ["/replay/oak-42", { screen: "Replay", id: "oak-42" }],
  ["/rules/baby-boom", { screen: "Rules", game: "baby-boom" }],
  ["/pieces", { screen: "Pieces" }],
  ["/party", { screen: "Planning", game: "too-many-bones" }],
  ["/seat", { screen: "TakeSeat" }],
  ["/table/%", { screen: "Table", id: "%" }],
  ["/table/a%2Fb", { screen: "Table", id: "a/b" }],
])("%s has a screen", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test.each(["/api/games", "/table", "/seat/secret", "/nowhere", "/table/a/b"])("%s has none", (path) => {
  expect(placeOf(path)).toBeNull();
});
