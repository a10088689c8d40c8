import { isRecord } from '#web/lib/is-record.ts';
import { readStored } from './storage.ts';

/**
 * What this device keeps for the member who is logged in, beside the login: a logout clears both.
 * What belongs to somebody else, and anything odd, reads as nothing.
 */
export function readOwn(key: string): Record<string, unknown> {
  const memberId = readStored('memberId');
  if (memberId === null) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(stored) || String(stored.memberId) !== memberId) return {};
    const { memberId: _, ...values } = stored;
    return values;
  } catch {
    return {};
  }
}

/** Null keeps nothing under this key. */
export function writeOwn(key: string, values: Record<string, unknown> | null): void {
  const memberId = readStored('memberId');
  if (values === null) localStorage.removeItem(key);
  else if (memberId !== null) localStorage.setItem(key, JSON.stringify({ memberId, ...values }));
}
