import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Beat } from "../games/game";
import type { GameView } from "../protocol";
import { Player } from "./animate";

const view = (name: string) => name as unknown as GameView;
const beat = (name: string, ms = 100): Beat => ({ view: view(name), told: [], ms });

let shown: { view: GameView; moving: boolean; ms: number }[];
let player: Player;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  player = new Player({ show: (view, beat, ms) => void shown.push({ view, moving: beat !== null, ms }) });
});
afterEach(() => vi.useRealTimers());

const views = () => shown.map((each) => each.view);

describe("what happened", () => {
  test("is played beat by beat and ends with the table as it is", () => {
    player.play([beat("a"), beat("b")], view("end"), 1);
    expect(views()).toEqual(["a"]);
    vi.advanceTimersByTime(200);
    expect(views()).toEqual(["a", "b", "end"]);
    expect(shown.at(-1)?.moving).toBe(false);
  });

  test("is not cut short by an update that tells nothing", () => {
    player.play([beat("a"), beat("b")], view("end"), 1);
    player.play([], view("later"), 1);
    vi.advanceTimersByTime(200);
    expect(views()).toEqual(["a", "b", "later"]);
  });

  test("takes as long as the chosen speed says", () => {
    player.play([beat("a")], view("end"), 2);
    expect(shown[0]?.ms).toBe(200);
  });

  test("is shown at once without motion", () => {
    player.play([beat("a")], view("end"), 0);
    expect(views()).toEqual(["end"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("can be skipped", () => {
    player.play([beat("a"), beat("b")], view("end"), 1);
    player.finish();
    expect(views()).toEqual(["a", "end"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("waits its turn behind what is still moving", () => {
    player.play([beat("a")], view("first"), 1);
    player.play([beat("b")], view("second"), 1);
    vi.advanceTimersByTime(200);
    expect(views()).toEqual(["a", "b", "second"]);
  });

  test("jumps ahead rather than lag more than two seconds", () => {
    player.play([beat("a", 1500), beat("b", 1500)], view("first"), 1);
    player.play([beat("c")], view("second"), 1);
    expect(views()).toEqual(["a", "c"]);
  });

  test("runs faster where one step would take very long", () => {
    player.play([beat("a", 12_000)], view("end"), 1);
    expect(shown[0]?.ms).toBe(6_000);
  });

  test("stops when one leaves", () => {
    player.play([beat("a")], view("end"), 1);
    player.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
