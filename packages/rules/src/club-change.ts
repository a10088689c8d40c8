import { changedLockedFields, type LockableClub } from './club-edit-lock.ts';

export type ChangeablePlan = LockableClub & { onlineLink: string | null };

type Value = string | number | null;
export type ChangedFields = Record<string, { from: Value; to: Value }>;

export const NOTHING_CHANGED_MESSAGE = '바뀐 곳이 없어요.';

/** Omits the old and new online link: not everyone who sees the change may see the link. */
export function findChanges(before: ChangeablePlan, after: ChangeablePlan): ChangedFields {
  const changed: ChangedFields = {};
  for (const field of changedLockedFields(before, after)) {
    changed[field] = { from: before[field], to: after[field] };
  }
  if (before.onlineLink !== after.onlineLink) changed.onlineLink = { from: null, to: null };
  return changed;
}

export const planFields = ['meetingDate', 'meetingTime', 'durationMinutes', 'isOnline', 'location'];

export function requiresConfirmation(changed: ChangedFields): boolean {
  return planFields.some((field) => field in changed);
}
