// A replay comes as its first view and what each step changes; what stays the same is shared between the views.
export type Change = { [key: string]: Change } | { "=": unknown };

/** What a change makes of plain data. */
export function changed(before: unknown, change: Change): unknown {
  if ("=" in change) return change["="];
  const copy = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(change)) copy[key] = changed(copy[key], inner);
  return copy;
}

/** The view after every step. */
export function unfolded<T>(first: T, changes: Change[]): T[] {
  const views = [first];
  for (const change of changes) views.push(changed(views.at(-1), change) as T);
  return views;
}
