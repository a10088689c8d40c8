import type { Meeting } from '@azit/rules/meeting-time';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import type { NewNotice } from '#server/modules/notices/add-notices.ts';
import { dueClubs, markReminded } from './due-club.repository.ts';
import { recipients } from './recipient.repository.ts';
import type { ReminderKind } from './reminder-window.ts';

type Batch = {
  now: Date;
  /** How many clubs at most. */
  most: number;
  /** Leaves out meetings before this one. */
  since?: Meeting | undefined;
};

/**
 * Returns the reminders of clubs whose members are due and marks the clubs as reminded: the caller
 * makes the notices in the same transaction. `last` is the latest of these meetings, undefined when
 * there are fewer clubs than `most`. Locks the clubs until the commit.
 */
export async function takeDueReminders(tx: Transaction, kind: ReminderKind, batch: Batch) {
  const moment = nowValues(batch.now);
  const clubs = await findMany(tx, dueClubs[kind], {
    ...moment,
    since_date: batch.since?.meetingDate ?? null,
    since_time: batch.since?.meetingTime ?? null,
    most: batch.most,
  });
  const last = clubs.length < batch.most ? undefined : clubs.at(-1);
  const clubIds = clubs.map((club) => club.club_id);
  const members = await findMany(tx, recipients[kind], { club_ids: clubIds, ...moment });
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

function toMeeting({ meeting_date, meeting_time }: MeetingRow): Meeting {
  return { meetingDate: meeting_date, meetingTime: meeting_time };
}
