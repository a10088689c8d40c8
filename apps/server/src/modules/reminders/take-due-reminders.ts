import type { Meeting } from '@azit/rules/meeting-time';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import type { NewNotice } from '#server/modules/notices/add-notices.ts';
import { dueClubs, markReminded } from './due-club.repository.ts';
import { recipients } from './recipient.repository.ts';
import type { ReminderKind } from './reminder-window.ts';

type Batch = {
  now: Date;
  size: number;
  since?: Meeting | undefined;
};

/**
 * This function marks the clubs as reminded, so the caller must add the notices in the same
 * transaction.
 */
export async function takeDueReminders(tx: Transaction, kind: ReminderKind, batch: Batch) {
  const now = nowValues(batch.now);
  const clubs = await findMany(tx, dueClubs[kind], {
    ...now,
    since_date: batch.since?.meetingDate ?? null,
    since_time: batch.since?.meetingTime ?? null,
    size: batch.size,
  });
  const last = clubs.length < batch.size ? undefined : clubs.at(-1);
  const clubIds = clubs.map((club) => club.club_id);
  const members = await findMany(tx, recipients[kind], { club_ids: clubIds, ...now });
  await execute(tx, markReminded, { club_ids: clubIds, kind, made_at: batch.now });
  return { due: members.map((row) => toReminder(kind, row)), last: last && toMeeting(last) };
}

type MeetingRow = { meeting_date: string; meeting_time: string };
type RecipientRow = MeetingRow & { club_id: number; member_id: number; dedupe_key: string };

function toReminder(kind: ReminderKind, row: RecipientRow) {
  return {
    kind,
    memberId: row.member_id,
    clubId: row.club_id,
    dedupeKey: row.dedupe_key,
    data: { meeting: toMeeting(row) },
  } satisfies NewNotice;
}
