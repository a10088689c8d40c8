import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { selectInvolvedMembers } from '#server/modules/clubs/club-member.repository.ts';
import { ringClub } from '#server/modules/clubs/tell-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import type { ChangedPlan } from './changed-plan.ts';

type Told = { hostId: number; before: ChangedPlan; after: ChangedPlan; note: string | null };

/** Tells everyone who joined or waits; a place is named as changed, never told: not all may know it. */
export async function tellChanged(
  tx: Transaction,
  context: Context,
  clubId: number,
  { hostId, before, after, note }: Told,
): Promise<void> {
  const data: NoticeData = {
    change: whatChanged(before, after),
    ...(isMoved(before, after) ? { meeting: meetingOf(after), earlier: meetingOf(before) } : {}),
    ...(note === null ? {} : { reason: note }),
  };
  const involved = await findMany(tx, selectInvolvedMembers, { club_id: clubId });
  const told = involved.filter((row) => row.member_id !== hostId);
  await addNotices(
    tx,
    context,
    told.map((row) => ({
      kind: 'CLUB_CHANGED',
      memberId: row.member_id,
      clubId,
      actorId: hostId,
      data: { ...data, asks: row.status === 'CLUB_JOINED' },
    })),
  );
  await ringClub(tx, context, clubId);
}

function whatChanged(before: ChangedPlan, after: ChangedPlan): NonNullable<NoticeData['change']> {
  if (isElsewhere(before, after)) return isMoved(before, after) ? 'both' : 'place';
  return isMoved(before, after) ? 'time' : 'plan';
}

function isElsewhere(before: ChangedPlan, after: ChangedPlan): boolean {
  return (
    before.location !== after.location ||
    before.isOnline !== after.isOnline ||
    before.onlineLink !== after.onlineLink
  );
}

function isMoved(before: ChangedPlan, after: ChangedPlan): boolean {
  return (
    before.meetingDate !== after.meetingDate ||
    before.meetingTime.slice(0, 5) !== after.meetingTime.slice(0, 5)
  );
}

function meetingOf({ meetingDate, meetingTime }: ChangedPlan) {
  return { meetingDate, meetingTime };
}
