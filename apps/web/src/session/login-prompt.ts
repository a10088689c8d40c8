import { readStored, writeStored } from './storage.ts';

const returnPathKey = 'returnTo';

export function requestLoginPrompt(returnPath: string): void {
  rememberReturnPath(returnPath);
  writeStored('isLocation', 'true');
}

export function takeLoginPrompt(): boolean {
  const requested = readStored('isLocation') === 'true';
  if (requested) writeStored('isLocation', 'false');
  return requested;
}

/**
 * Uses session storage, which belongs to this tab and remains after the redirect to a login
 * provider.
 */
export function rememberReturnPath(returnPath: string): void {
  sessionStorage.setItem(returnPathKey, returnPath);
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(returnPathKey);
}

export function takeReturnPath(): string | null {
  const returnPath = readReturnPath();
  forgetReturnPath();
  return returnPath;
}

/** Only paths of this app are valid: `//host` would open another site. */
export function readReturnPath(): string | null {
  const returnPath = sessionStorage.getItem(returnPathKey);
  return returnPath && /^\/(?![/\\])/.test(returnPath) ? returnPath : null;
}
