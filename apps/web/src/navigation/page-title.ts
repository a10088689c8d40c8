const appName = '아지트';

let current: string | undefined;
let unreadMark = '';

/** The title of the window; the mark stays before it, whatever page follows. */
export function setPageTitle(title: string | undefined): void {
  current = title;
  document.title = unreadMark + (title ? `${title} · ${appName}` : appName);
}

/** `(2) ` before every title; empty takes it away. */
export function markPageTitle(mark: string): void {
  unreadMark = mark;
  setPageTitle(current);
}
