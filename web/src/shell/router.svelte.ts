// Which screen the address shows. Plain links work: <a href="/pieces">; elsewhere call go().
import { GAMES } from "../games/registry";

export type Place =
  | { screen: "Lobby" }
  | { screen: "Table"; id: string }
  | { screen: "Replay"; id?: string }
  | { screen: "Rules"; game: string }
  | { screen: "Pieces" }
  | { screen: "Planning"; game: string }
  | { screen: "TakeSeat" };

/** A path may be typed by hand, with a percent sign that means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The screen of a path; nothing for a path of the server's. */
export function placeOf(path: string): Place | null {
  const [first = "", second, ...more] = path.split("/").slice(1).map(decoded);
  if (more.length) return null;
  if (!second) {
    if (first === "") return { screen: "Lobby" };
    if (first === "replay") return { screen: "Replay" };
    if (first === "pieces") return { screen: "Pieces" };
    if (first === "seat") return { screen: "TakeSeat" };
    const planned = GAMES.find(({ planning }) => planning?.path === first);
    return planned ? { screen: "Planning", game: planned.name } : null;
  }
  switch (first) {
    case "table":
      return { screen: "Table", id: second };
    case "replay":
      return { screen: "Replay", id: second };
    case "rules":
      return { screen: "Rules", game: second };
    default:
      return null;
  }
}

let place = $state.raw<Place>((globalThis.location && placeOf(location.pathname)) ?? { screen: "Lobby" });

export const router = {
  get place(): Place {
    return place;
  },
};

function arrive(): void {
  place = placeOf(location.pathname) ?? { screen: "Lobby" };
}

/** Show another screen; `replace` leaves no way back to this one. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
}

/** Follows links to our own screens without reloading the page. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || !placeOf(link.pathname)) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname);
}

/** Call once: listen to links and to the browser's back and forward. */
export function route(): () => void {
  document.addEventListener("click", follow);
  addEventListener("popstate", arrive);
  return () => {
    document.removeEventListener("click", follow);
    removeEventListener("popstate", arrive);
  };
}
