import { readStored, writeStored } from './storage.ts';

const placeKey = 'returnTo';

/** A guest touched something for members: ask for a login at the front door, then bring them back. */
export function requestLoginPrompt(place: string): void {
  rememberPlace(place);
  writeStored('isLocation', 'true');
}

export function takeLoginPrompt(): boolean {
  const asked = readStored('isLocation') === 'true';
  if (asked) writeStored('isLocation', 'false');
  return asked;
}

/** Session storage: the place belongs to this tab, and must outlive the trip to a login provider. */
export function rememberPlace(place: string): void {
  sessionStorage.setItem(placeKey, place);
}

export function forgetPlace(): void {
  sessionStorage.removeItem(placeKey);
}

/** Where to go after a login, once. Only paths of this app: `//host` would leave it. */
export function takePlace(): string {
  const place = sessionStorage.getItem(placeKey);
  forgetPlace();
  return place && /^\/(?![/\\])/.test(place) ? place : '/';
}
