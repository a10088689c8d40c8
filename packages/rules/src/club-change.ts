import { changedLockedFields, type LockableClub } from './club-edit-lock.ts';

/** The part of a club that a host may change after members applied. */
export type ChangeablePlan = LockableClub & { onlineLink: string | null };

type Value = string | number | null;
export type ChangedFields = Record<string, { from: Value; to: Value }>;

export const NOTHING_CHANGED_MESSAGE = '바뀐 곳이 없어요.';

/**
 * Lists every changed field with its old and new value. The online link has no values: more people
 * see the change than may see the link.
 */
export function findChanges(before: ChangeablePlan, after: ChangeablePlan): ChangedFields {
  const changed: ChangedFields = {};
  for (const field of changedLockedFields(before, after)) {
    changed[field] = { from: before[field], to: after[field] };
  }
  if (before.onlineLink !== after.onlineLink) changed.onlineLink = { from: null, to: null };
  return changed;
}

const planFields = ['meetingDate', 'meetingTime', 'durationMinutes', 'isOnline', 'location'];

/** Returns whether members have to confirm again because they may no longer be able to come. */
export function requiresConfirmation(changed: ChangedFields): boolean {
  return planFields.some((field) => field in changed);
}
