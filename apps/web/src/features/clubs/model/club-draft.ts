import { isRecord } from '#web/lib/is-record.ts';
import { parseJson } from '#web/lib/parse-json.ts';
import { sessionStore } from '#web/session/session.ts';
import { type ClubFormValues, readClubForm } from './club-form.ts';

const draftKey = 'clubDraft';

type StoredDraft = { memberId: number; values: ClubFormValues; imageId: string | null };

/**
 * Stored in session storage: the draft is still there after Back and a reload, but not in a new
 * tab.
 */
export function readClubDraft(): Omit<StoredDraft, 'memberId'> | null {
  const stored = parseStored();
  if (stored === null || stored.memberId !== ownId()) return null;
  return { values: readClubForm(stored.values), imageId: stored.imageId };
}

export function saveClubDraft(change: Partial<Omit<StoredDraft, 'memberId'>>): void {
  const memberId = ownId();
  if (memberId === null) return;
  const before = readClubDraft() ?? { values: readClubForm(null), imageId: null };
  sessionStorage.setItem(draftKey, JSON.stringify({ memberId, ...before, ...change }));
}

export function forgetClubDraft(): void {
  sessionStorage.removeItem(draftKey);
}

function ownId(): number | null {
  return sessionStore.getState().session?.memberId ?? null;
}

function parseStored(): { memberId: unknown; values: unknown; imageId: string | null } | null {
  const stored = parseJson(sessionStorage.getItem(draftKey) ?? '');
  if (!isRecord(stored)) return null;
  const { memberId, values, imageId } = stored;
  return { memberId, values, imageId: typeof imageId === 'string' ? imageId : null };
}
