import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import type { NewNotice } from '#server/modules/notices/add-notices.ts';
import { dueReminders } from './reminder.repository.ts';
import type { ReminderKind } from './reminder-window.ts';

/** Returns at most `most` reminders that are due and not made yet; locks their clubs. */
export async function findDueReminders(
  tx: Transaction,
  kind: ReminderKind,
  now: Date,
  most: number,
) {
  const rows = await findMany(tx, dueReminders[kind], { ...toMoment(now), most });
  return rows.map(
    (row) =>
      ({
        kind,
        memberId: row.member_id,
        clubId: row.club_id,
        dedupeKey: row.dedupe_key,
        data: { meeting: { meetingDate: row.meeting_date, meetingTime: row.meeting_time } },
      }) satisfies NewNotice,
  );
}
