// The sixteen dice of a gearloc as a tree: professions, in each of them chains, what comes first on the left.
import type { FaceView, SkillDieView, Words } from "../../../protocol";

/** Dice that lead to one another; a column holds those that lie equally deep. */
type Chain = SkillDieView[][];

interface Branch {
  profession: string;
  line: Words; // what it is called
  chains: Chain[];
  wide: number; // columns it takes, of at most five
  never: boolean; // none of them is ever trained
}

export const COLUMNS = 5;

/** Professions in the order of their first die, what is never trained last, as far as rows of five columns let them. */
export function branches(dice: SkillDieView[]): Branch[] {
  const lines = new Map<string, SkillDieView[]>();
  for (const die of [...dice].sort((one, other) => one.number - other.number)) {
    lines.set(die.profession, [...(lines.get(die.profession) ?? []), die]);
  }
  const found = [...lines.values()].map(branch);
  return packed([...found.filter((one) => !one.never), ...found.filter((one) => one.never)]);
}

/** Where a row has room left, the next profession that fits moves up. */
function packed(found: Branch[]): Branch[] {
  const rest = [...found];
  const rows: Branch[] = [];
  let room = 0;
  while (rest.length > 0) {
    const fits = rest.findIndex((one) => one.wide <= room);
    const [next] = rest.splice(Math.max(0, fits), 1);
    if (next === undefined) break;
    room = (fits < 0 ? COLUMNS : room) - next.wide;
    rows.push(next);
  }
  return rows;
}

function branch(dice: SkillDieView[]): Branch {
  const first = dice[0];
  if (first === undefined) throw new Error("a profession without dice");
  const chains = dice.filter((die) => before(die, dice).length === 0).map((root) => chain(root, dice));
  const wide = chains.reduce((sum, one) => sum + one.length, 0);
  const never = dice.every((die) => die.consumable || die.counter);
  return { profession: first.profession, line: first.line, chains, wide: Math.min(wide, COLUMNS), never };
}

function before(die: SkillDieView, dice: SkillDieView[]): SkillDieView[] {
  return dice.filter((one) => die.needs.includes(one.die));
}

/** From a die on: those it leads to, then those that they lead to. */
function chain(root: SkillDieView, dice: SkillDieView[]): Chain {
  const columns: Chain = [];
  let column = [root];
  while (column.length > 0) {
    columns.push(column);
    column = dice.filter((die) => column.some((one) => die.needs.includes(one.die)));
  }
  return columns;
}

/** The faces of a die from left to right, each with how many of the six are like it. */
export function odds(faces: FaceView[]): { face: FaceView; count: number }[] {
  const found: { face: FaceView; count: number }[] = [];
  for (const face of faces) {
    const known = found.find((one) => isAlike(one.face, face));
    if (known === undefined) found.push({ face, count: 1 });
    else known.count += 1;
  }
  return found;
}

function isAlike(one: FaceView, other: FaceView): boolean {
  if (one.icon !== other.icon || one.value !== other.value) return false;
  return one.also === other.also && one.also_value === other.also_value;
}
