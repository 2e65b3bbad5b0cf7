// What this browser looks at: whose mat is open, and which skill die is shown in detail.
export const SHEET = "tmb-sheet"; // where a mat lies on the page

class Selection {
  sheet = $state<number | null>(null); // a gearloc's unit; null: whoever acts, or one's own
  die = $state<string | null>(null); // a skill die, on the training screen

  /** Open a gearloc's mat; on a phone, where it lies further down, go there. */
  open(unit: number): void {
    this.sheet = unit;
    if (matchMedia("(max-width: 900px)").matches) document.getElementById(SHEET)?.scrollIntoView();
  }
}

export const selection = new Selection();
