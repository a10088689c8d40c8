import type { IncomingMessage } from 'node:http';
import type { ReadKind } from './load-shedding.ts';

const GUESTS_LIST = /^\/api\/clubs\/(category|date|days)\b/;
/** A social login goes on in the browser's address: its steps are no reads. */
const KEPT = /^\/api\/auth\//;

/** Returns undefined for what is never refused: writes, logins, health, pages and images. */
export function readKindOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !url.startsWith('/api/') || KEPT.test(url)) return undefined;
  const isGuests = headers.authorization === undefined && GUESTS_LIST.test(url);
  return (isGuests ? 'guests-list' : 'read') satisfies ReadKind;
}

/** A stream is under way for minutes, and no work. */
export function isStream({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.startsWith('/api/stream');
}
