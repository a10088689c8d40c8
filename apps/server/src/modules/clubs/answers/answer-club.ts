import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { joinClubRoom, leaveClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { addCrewLine } from '#server/modules/chats/rooms/crew-room.ts';
import {
  deleteApplication,
  selectApplication,
  upsertSeat,
} from '#server/modules/clubs/applications/application.repository.ts';
import { lockApplicant, requireFit } from '#server/modules/clubs/applications/lock-applicant.ts';
import { requireOpen } from '#server/modules/clubs/club.refusal.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { recordDecline } from '#server/modules/notices/notice.repository.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';
import { confirmPendingSeat, selectIsInCrew, upsertAnswer } from './answer.repository.ts';

type Answer = { clubId: number; going: boolean };
type Seat = { status: ClubMemberStatus; decided_at: Date | null };
type Participation = { club: LockedClub; seat: Seat | undefined; isInCrew: boolean };

/** One answer for a date of a crew and for a change of any meeting. */
export async function answerClub(
  context: Context,
  viewer: Viewer,
  { clubId, going }: Answer,
): Promise<{ answer: 'GOING' | 'NOT_GOING' }> {
  const { memberId } = viewer;
  const isSeatChanged = await inTransaction(context.database, async (tx) => {
    const participation = await lockParticipation(tx, viewer, clubId);
    const { club, isInCrew } = participation;
    requireOpen(club, context.clock.now());
    if (club.host_id === memberId) {
      if (going) return false;
      throw new Refusal(422, 'HOST_CANNOT_LEAVE', '호스트는 못 간다고 답할 수 없어요.');
    }
    const changed = going
      ? await takeSeat(tx, context, memberId, participation)
      : await giveUpSeat(tx, context, memberId, participation);
    const now = context.clock.now();
    if (isInCrew)
      await execute(tx, upsertAnswer, {
        club_id: clubId,
        member_id: memberId,
        is_going: going,
        now,
      });
    await ringPublicClub(tx, context, clubId, [memberId]);
    return changed;
  });
  if (isSeatChanged) context.doorbells.ring({ event: 'lists' });
  return { answer: going ? 'GOING' : 'NOT_GOING' };
}

async function lockParticipation(
  tx: Transaction,
  viewer: Viewer,
  clubId: number,
): Promise<Participation> {
  const { memberId } = viewer;
  const club = await lockExistingClub(tx, viewer, clubId);
  const seat = await findOne(tx, selectApplication, { club_id: clubId, member_id: memberId });
  const crew = { crew_id: club.crew_id ?? 0, member_id: memberId };
  const isInCrew = (await findOne(tx, selectIsInCrew, crew))?.is_in_crew ?? false;
  if (!isInCrew && seat?.status !== 'CLUB_JOINED')
    throw forbidden('참여하는 사람만 답할 수 있어요.');
  return { club, seat, isInCrew };
}

async function takeSeat(
  tx: Transaction,
  context: Context,
  memberId: number,
  { club, seat }: Participation,
): Promise<boolean> {
  const own = { club_id: club.club_id, member_id: memberId };
  if (seat?.status === 'CLUB_JOINED') {
    await execute(tx, confirmPendingSeat, own);
    return false;
  }
  const now = context.clock.now();
  const applicant = await lockApplicant(tx, club, memberId);
  if (club.joined_count >= club.member_limit)
    throw new Refusal(422, 'CLUB_FULL', '자리가 모두 찼어요.');
  requireFit(club, applicant, seat?.status === 'CLUB_KICKED' ? seat : undefined, now);
  await execute(tx, upsertSeat, { ...own, now });
  await joinClubRoom(tx, context, { clubId: club.club_id, memberId, hostId: club.host_id });
  return true;
}

async function giveUpSeat(
  tx: Transaction,
  context: Context,
  memberId: number,
  { club, isInCrew }: Participation,
): Promise<boolean> {
  const { club_id: clubId, host_id: hostId, crew_id: crewId } = club;
  const own = { club_id: clubId, member_id: memberId };
  if ((await execute(tx, deleteApplication, own)) === 0) return false;
  await leaveClubRoom(tx, context, { clubId, memberId });
  await execute(tx, recordDecline, own);
  if (!isInCrew) {
    const kind = 'APPLICATION_WITHDRAWN';
    await addNotices(tx, context, [{ kind, memberId: hostId, clubId, actorId: memberId }]);
  }
  if (crewId !== null && club.joined_count === club.member_limit)
    await addCrewLine(tx, context, crewId, { event: 'seatFreed', date: club.meeting_date });
  return true;
}
