// The offer the pointer or the focus rests on. Letting go needs nothing of a board that may be gone by then.
type Consider = (index: number | null) => void;

export class HoverState {
  private consider: Consider | null = null;

  on(consider: Consider, index: number | undefined): void {
    if (index === undefined) return;
    this.consider = consider;
    consider(index);
  }

  off(): void {
    this.consider?.(null);
    this.consider = null;
  }
}
