import type { IncomingMessage } from 'node:http';
import type { ReadKind } from './reads-under-way.ts';

const GUESTS_LIST = /^\/api\/clubs\/(category|date|days)\b/;
/** A social login goes on in the browser's address: its steps are no reads. A stream is no work. */
const KEPT = /^\/api\/(auth\/|stream\b)/;

/** Returns undefined for what is never refused: writes, logins, streams, health, pages and images. */
export function readKindOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !url.startsWith('/api/') || KEPT.test(url)) return undefined;
  const isGuests = headers.authorization === undefined && GUESTS_LIST.test(url);
  return (isGuests ? 'guests-list' : 'read') satisfies ReadKind;
}
