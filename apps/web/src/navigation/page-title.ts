const appName = '아지트';

let current: string | undefined;
let unreadMark = '';

/** Sets the window title; the unread mark stays in front on every page. */
export function setPageTitle(title: string | undefined): void {
  current = title;
  document.title = unreadMark + (title ? `${title} · ${appName}` : appName);
}

/** `(2) ` before every title; an empty mark removes it. */
export function markPageTitle(mark: string): void {
  unreadMark = mark;
  setPageTitle(current);
}
