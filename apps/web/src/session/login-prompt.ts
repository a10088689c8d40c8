import { readStored, writeStored } from './storage.ts';

const returnPathKey = 'returnTo';

/** For a guest who opened something for members: the front page offers the login, which leads back there. */
export function requestLoginPrompt(returnPath: string): void {
  rememberReturnPath(returnPath);
  writeStored('isLocation', 'true');
}

/** Returns whether the login is to be offered, once. */
export function takeLoginPrompt(): boolean {
  const requested = readStored('isLocation') === 'true';
  if (requested) writeStored('isLocation', 'false');
  return requested;
}

/** In session storage: it belongs to this tab, and must outlive the trip to a login provider. */
export function rememberReturnPath(returnPath: string): void {
  sessionStorage.setItem(returnPathKey, returnPath);
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(returnPathKey);
}

/** Returns where to go after a login, once. Only paths of this app: `//host` would leave it. */
export function takeReturnPath(): string | null {
  const returnPath = sessionStorage.getItem(returnPathKey);
  forgetReturnPath();
  return returnPath && /^\/(?![/\\])/.test(returnPath) ? returnPath : null;
}
