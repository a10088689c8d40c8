import type { LateNo } from '@azit/contract/clubs/answer.schema';
import type { RemovalReason } from '@azit/contract/crews/crew.field';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { leaveCrewRoom, lockRoomBeforeMembers } from '#server/modules/chats/rooms/crew-room.ts';
import { addLateNo, findLateNo } from '#server/modules/clubs/applications/late-no.ts';
import { cancelDates } from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import {
  changeDateHost,
  endSeats,
  lockDates,
  ringLists,
} from '#server/modules/clubs/crew-dates/open-dates.ts';
import { notifyClubCancelled } from '#server/modules/clubs/notify-club.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import {
  crewNotFound,
  hostStays,
  requireCrewCapability,
} from '#server/modules/crews/crew.refusal.ts';
import {
  type CrewMemberRow,
  type CrewRow,
  selectCrewMember,
} from '#server/modules/crews/crew.repository.ts';
import { lockExistingCrew } from '#server/modules/crews/lock-crew.ts';
import { ringCrew } from '#server/modules/crews/ring-crew.ts';
import { revokeLinksBy } from '#server/modules/invite-links/invite-link.repository.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { invalidField } from '#server/runtime/refusal.ts';
import { endCrewMember } from './crew-member.repository.ts';
import { endEmptyCrews } from './leaving-member.repository.ts';

type Removal = { crewId: number; memberId: number; reason?: RemovalReason | null | undefined };

export async function removeFromCrew(
  context: Context,
  viewer: Viewer,
  { crewId, memberId, reason }: Removal,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { crew, own } = await lockExistingCrew(tx, viewer, crewId);
    if (memberId === viewer.memberId) await leave(tx, crew, own);
    else {
      requireCrewCapability(own, 'removeFromCrew');
      await remove(tx, crew, { crewId, memberId, reason });
    }
  });
}

async function leave(
  tx: Transaction,
  crew: CrewRow,
  own: CrewMemberRow | undefined,
): Promise<void> {
  if (own?.state === 'LEFT') return;
  if (own?.state !== 'JOINED') throw crewNotFound();
  if (own.role === 'HOST') throw hostStays('호스트는 크루를 넘기거나 끝낸 뒤에 나갈 수 있어요.');
  await end(tx, crew, { memberId: own.member_id, reason: null });
}

async function remove(
  tx: Transaction,
  crew: CrewRow,
  { crewId, memberId, reason }: Removal,
): Promise<void> {
  const target = await findOne(tx, selectCrewMember, { crew_id: crewId, member_id: memberId });
  if (target?.state === 'REMOVED') return;
  if (target?.state !== 'JOINED') throw crewNotFound();
  if (!reason) throw invalidField('reason', '내보내는 이유를 골라 주세요.');
  await end(tx, crew, { memberId, reason });
  const notice = {
    kind: 'CREW_REMOVED' as const,
    crewId,
    memberId,
    data: { removal: reason },
    ...(crew.host_id && { actorId: crew.host_id }),
  };
  await addNotices(tx, [notice]);
}

/**
 * A former host still hosts a meeting that was full when the crew changed its host. The present
 * host takes over that meeting and the former host's seat; without one, the meeting is cancelled.
 */
async function end(
  tx: Transaction,
  { crew_id, host_id }: CrewRow,
  { memberId, reason }: { memberId: number; reason: RemovalReason | null },
): Promise<void> {
  const dates = await lockDates(tx, crew_id);
  ringLists(tx, dates);
  const hosted = dates.filter((date) => date.host_id === memberId).map((date) => date.club_id);
  const now = tx.clock.now();
  const cancelled = host_id === null ? hosted : [];
  await execute(tx, cancelDates, { club_ids: cancelled, now });
  const clubIds = dates.map((date) => date.club_id).filter((clubId) => !cancelled.includes(clubId));
  const late: { date: (typeof dates)[number]; lateNo: LateNo | null }[] = [];
  if (reason === null)
    for (const date of dates)
      late.push({ date, lateNo: await findLateNo(tx, date, memberId, now) });
  await endSeats(tx, { clubIds, memberId });
  if (host_id !== null) await changeDateHost(tx, { clubIds: hosted, memberId: host_id });
  await lockRoomBeforeMembers(tx, { crew_id });
  for (const clubId of cancelled) await notifyClubCancelled(tx, clubId, { actorId: memberId });
  for (const clubId of clubIds) await settleSeats(tx, clubId);
  for (const { date, lateNo } of late) await addLateNo(tx, date, { memberId, lateNo, now });
  const state = reason === null ? 'LEFT' : 'REMOVED';
  const own = { crew_id, member_id: memberId, now };
  await execute(tx, endCrewMember, { ...own, state, reason });
  await execute(tx, revokeLinksBy, own);
  await execute(tx, endEmptyCrews, { crew_ids: [crew_id], now });
  await leaveCrewRoom(tx, { crewId: crew_id, memberId });
  await ringCrew(tx, crew_id, memberId);
}
