// Whether the seed opened at the end is the one that was sealed before the first move.

/** "unknown" where the browser has no means to check. */
export async function seedCheck(seed: string, sealed: string): Promise<"match" | "differ" | "unknown"> {
  if (globalThis.crypto?.subtle === undefined) return "unknown";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === sealed ? "match" : "differ";
}
