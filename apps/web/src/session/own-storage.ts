import { isRecord } from '#web/lib/is-record.ts';
import { parseJson } from '#web/lib/parse-json.ts';
import { readStored } from './storage.ts';

/**
 * Reads data of the logged-in member on this device. Returns nothing if another member stored the
 * data. A logout clears this data.
 */
export function readOwn(key: string): Record<string, unknown> {
  const memberId = readStored('memberId');
  if (memberId === null) return {};
  const stored = parseJson(localStorage.getItem(key) ?? '');
  if (!isRecord(stored) || String(stored.memberId) !== memberId) return {};
  const { memberId: _, ...values } = stored;
  return values;
}

export function writeOwn(key: string, values: Record<string, unknown> | null): void {
  const memberId = readStored('memberId');
  if (values === null) localStorage.removeItem(key);
  else if (memberId !== null) localStorage.setItem(key, JSON.stringify({ memberId, ...values }));
}
