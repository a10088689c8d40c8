import type { LateNo } from '@azit/contract/clubs/answer.schema';
import { lateNoHours } from '@azit/rules/members/reputation-event';
import { seoulToday } from '@azit/rules/seoul-clock';
import { findOne } from '#server/database/run-statement.ts';
import type { Queryable, Transaction } from '#server/database/transaction.ts';
import {
  appendDeeds,
  lockMemberLedgers,
} from '#server/modules/members/reputation/append-events.ts';
import { selectLateNo } from './late-no.repository.ts';

type Club = { club_id: number; meeting_date: string; meeting_time: string };

const toMeeting = ({ meeting_date, meeting_time }: Club) => {
  return { meetingDate: meeting_date, meetingTime: meeting_time };
};

/** What it costs to give up the seat now. Null if it is not late, or if there is no seat. */
export async function findLateNo(
  db: Queryable,
  club: Club,
  memberId: number,
  now: Date,
): Promise<LateNo | null> {
  if (lateNoHours(toMeeting(club), now) === null) return null;
  const own = { club_id: club.club_id, member_id: memberId, now, today: seoulToday(now) };
  const found = await findOne(db, selectLateNo, own);
  if (found === undefined || found.is_counted) return null;
  if (found.is_excused) return 'EXCUSED';
  return found.has_slip ? 'COSTS' : 'FREE';
}

/** Records a late 못 가요. The caller gets `lateNo` from `findLateNo` before it deletes the seat. */
export async function addLateNo(
  tx: Transaction,
  club: Club,
  { memberId, lateNo, now }: { memberId: number; lateNo: LateNo | null; now: Date },
): Promise<void> {
  const hours = lateNoHours(toMeeting(club), now);
  if (hours === null || lateNo === null || lateNo === 'EXCUSED') return;
  await lockMemberLedgers(tx, [memberId]);
  const deed = { memberId, kind: 'LATE_NO' as const, hours_before: hours };
  await appendDeeds(tx, [deed], { clubId: club.club_id, at: now, now });
}
