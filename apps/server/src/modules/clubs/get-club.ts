import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { findAnnouncement } from '#server/modules/chats/messages/find-announcement.ts';
import { findClubMembers } from './answers/find-club-members.ts';
import { findLateNo } from './applications/late-no.ts';
import { requireClub } from './club.refusal.ts';
import { type ClubRow, selectClub, selectClubDetail } from './club.repository.ts';
import { toClubDetail } from './club.view.ts';
import { type ClubMemberRow, selectReturningMembers } from './club-member.repository.ts';
import { nowValues } from './meeting-clock.ts';
import { findOwnAbsence } from './meetings/attendance/find-own-absence.ts';
import { findFirstTimers } from './meetings/attendance/first-timers.ts';
import { selectClubChanges } from './meetings/club-change.repository.ts';
import { NO_QUEUE, readQueue } from './seats/queue.ts';

export function getClub(context: Context, viewer: Viewer, clubId: number): Promise<ClubDetail> {
  return readClubDetail(context.database, viewer, clubId, context.clock.now());
}

export async function findVisibleClub(
  db: Queryable,
  viewer: Viewer,
  clubId: number,
  now: Date,
): Promise<ClubRow> {
  const ids = { club_id: clubId, viewer_id: viewer.memberId, ...hiddenValues(viewer) };
  return requireClub(await findOne(db, selectClub, { ...ids, ...nowValues(now) }));
}

export async function readClubDetail(
  db: Queryable,
  viewer: Viewer,
  clubId: number,
  now: Date,
): Promise<ClubDetail> {
  const ids = { club_id: clubId, viewer_id: viewer.memberId, ...hiddenValues(viewer) };
  const club = requireClub(await findOne(db, selectClubDetail, { ...ids, ...nowValues(now) }));
  const members = await findClubMembers(db, viewer, club, now);
  const queue = club.has_queue ? await readQueue(db, clubId, now) : NO_QUEUE;
  // Every change increments the sequence. It is 0 for most clubs, which need no query.
  const hasChanges = club.sequence > 0;
  const changes = hasChanges ? await findMany(db, selectClubChanges, { club_id: clubId }) : [];
  const absence = await findOwnAbsence(db, viewer, club);
  const announcement = mayBeInRoom(members, viewer)
    ? await findAnnouncement(db, viewer, clubId, now)
    : null;
  const returning = await isReturning(db, viewer, club, members);
  const hasSeat = members.some(
    (row) => row.member_id === viewer.memberId && row.status === 'CLUB_JOINED',
  );
  const detail = toClubDetail(
    { club, members, changes, absence, announcement, isReturning: returning, queue },
    viewer,
    now,
  );
  const lateNo = hasSeat ? await findLateNo(db, club, viewer.memberId, now) : null;
  return { ...detail, lateNo, firstTimers: await findFirstTimers(db, club, { hasSeat, now }) };
}

/** Rejected and kicked members cannot rejoin on their own: the host must accept them again. */
async function isReturning(
  db: Queryable,
  { memberId }: Viewer,
  club: ClubRow,
  members: readonly ClubMemberRow[],
): Promise<boolean> {
  const own = members.find((row) => row.member_id === memberId);
  const isOut = own?.status === 'CLUB_REJECTED' || own?.status === 'CLUB_KICKED';
  if (!club.admits_earlier || isOut || memberId === club.host_id) return false;
  const ids = { club_id: club.club_id, member_ids: [memberId] };
  return (await findOne(db, selectReturningMembers, ids)) !== undefined;
}

/**
 * The first member who joins creates the room, so a club in which only the host has a seat needs no
 * room lookup.
 */
function mayBeInRoom(members: readonly ClubMemberRow[], { memberId }: Viewer): boolean {
  const seated = members.filter(({ status }) => status === 'CLUB_JOINED');
  return seated.length > 1 && seated.some((row) => row.member_id === memberId);
}
