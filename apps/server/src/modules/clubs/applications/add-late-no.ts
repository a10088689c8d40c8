import { lateNoHours } from '@azit/rules/members/reputation-event';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { selectLastChange } from '#server/modules/clubs/meetings/club-change.repository.ts';
import {
  appendDeeds,
  lockMemberLedgers,
} from '#server/modules/members/reputation/append-events.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Giving up a seat in the last hours lowers the temperature, unless the host changed the meeting
 * within the last day: the member never agreed to the new plan.
 */
export async function addLateNo(
  tx: Transaction,
  { clock }: Context,
  club: LockedClub,
  memberId: number,
): Promise<void> {
  const now = clock.now();
  const { club_id, meeting_date: meetingDate, meeting_time: meetingTime } = club;
  const hours = lateNoHours({ meetingDate, meetingTime }, now);
  if (hours === null) return;
  const change = await findOne(tx, selectLastChange, { club_id });
  if (change?.changed_at && now.getTime() - change.changed_at.getTime() < DAY_MS) return;
  await lockMemberLedgers(tx, [memberId]);
  const deed = { memberId, kind: 'LATE_NO' as const, hours_before: hours };
  await appendDeeds(tx, [deed], { clubId: club_id, at: now, now });
}
