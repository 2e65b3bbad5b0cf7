// A party that is being gathered: who goes, who plays whom, against whom, and what is asked of the server.
import type { GameInfo, NewTable } from "../../../protocol";
import { newDraft, planOf, type Draft, type Sitter } from "../../../shell/newtable";

export interface Member {
  gearloc: string;
  sitter: Sitter;
  name: string; // of somebody else at this screen
}

export interface Party {
  members: Member[]; // in the order of their seats
  draft: Draft; // all else that can be chosen
}

/** Two who get along, against the first tyrant; everything else as usual. */
export function newParty(info: GameInfo): Party {
  const members: Member[] = ["picket", "boomer"].map((gearloc) => ({ gearloc, sitter: "me", name: "" }));
  return { members, draft: newDraft(info) };
}

/** Somebody joins, played by oneself, or stays at home; one at least goes. */
export function toggled(members: Member[], gearloc: string): Member[] {
  if (members.some((member) => member.gearloc === gearloc)) {
    return members.length > 1 ? members.filter((member) => member.gearloc !== gearloc) : members;
  }
  return [...members, { gearloc, sitter: "me", name: "" }];
}

/** Another plays a gearloc. */
export function played(members: Member[], gearloc: string, sitter: Sitter): Member[] {
  return members.map((member) => (member.gearloc === gearloc ? { ...member, sitter } : member));
}

/** What is asked of the server. One person may play several gearlocs, and each has the person's name. */
export function tableOf(info: GameInfo, party: Party, nickname: string): NewTable {
  const { members, draft } = party;
  const seats = members.map(({ sitter }) => sitter);
  const options = { ...draft.options, party: members.map(({ gearloc }) => gearloc).join(", "), battle: "" };
  const plan = planOf(info, { ...draft, seats, names: members.map(({ name }) => name), options }, nickname);
  const named = plan.seats.map((seat, at) => (members[at]!.sitter === "me" ? { ...seat, nickname } : seat));
  return { ...plan, seats: named };
}

/** A single battle: as many seats as its text has gearlocs, all one's own. */
export function battleOf(info: GameInfo, battle: string, nickname: string): NewTable {
  const gearlocs = battle.split(/\s(?:vs|contre)\s/i)[0]!.split(",").length;
  const count = Math.min(Math.max(gearlocs, info.fewest), info.most);
  const seats = Array.from({ length: count }, () => ({ kind: "me" as const, nickname }));
  return { game: info.name, seats, options: { battle }, nickname };
}

const LESSON = ["picket", "boomer"]; // whom the rulebook takes along on its first two days, and against whom
const LESSON_OPTIONS = { tyrant: "drellen", mode: "adventure" };

/** Whether this is the party of the rulebook's first two days. */
export function isLesson({ members, draft }: Party): boolean {
  const sameOptions = Object.entries(LESSON_OPTIONS).every(([name, value]) => draft.options[name] === value);
  return sameOptions && members.map(({ gearloc }) => gearloc).join() === LESSON.join();
}

/** Make it that party; whoever plays one of them already goes on doing so. */
export function learn(party: Party): void {
  party.members = LESSON.map(
    (gearloc) =>
      party.members.find((member) => member.gearloc === gearloc) ?? { gearloc, sitter: "me" as const, name: "" },
  );
  Object.assign(party.draft.options, LESSON_OPTIONS);
}
