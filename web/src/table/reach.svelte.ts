// How far a link reaches. One on a loopback address opens on this computer only, and the server knows better ones.
import * as api from "../api";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

let known = $state.raw<string[] | null>(null); // what others type; null until the server has answered
let asking: Promise<void> | undefined;

export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Ask the server where others find it, unless this page came from there anyway. */
export function askForReach(): void {
  if (!isLoopback(location.hostname)) return;
  asking ??= api.reach().then(
    (found) => void (known = found),
    () => (asking = undefined),
  );
}

export const reach = {
  /** Whether links of this page open on this computer only, as far as is known. */
  get nowhereElse(): boolean {
    return isLoopback(location.hostname) && known?.length === 0;
  },
  /** Where others in the network find the server, if this page itself came from a loopback address. */
  get network(): string | undefined {
    return known?.[0];
  },
  /** What stands before the path of a link that others can open. */
  get origin(): string {
    return known?.[0] ?? location.origin;
  },
};
