import type { LateNo } from '@azit/contract/clubs/answer.schema';
import { lateNoHours } from '@azit/rules/members/reputation-event';
import { seoulToday } from '@azit/rules/seoul-clock';
import { changedAt } from '#server/database/answer-sql.ts';
import { bool, date, int, timestamp } from '#server/database/column.ts';
import { findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Queryable, Transaction } from '#server/database/transaction.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import {
  appendDeeds,
  lockMemberLedgers,
} from '#server/modules/members/reputation/append-events.ts';
import { isRetracted, isSame } from '#server/modules/members/reputation/reputation.repository.ts';

/**
 * SQL: the plan changed less than a day ago, and the member has not answered 갈게요 to the new plan.
 */
const isExcused = `coalesce(plan.changed_at > :now::timestamptz - interval '1 day'
  and coalesce(s.decided_at, s.applied_at) <= plan.changed_at
  and not exists (select from club_answers said
    where said.club_id = s.club_id and said.member_id = s.member_id
      and said.is_going and said.answered_at >= plan.changed_at), false)`;

const isSlip = `e.member_id = s.member_id and not ${isRetracted('e')}`;

const selectLateNo = statement('select_late_no', {
  text: `
    select ${isExcused} as is_excused,
      exists (select from reputation_events e where ${isSlip}
        and e.kind in ('ABSENT', 'LATE_NO') and ${isSame('year', ':today')}) as has_slip,
      exists (select from reputation_events e where ${isSlip}
        and e.kind = 'LATE_NO' and e.club_id = s.club_id) as is_counted
    from club_members s join clubs c using (club_id)
    cross join lateral (select ${changedAt('c')} as changed_at) plan
    where s.club_id = :club_id and s.member_id = :member_id and s.status = 'CLUB_JOINED'
      and s.member_id <> c.host_id`,
  params: { club_id: int, member_id: int, now: timestamp, today: date },
  row: { is_excused: bool, has_slip: bool, is_counted: bool },
});

type Club = { club_id: number; meeting_date: string; meeting_time: string };

/** Returns what giving up the seat now costs. Null without a seat, or if it is early enough. */
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
