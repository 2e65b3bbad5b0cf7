// How this person likes the table. Read `settings.speed` anywhere; assign to change it, and it is remembered.
import type { Language } from "../words/voice";
import { remember, remembered } from "./store";

const CHOICES = {
  language: ["en", "fr"],
  theme: ["auto", "light", "dark"],
  speed: ["off", "slow", "usual", "fast"],
  confirm: ["always", "hurts", "never"],
} as const;

export const THEMES = CHOICES.theme;
export const SPEEDS = CHOICES.speed;
export const CONFIRMS = CHOICES.confirm;

interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number]; // of what moves; "off": straight to the end
  sound: boolean;
  volume: number; // 0 to 1
  confirm: (typeof CONFIRMS)[number]; // ask once more: always, where it hurts, never
  highlight: boolean; // light what may be done
  marks: boolean; // mark the last move
  hints: boolean; // a line of the rules below the question
  nickname: string;
}

const KEY = "boneyard-settings";

export function usual(browserLanguage: string): Settings {
  return {
    language: browserLanguage.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: "auto",
    speed: "usual",
    sound: false,
    volume: 0.6,
    confirm: "hurts",
    highlight: true,
    marks: true,
    hints: true,
    nickname: "",
  };
}

/** What was remembered, where it is still something one can choose; else the usual. */
export function checked(stored: unknown, usually: Settings): Settings {
  const found = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const fits = ([name, value]: [string, unknown]): boolean => {
    const allowed = (CHOICES as Record<string, readonly unknown[]>)[name];
    const before = (usually as unknown as Record<string, unknown>)[name];
    return allowed ? allowed.includes(value) : typeof value === typeof before;
  };
  const good = Object.fromEntries(Object.entries(found).filter(fits)) as Partial<Settings>;
  return { ...usually, ...good, volume: Math.min(1, Math.max(0, good.volume ?? usually.volume)) };
}

export const settings = $state(checked(remembered(KEY), usual(globalThis.navigator?.language ?? "en")));

/** Call once, inside a component: keeps storage and the page in step with the settings. */
export function keepSettings(): void {
  $effect(() => remember(KEY, settings));
  $effect(() => {
    if (settings.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  });
}

/** Everything as it was before anybody chose. */
export function resetSettings(): void {
  Object.assign(settings, usual(navigator.language));
}
