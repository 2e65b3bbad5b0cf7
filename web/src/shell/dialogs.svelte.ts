// Dialogs that can be opened from everywhere; the shell shows them.
export const dialogs = $state({ settings: false, data: false });

export function openSettings(): void {
  dialogs.settings = true;
}
