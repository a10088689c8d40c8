import { readStored, writeStored } from './storage.ts';

const returnPathKey = 'returnTo';

/** A guest touched something for members: ask for a login at the front door, then bring them back. */
export function requestLoginPrompt(path: string): void {
  rememberReturnPath(path);
  writeStored('isLocation', 'true');
}

export function takeLoginPrompt(): boolean {
  const asked = readStored('isLocation') === 'true';
  if (asked) writeStored('isLocation', 'false');
  return asked;
}

/** Session storage: the path belongs to this tab, and must outlive the trip to a login provider. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(returnPathKey, path);
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(returnPathKey);
}

/** Where to go after a login, once. Only paths of this app: `//host` would leave it. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(returnPathKey);
  forgetReturnPath();
  return path && /^\/(?![/\\])/.test(path) ? path : '/';
}
