// From the lobby to a table: open one, sit down at one.
import { openTable, problemPhrase } from "../api";
import type { NewTable, Seated } from "../protocol";
import { text } from "../words/lang.svelte";
import { keys } from "./keys.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { sitAt } from "./sitting";
import { toast } from "./toasts.svelte";

/** What the table calls this person; a guest need not say a name, but is not called like the guests who sit there. */
export function ownNickname(taken: string[] = []): string {
  const guest = text("web-shell-guest");
  const guests = [guest, ...taken.map((_, index) => `${guest} ${index + 2}`)];
  return settings.nickname.trim() || (guests.find((name) => !taken.includes(name)) ?? guest);
}

/** What went wrong, which is on the screen then; nothing if it worked. */
async function seated(asking: Promise<Seated>): Promise<unknown> {
  try {
    const place = await asking;
    keys.add(place);
    go(`/table/${place.table}`);
    return null;
  } catch (error) {
    toast(problemPhrase(error), "harm");
    return error;
  }
}

export function open(plan: NewTable): Promise<unknown> {
  return seated(openTable(plan));
}

export function sit(table: string): Promise<unknown> {
  return seated(sitAt(table, { nickname: ownNickname() }));
}
