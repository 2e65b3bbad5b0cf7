import { expect, test } from "vitest";
import type { BabyBoomEvent, Told } from "../../protocol";
import { angle, beside, centre } from "./board";
import { flames, line, marks } from "./marks";

const told = (...shows: BabyBoomEvent[]): Told[] => shows.map((show) => ({ say: { key: "", args: {} }, show }));

const BLAST: BabyBoomEvent = {
  event: "Exploded",
  seat: 0,
  cell: "c3",
  power: 5,
  swept: ["c4", "b3", "a3"],
  hits: ["a3"],
  lost: [{ colour: "green", face: 2 }],
};

test("marks say where dice went, what they met, and what a blast took", () => {
  const found = marks(
    told(
      { event: "Moved", seat: 0, path: ["c1", "c2"], face: 3 },
      { event: "Pushed", seat: 1, path: ["c2", "c3"], face: 1 },
      { event: "Fell", seat: 1, cell: "c3" },
      BLAST,
    ),
  );
  expect(found.trails.map(({ fate }) => fate)).toEqual(["stays", "falls"]);
  expect(found.losses).toEqual([{ square: "a3", colour: "green", face: 2 }]);
});

test("a new round leaves no marks of the one before", () => {
  const found = marks(
    told(BLAST, { event: "RoundBegan", round: 2, first: 0 }, { event: "Placed", seat: 0, cell: "a1" }),
  );
  expect(found).toMatchObject({ blasts: [], losses: [], fresh: ["a1"] });
});

test("flames reach as far as the blast swept", () => {
  if (BLAST.event !== "Exploded") throw new Error();
  const [across, along] = flames(BLAST);
  const xs = across!.points.split(" ").map((point) => Number(point.split(",")[0]));
  const ys = along!.points.split(" ").map((point) => Number(point.split(",")[1]));
  expect(Math.min(...xs)).toBeCloseTo(centre("a3").x - 52);
  expect(Math.max(...xs)).toBeCloseTo(centre("c3").x + 52);
  expect(Math.min(...ys)).toBeCloseTo(centre("c4").y - 52);
});

test("a line ends short of the middle of its last square and points that way", () => {
  const { tip, heading } = line(["d2", "d3", "c3"], 46, 20);
  expect(tip).toEqual({ x: centre("c3").x + 20, y: centre("c3").y });
  expect(heading).toBe(180);
});

test("arrow keys lead to the next square and stop at the edge", () => {
  expect(beside("a1", "ArrowUp")).toBe("a2");
  expect(beside("a1", "ArrowLeft")).toBe("a1");
  expect(beside("a1", "x")).toBeNull();
});

test("tiles are drawn the way they lie", () => {
  expect(angle("conveyor", "up")).toBe(270);
  expect(angle("wall", "left")).toBe(90);
  expect(angle("pinball", "/")).toBe(90);
  expect(angle("pinball", "backslash")).toBe(0);
  expect(angle("hole", "")).toBe(0);
});
