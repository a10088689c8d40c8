import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { joinClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { upsertSeat } from '#server/modules/clubs/applications/application.repository.ts';
import { type Applicant, requireFit } from '#server/modules/clubs/applications/lock-applicant.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { upsertAnswer } from './answer.repository.ts';

type DateSeat = {
  club: LockedClub;
  applicant: Applicant;
  before: { status: ClubMemberStatus; decided_at: Date | null } | undefined;
};

/** Members of a crew need no approval: only a seat or a removal stands against theirs. */
export async function takeDateSeat(
  tx: Transaction,
  context: Context,
  { club, applicant, before }: DateSeat,
) {
  const { club_id: clubId, host_id: hostId } = club;
  const { member_id: memberId } = applicant;
  const now = context.clock.now();
  const isFinal = before?.status === 'CLUB_JOINED' || before?.status === 'CLUB_KICKED';
  if (club.joined_count >= club.member_limit && !isFinal)
    throw new Refusal(422, 'CLUB_FULL', '자리가 모두 찼어요.');
  requireFit(club, applicant, isFinal ? before : undefined, now);
  const own = { club_id: clubId, member_id: memberId, now };
  const seat = await findOne(tx, upsertSeat, own);
  if (seat === undefined) throw new Error(`club ${clubId} stored no seat`);
  await execute(tx, upsertAnswer, { ...own, is_going: true });
  await joinClubRoom(tx, context, { clubId, memberId, hostId });
  await ringPublicClub(tx, context, clubId, [memberId]);
  if (club.visibility === 'LISTED')
    tx.afterCommit(() => context.doorbells.ring({ event: 'lists' }));
  return { ...seat, status: 'CLUB_JOINED' as const, join_answer: null, decided_at: now };
}
