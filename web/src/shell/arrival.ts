// A link that brings seats to this device, and the secret they will have here. Both are remembered until the server has
// answered, so that whoever got no answer can ask again.
import { remember, remembered } from "./store";

interface Arrival {
  link: string;
  secret: string;
}

const KEY = "boneyard-arrival";

/** A secret with 128 random bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The arrival that the part of an address after # asks for; without one, that which had no answer yet. */
export function arrivalOf(hash: string): Arrival | null {
  const before = remembered(KEY) as Partial<Arrival> | null;
  const known = before?.link && before.secret ? { link: before.link, secret: before.secret } : null;
  const link = hash.replace(/^#/, "");
  if (!link || known?.link === link) return known;
  const arrival = { link, secret: newSecret() };
  remember(KEY, arrival);
  return arrival;
}

/** The server has answered. */
export function endArrival(): void {
  remember(KEY, null);
}
