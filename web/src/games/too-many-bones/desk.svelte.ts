// What this browser looks at: whose mat is open, and which die is held up to the light.
class Desk {
  sheet = $state<number | null>(null); // a gearloc's unit; null: whoever acts, or one's own
  die = $state<string | null>(null); // a skill die, on the training screen
}

export const desk = new Desk();
