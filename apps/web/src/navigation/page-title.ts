const appName = '아지트';

let current: string | undefined;
let unreadMark = '';

export function setPageTitle(title: string | undefined): void {
  current = title;
  document.title = unreadMark + (title ? `${title} · ${appName}` : appName);
}

export function markPageTitle(mark: string): void {
  unreadMark = mark;
  setPageTitle(current);
}
