import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addClubSystemMessage } from '#server/modules/chats/rooms/club-room.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import type { LockedClub } from './club.repository.ts';
import { selectInvolvedMembers, selectMembersToRing } from './club-member.repository.ts';
import { selectCohosts } from './crew-dates/crew-date.repository.ts';

/**
 * `also` contains members whose rows this transaction has deleted, because the query cannot find
 * them.
 */
export async function ringClub(
  tx: Transaction,
  clubId: number,
  also: readonly number[] = [],
): Promise<{ isPublic: boolean }> {
  const rows = await findMany(tx, selectMembersToRing, { club_id: clubId });
  const memberIds = [...new Set([...rows.map((row) => row.member_id), ...also])];
  tx.doorbells.ring({ event: 'club', clubId, memberIds });
  return { isPublic: rows.some((row) => row.is_public) };
}

/**
 * Also notifies visitors of the club page, so call this function only for changes that everyone may
 * see. A club that is not public has no visitors.
 */
export async function ringPublicClub(
  tx: Transaction,
  clubId: number,
  also: readonly number[] = [],
): Promise<void> {
  const { isPublic } = await ringClub(tx, clubId, also);
  if (isPublic) tx.doorbells.ring({ event: 'publicClub', clubId });
}

export async function notifyClubCancelled(
  tx: Transaction,
  clubId: number,
  by: { actorId?: number; data?: NoticeData } = {},
): Promise<void> {
  const involved = await findMany(tx, selectInvolvedMembers, {
    club_id: clubId,
    now: tx.clock.now(),
  });
  const recipients = involved.filter((row) => row.member_id !== by.actorId);
  await addNotices(
    tx,
    recipients.map((row) => ({ kind: 'CLUB_CANCELLED', memberId: row.member_id, clubId, ...by })),
  );
  const { actorId, data: { reason } = {} } = by;
  const line = { event: 'cancelled', ...(reason && { reason }), actorId } as const;
  await addClubSystemMessage(tx, clubId, line);
  await ringPublicClub(tx, clubId);
}

type ToHosts = {
  kind:
    | 'APPLICATION_RECEIVED'
    | 'APPLICATION_WITHDRAWN'
    | 'MEMBER_RETURNED'
    | 'SEAT_GIVEN_BACK'
    | 'WAITLISTED'
    | 'APPLICATION_DUE';
  actorId: number;
  data?: NoticeData;
};

/** Notifies the host and, for a meeting of a crew, the co-hosts of the crew. */
export async function notifyHosts(
  tx: Transaction,
  { club_id: clubId, host_id, crew_id }: Pick<LockedClub, 'club_id' | 'host_id' | 'crew_id'>,
  notice: ToHosts,
): Promise<void> {
  const cohosts = crew_id === null ? [] : await findMany(tx, selectCohosts, { club_id: clubId });
  const hosts = [host_id, ...cohosts.map((row) => row.member_id)];
  await addNotices(
    tx,
    hosts.map((memberId) => ({ ...notice, memberId, clubId })),
  );
}
