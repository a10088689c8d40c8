import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { isFull } from '#server/modules/clubs/applications/application.refusal.ts';
import { selectApplication } from '#server/modules/clubs/applications/application.repository.ts';
import {
  type Applicant,
  requireFit,
  withFreeSeat,
} from '#server/modules/clubs/applications/lock-applicant.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { enqueueFromCrew } from '#server/modules/clubs/seats/queue.repository.ts';
import { takeSeat } from '#server/modules/clubs/seats/take-seat.ts';
import { Refusal } from '#server/runtime/refusal.ts';

type DateSeat = {
  club: LockedClub;
  applicant: Applicant;
  before: { status: ClubMemberStatus; decided_at: Date | null; is_queued: boolean } | undefined;
  /** False for older clients: they do not know the queue, so they must not enter it. */
  waitlist: boolean;
};

/**
 * Members of a crew need no approval, even after a rejection. Those who were removed from the
 * meeting or already have a seat are refused. If the meeting is full, the member enters its queue.
 */
export async function takeDateSeat(
  tx: Transaction,
  { club, applicant, before, waitlist }: DateSeat,
) {
  const { member_id: memberId } = applicant;
  const now = tx.clock.now();
  const isFinal = before?.status === 'CLUB_JOINED' || before?.status === 'CLUB_KICKED';
  const isQueued = isFull(club) && !isFinal;
  if (isQueued && !waitlist) throw new Refusal(422, 'CLUB_FULL', '자리가 모두 찼어요.');
  requireFit(isQueued ? withFreeSeat(club) : club, applicant, isFinal ? before : undefined, now);
  if (!isQueued) return takeSeat(tx, club, memberId);
  const { club_id } = club;
  // A member who is already in the queue and answers 갈게요 again retains the position.
  if (!before?.is_queued)
    await execute(tx, enqueueFromCrew, { club_id, member_ids: [memberId], now });
  await ringClub(tx, club_id, [memberId]);
  const row = await findOne(tx, selectApplication, { club_id, member_id: memberId, now });
  if (row === undefined) throw new Error(`club ${club_id} stored no place in the queue`);
  const { club_member_id } = row;
  const status = 'CLUB_WAITING' as const;
  return { club_member_id, status, join_answer: null, decided_at: null, expires_at: null };
}
