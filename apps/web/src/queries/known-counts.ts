import { isRecord } from '#web/api/error.ts';
import { readStored } from '#web/session/storage.ts';

/** What a member had when the app last knew: it is laid out with it until the server has replied. */
export type CountName = 'unread' | 'waiting' | 'reviews';

const storageKey = 'knownCounts';

/** Undefined where nothing is known of the member who is logged in. */
export function readKnownCount(name: CountName): number | undefined {
  const count = readAll()[name];
  return typeof count === 'number' ? count : undefined;
}

/** Nothing is stored for a member who has nothing. A logout forgets it with everything else. */
export function keepKnownCount(name: CountName, count: number): void {
  const memberId = readStored('memberId');
  if (memberId === null || readKnownCount(name) === count) return;
  const { memberId: _, ...others } = readAll();
  const counts = { ...others, [name]: count };
  if (Object.values(counts).every((known) => known === 0)) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ memberId, ...counts }));
}

function readAll(): Record<string, unknown> {
  const memberId = readStored('memberId');
  if (memberId === null) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isRecord(stored) && stored.memberId === memberId ? stored : {};
  } catch {
    return {};
  }
}
