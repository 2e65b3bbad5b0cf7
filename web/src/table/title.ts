// The title and the icon of the tab call whoever looks elsewhere.
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d99a12"/>' +
      '<path d="M16 7v11" stroke="#241d15" stroke-width="4" stroke-linecap="round"/>' +
      '<circle cx="16" cy="24.500" r="2.500" fill="#241d15"/></svg>',
  );

let usual: string | null = null;

/** Name the tab; with `calling` its icon says that it is one's turn. */
export function name(title: string, calling: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  usual ??= icon.href;
  icon.href = calling ? CALLING : usual;
}
