import { changedLockedFields, type LockableClub } from './club-edit-lock.ts';

/** What a host may change of a club that people have applied for. */
export type ChangeablePlan = LockableClub & { onlineLink: string | null };

type Value = string | number | null;
export type ChangedFields = Record<string, { from: Value; to: Value }>;

export const NOTHING_CHANGED_MESSAGE = '바뀐 곳이 없어요.';

/**
 * Every field that differs, with its old and new value. Of the online link it is only told that it
 * changed: what changed is shown to more people than the link.
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

/** Whether somebody who wanted to come may not be able to any more; a name or a link is only told. */
export function asksAgain(changed: ChangedFields): boolean {
  return planFields.some((field) => field in changed);
}
