import type { Table } from "../protocol";

/** Whether a table waits for people or is played: it is neither over nor closed. */
export function isRunning({ status }: Pick<Table, "status">): boolean {
  return status === "open" || status === "playing";
}
