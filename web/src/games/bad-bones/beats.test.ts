import { describe, expect, it } from "vitest";
import type { BadBonesMarched, BadBonesView, KingdomView } from "../../protocol";
import { beats } from "./beats";
import { walk } from "./flight";
import { groundOf } from "./ground";
import { bone, FACTS, kingdom, marched, table, told, YELLOW } from "./sample";

const after = table(kingdom("raven"), kingdom("stag"));

function views(found: ReturnType<typeof beats>): BadBonesView[] {
  return found.map((beat) => beat.view as BadBonesView);
}

describe("beats", () => {
  it("move all heroes in one moment, each lifted off its board", () => {
    const before = table(kingdom("raven"), kingdom("stag"));
    const found = beats(
      before,
      told(
        { event: "HeroMoved", seat: 0, origin: "c3", cell: "c4" },
        { event: "HeroMoved", seat: 1, origin: "c3", cell: "b2" },
      ),
      after,
    );
    expect(found).toHaveLength(1);
    expect(views(found)[0]?.kingdoms.map((one) => one.hero)).toEqual([null, null]);
    expect(before.kingdoms[0]?.hero).toBe("c3");
  });

  it("lay a trap, then walk, then wear it, each upon the table the one before has left", () => {
    const before = table(kingdom("raven", { bones: [bone("a5")] }), kingdom("stag"));
    const wall = { kind: "wall", turn: "/", damaged: false };
    const found = beats(
      before,
      told(
        { event: "TrapPlaced", seat: 0, cell: "b5", trap: wall },
        marched(["a5", "b5", "edge up"], "leaves", { target: 1 }),
        { event: "Wore", seat: 0, cell: "b5", trap: wall, now: { ...wall, damaged: true }, why: "used" },
      ),
      after,
    );
    const [laid, walking, worn] = views(found);
    expect(found.map((beat) => beat.sound)).toEqual(["place", "step", "turn"]);
    expect(laid?.kingdoms[0]?.bones).toHaveLength(1);
    expect(walking?.kingdoms[0]?.traps).toHaveLength(1);
    expect(walking?.kingdoms[0]?.bones).toEqual([]);
    expect(worn?.kingdoms[0]?.traps).toEqual([]);
  });

  it("take one of several that are alike, and put it down as one that has moved", () => {
    const before = table(kingdom("raven", { bones: [bone("a5", { count: 2 })] }));
    const found = beats(
      before,
      told(marched(["a5", "b5"], "stands"), { event: "Arrived", seat: 0, drawn: [], sent: [] }),
      after,
    );
    expect(views(found)[1]?.kingdoms[0]?.bones).toEqual([bone("a5"), bone("b5", { face: "black", moved: true })]);
  });

  it("burn a house for the moments that follow", () => {
    const found = beats(
      table(kingdom("raven", { bones: [bone("a1")] })),
      told(
        marched(["a1", "edge down"], "leaves"),
        { event: "Struck", seat: 0, what: "village", change: -1, left: 4 },
        { event: "Arrived", seat: 0, drawn: [YELLOW], sent: [] },
      ),
      after,
    );
    expect(views(found).map((view) => view.kingdoms[0]?.houses)).toEqual([5, 4]);
    expect(found[0]?.sound).toBe("burn");
  });

  it("go on from where a skeleton waited for its owner's choice", () => {
    const dragon = { square: "b4", kind: "dragon", turn: "", damaged: false, used: false, aim: "", load: [] };
    const found = beats(
      table(kingdom("raven", { traps: [dragon] })),
      told(marched(["a4", "b4", "b5"], "stands"), marched(["e1", "d1"], "stands")),
      after,
    );
    const paths = found[0]?.told.map(({ show }) => (show as BadBonesMarched).path);
    expect(paths).toEqual([
      ["b4", "b5"],
      ["e1", "d1"],
    ]);
  });

  it("go on from the edge when the choice was whom a skeleton is sent to", () => {
    const found = beats(after, told(marched(["b5", "c5", "edge up"], "leaves", { target: 1 })), after);
    expect((found[0]?.told[0]?.show as BadBonesMarched).path).toEqual(["c5", "edge up"]);
  });

  it("show what a weapon leaves behind in the moments that follow", () => {
    const used = { event: "WeaponUsed" as const, seat: 0, landing: "", colour: "", target: -1, kinds: [YELLOW] };
    const arrived = { event: "Arrived" as const, seat: 0, drawn: [], sent: [] };
    const near = table(kingdom("raven", { hero: "b4", bones: [bone("b5"), bone("d5")] }));
    const later = (
      weapon: string,
      more: { cell: string; landing?: string; colour?: string },
    ): KingdomView | undefined =>
      views(beats(near, told({ ...used, weapon, ...more }, arrived), after))[1]?.kingdoms[0];
    expect(later("battle_axe", { cell: "", colour: "yellow" })?.bones).toEqual([bone("d5")]);
    expect(later("crossbow", { cell: "d5" })?.bones).toEqual([bone("b5")]);
    expect(later("ice_staff", { cell: "d5" })?.bones[1]).toEqual(bone("d5", { frozen: true, face: "black" }));
    expect(later("morning_star", { cell: "b5", landing: "a5" })?.bones[0]?.place).toBe("a5");
    expect(later("teleport_staff", { cell: "c3" })?.hero).toBe("c3");
  });

  it("never let a walk take longer than four seconds", () => {
    const many = Array.from({ length: 30 }, () => marched(["a5", "b5", "b4", "b3"], "stands"));
    expect(beats(after, told(...many), after)[0]?.ms).toBeLessThanOrEqual(4000);
  });

  it("rest on the boards as the game leaves them", () => {
    const burnt = { event: "Struck", seat: 0, what: "tower", change: -1, left: 3 } as const;
    const found = beats(
      after,
      told(marched(["c2", "c3"], "tower"), burnt, { event: "GameEnded", ending: "won" }),
      after,
    );
    expect(found).toHaveLength(2);
    expect(views(found)[1]?.kingdoms[0]?.floors).toBe(3);
    expect(found[1]?.told).toEqual([]);
  });

  it("have nothing to show for what moves nothing", () => {
    expect(beats(after, told({ event: "NothingPlaced", seat: 0 }, { event: "RoundBegan", round: 2 }), after)).toEqual(
      [],
    );
  });
});

describe("a walk", () => {
  const ground = groundOf(FACTS, false, 2);

  it("goes first and turns then", () => {
    const { move, turn } = walk(marched(["b5", "c5"], "stands", { facing: "down" }), ground);
    expect(move.at(-2)?.transform).toBe(move.at(-1)?.transform);
    expect(turn.map((frame) => frame.transform)).toEqual(["rotate(0deg)", "rotate(0deg)", "rotate(90deg)"]);
  });

  it("comes back from a barricade", () => {
    const { move } = walk(marched(["b5", "c5"], "stays"), ground);
    expect(move.at(-1)?.transform).toBe(move[0]?.transform);
  });

  it("turns the short way round", () => {
    const { turn } = walk(marched(["c5", "c4"], "stands", { facing: "right" }), ground);
    expect(turn.at(-1)?.transform).toBe("rotate(0deg)");
  });
});
