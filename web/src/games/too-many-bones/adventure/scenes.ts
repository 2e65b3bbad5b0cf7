// Where a card of the encounter deck takes place: a sky, a land, and what stands in it. The pictures are our own.
type Sky = "night" | "dusk" | "day" | "fog" | "under";
type Land = "forest" | "bog" | "plain" | "peaks" | "cave" | "hall" | "walls" | "water";
export type Thing =
  | "fire"
  | "torches"
  | "tents"
  | "bones"
  | "chest"
  | "eyes"
  | "arrows"
  | "wings"
  | "cart"
  | "boat"
  | "door"
  | "stump"
  | "rope"
  | "golem"
  | "boxes"
  | "orb"
  | "smoke"
  | "crowd"
  | "belly"
  | "rubble";

interface Setting {
  sky: Sky;
  land: Land;
  thing: Thing;
}

const PLACES: Record<string, [Sky, Land, Thing]> = {
  "classic-01": ["fog", "bog", "eyes"],
  "classic-02": ["dusk", "plain", "wings"],
  "classic-03": ["day", "forest", "door"],
  "classic-04": ["night", "forest", "rope"],
  "classic-05": ["day", "forest", "rope"],
  "classic-06": ["fog", "bog", "smoke"],
  "classic-07": ["day", "peaks", "crowd"],
  "classic-08": ["night", "forest", "torches"],
  "classic-09": ["day", "peaks", "arrows"],
  "classic-10": ["day", "forest", "stump"],
  "classic-11": ["day", "plain", "crowd"],
  "classic-12": ["dusk", "cave", "fire"],
  "classic-13": ["day", "plain", "cart"],
  "classic-14": ["night", "plain", "torches"],
  "classic-15": ["day", "peaks", "cart"],
  "classic-16": ["day", "forest", "arrows"],
  "classic-17": ["dusk", "peaks", "golem"],
  "classic-18": ["dusk", "cave", "eyes"],
  "classic-19": ["dusk", "forest", "tents"],
  "classic-20": ["day", "plain", "arrows"],
  "classic-21": ["under", "cave", "bones"],
  "classic-22": ["day", "forest", "bones"],
  "classic-23": ["fog", "bog", "tents"],
  "classic-24": ["night", "plain", "fire"],
  "classic-25": ["under", "cave", "eyes"],
  "classic-26": ["under", "cave", "chest"],
  "classic-27": ["night", "forest", "tents"],
  "classic-28": ["day", "plain", "stump"],
  "classic-29": ["under", "cave", "rubble"],
  "classic-30": ["night", "plain", "fire"],
  "solo-01": ["day", "water", "crowd"],
  "solo-02": ["day", "peaks", "arrows"],
  "solo-03": ["dusk", "forest", "golem"],
  "solo-04": ["night", "forest", "eyes"],
  "solo-05": ["night", "forest", "rope"],
  "solo-06": ["day", "forest", "rubble"],
  "solo-07": ["day", "plain", "crowd"],
  "solo-08": ["dusk", "water", "stump"],
  "solo-09": ["day", "plain", "cart"],
  "solo-10": ["day", "water", "crowd"],
  "solo-11": ["night", "plain", "torches"],
  "solo-12": ["day", "walls", "cart"],
  "special-01": ["night", "walls", "torches"],
  "special-02": ["day", "walls", "crowd"],
  "special-03": ["night", "water", "boat"],
  "special-04": ["dusk", "forest", "torches"],
  "special-05": ["under", "cave", "door"],
  "special-06": ["day", "plain", "cart"],
  "tyrant-nom-1": ["day", "plain", "belly"],
  "tyrant-mulmesh-1": ["dusk", "forest", "eyes"],
  "tyrant-drellen-1": ["fog", "bog", "fire"],
  "tyrant-gendricks-1": ["under", "hall", "orb"],
  "tyrant-gendricks-2": ["under", "hall", "orb"],
  "tyrant-goblin-king-1": ["day", "forest", "boxes"],
  "tyrant-goblin-king-2": ["dusk", "plain", "crowd"],
  "tyrant-marrow-1": ["dusk", "peaks", "tents"],
  "tyrant-marrow-2": ["day", "water", "crowd"],
  "tyrant-duster-1": ["night", "forest", "eyes"],
  "tyrant-duster-2": ["fog", "forest", "tents"],
  "tyrant-duster-3": ["dusk", "forest", "stump"],
};

/** Where a card takes place; one nobody has drawn yet is met on the road at night. */
export function settingOf(card: string): Setting {
  const [sky, land, thing] = PLACES[card] ?? ["night", "forest", "fire"];
  return { sky, land, thing };
}

const MIDDLES: Partial<Record<Thing, number>> = {
  fire: 706,
  torches: 230,
  tents: 300,
  eyes: 250,
  arrows: 300,
  cart: 630,
  boat: 420,
  smoke: 280,
  crowd: 640,
};

/** What to look at where there is no room for the whole: half as wide, with the thing in the middle. */
export function closeUp({ thing }: Setting): string {
  const middle = MIDDLES[thing] ?? 460;
  return `${Math.min(520, Math.max(0, middle - 200))} 0 400 200`;
}

interface Palette {
  air: string;
  far: string;
  near: string;
  ground: string;
  tall: [string, string, string]; // trees or rocks, three shades
  path: string;
  shade: string; // silhouettes
}

export const PALETTES: Record<Sky, Palette> = {
  night: {
    air: "#33405a",
    far: "#4a5570",
    near: "#3a465c",
    ground: "#2c3a3a",
    tall: ["#22302d", "#27372f", "#1e2b2a"],
    path: "#6d5b45",
    shade: "#120e0a",
  },
  dusk: {
    air: "#d8926a",
    far: "#9a6a72",
    near: "#6d5266",
    ground: "#4d4a44",
    tall: ["#3a3a40", "#44424a", "#32333a"],
    path: "#8f7350",
    shade: "#241a18",
  },
  day: {
    air: "#bcd6dc",
    far: "#9db9a8",
    near: "#87a583",
    ground: "#7c9866",
    tall: ["#4d7a4f", "#5b8a57", "#42694a"],
    path: "#cdb284",
    shade: "#3b3226",
  },
  fog: {
    air: "#c3c9b8",
    far: "#aab39d",
    near: "#8f9a80",
    ground: "#6f7b5e",
    tall: ["#5d6a50", "#68755a", "#525e48"],
    path: "#8a8f6a",
    shade: "#2f3527",
  },
  under: {
    air: "#2a2530",
    far: "#3b3340",
    near: "#4a3f48",
    ground: "#5a4c48",
    tall: ["#332b35", "#3d343f", "#2b242e"],
    path: "#7b6a5c",
    shade: "#120e12",
  },
};

/** Places of trees or rocks along the horizon: uneven, and the same each time. */
export function standing(count: number): { x: number; y: number; size: number; shade: number }[] {
  return Array.from({ length: count }, (_, n) => ({
    x: 14 + n * (920 / count) + ((n * 37) % 11) - 5,
    y: 84 + ((n * 53) % 34),
    size: 0.85 + ((n * 29) % 10) / 14,
    shade: (n * 7) % 3,
  }));
}
