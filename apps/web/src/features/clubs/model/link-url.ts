import { readOwn, writeOwn } from '#web/session/own-storage.ts';

const storageKey = 'inviteLinks';
const maxLinks = 50;

/**
 * The server stores only a hash of the link's secret, so only this device can show the URL again.
 */
export function rememberLinkUrl(linkId: number, url: string): void {
  const newest = Object.entries({ ...readOwn(storageKey), [linkId]: url }).slice(-maxLinks);
  writeOwn(storageKey, Object.fromEntries(newest));
}

/** Returns a URL of the present site, because the server may not know its public name. */
export function readLinkUrl(linkId: number): string | null {
  const stored = readOwn(storageKey)[linkId];
  if (typeof stored !== 'string') return null;
  const { pathname, hash } = new URL(stored, window.location.origin);
  return window.location.origin + pathname + hash;
}

export function shortenLinkUrl(url: string): string {
  return `${new URL(url).host}/…/${url.slice(-4)}`;
}
