import { readStored, writeStored } from './storage.ts';

const returnPathKey = 'returnTo';

/** For a guest who opened a members' page: home offers the login, which leads back there. */
export function requestLoginPrompt(returnPath: string): void {
  rememberReturnPath(returnPath);
  writeStored('isLocation', 'true');
}

/** Returns once whether to offer the login. */
export function takeLoginPrompt(): boolean {
  const requested = readStored('isLocation') === 'true';
  if (requested) writeStored('isLocation', 'false');
  return requested;
}

/** Session storage: the path belongs to this tab and must survive the trip to a login provider. */
export function rememberReturnPath(returnPath: string): void {
  sessionStorage.setItem(returnPathKey, returnPath);
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(returnPathKey);
}

/** Returns once where to go after a login. Only paths of this app: `//host` would leave it. */
export function takeReturnPath(): string | null {
  const returnPath = sessionStorage.getItem(returnPathKey);
  forgetReturnPath();
  return returnPath && /^\/(?![/\\])/.test(returnPath) ? returnPath : null;
}
