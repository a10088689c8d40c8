import type { CrewCandidate } from '@azit/contract/crews/crew.schema';
import { askableFrom, invitedBefore } from '@azit/rules/crews/crew-days';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireCapability } from '#server/modules/clubs/club.refusal.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import {
  requireAllMet,
  requireCrew,
  requireCrewCapability,
  requireRoomForOne,
} from '#server/modules/crews/crew.refusal.ts';
import { selectCrewHost, selectCrewMember } from '#server/modules/crews/crew.repository.ts';
import { lockHostedCrew } from '#server/modules/crews/lock-crew.ts';
import {
  type CandidateRow,
  insertInvitations,
  selectCandidates,
  selectCrewCandidates,
  selectMetMembers,
  selectUnsettledDate,
} from '#server/modules/crews/members/candidate.repository.ts';
import { lockJoiningMembers } from '#server/modules/crews/members/crew-member.repository.ts';
import { toMemberSummary } from '#server/modules/members/member.view.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { Refusal } from '#server/runtime/refusal.ts';

type Invitation = {
  crew: { crew_id: number; host_id: number | null };
  inviterId: number;
  memberIds: number[];
  clubId: number | null;
};

type ToCrew = { crewId: number; memberIds: number[]; clubId?: number | null };

export async function inviteToCrew(
  context: Context,
  viewer: Viewer,
  { crewId, memberIds, clubId = null }: ToCrew,
): Promise<void> {
  if (memberIds.length === 0) return;
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'invite', now });
    requireRoomForOne(crew);
    const inviterId = viewer.memberId;
    await inviteMembers(tx, { crew, inviterId, memberIds, clubId });
  });
}

/**
 * Skips members who were invited in the last 90 days, and members whom a block hides from the host
 * or the inviter. The reply does not say who was skipped.
 */
export async function inviteMembers(
  tx: Transaction,
  { crew: { crew_id, host_id }, inviterId, memberIds, clubId }: Invitation,
): Promise<void> {
  if (memberIds.length === 0) return;
  const now = tx.clock.now();
  const wanted = { member_ids: memberIds, club_id: clubId, host_id, crew_id };
  const met = await findMany(tx, selectMetMembers, wanted);
  requireAllMet(
    memberIds,
    met.map((row) => row.member_id),
  );
  const present = await findMany(tx, lockJoiningMembers, { member_ids: memberIds });
  const invited = await findMany(tx, insertInvitations, {
    crew_id,
    host_id,
    invited_by: inviterId,
    member_ids: present.map((row) => row.member_id),
    now,
    asked_before: invitedBefore(now),
  });
  const notices = invited.map(({ member_id: memberId }) => {
    return { kind: 'CREW_INVITED' as const, crewId: crew_id, memberId, actorId: inviterId };
  });
  await addNotices(tx, notices);
}

export async function listCandidates(
  { database, clock }: Context,
  viewer: Viewer,
  clubId: number,
): Promise<CrewCandidate[]> {
  const now = clock.now();
  const club = await findVisibleClub(database, viewer, clubId, now);
  requireCapability(club, viewer, 'invite');
  const rows = await findMany(database, selectCandidates, {
    club_id: clubId,
    host_id: club.host_id,
    crew_id: club.crew_id,
    viewer_id: viewer.memberId,
    ...hiddenValues(viewer),
  });
  if (rows.length === 0 && club.attendance_confirmed_at === null) throw attendanceMissing();
  return rows.map((row) => toCandidate(row, now));
}

/**
 * Checks the role of the viewer in the crew, not who hosted each past meeting: that may be a former
 * host.
 */
export async function listCrewCandidates(
  { database, clock }: Context,
  viewer: Viewer,
  crewId: number,
): Promise<CrewCandidate[]> {
  const ids = { crew_id: crewId, member_id: viewer.memberId };
  requireCrewCapability(await findOne(database, selectCrewMember, ids), 'invite');
  const crew = requireCrew(await findOne(database, selectCrewHost, { crew_id: crewId }));
  const rows = await findMany(database, selectCrewCandidates, {
    crew_id: crewId,
    host_id: crew.host_id,
    viewer_id: viewer.memberId,
    ...hiddenValues(viewer),
  });
  const now = clock.now();
  const last = { crew_id: crewId, viewer_id: viewer.memberId, ...nowValues(now) };
  if (rows.length === 0 && (await findOne(database, selectUnsettledDate, last)))
    throw attendanceMissing();
  return rows.map((row) => toCandidate(row, now));
}

function attendanceMissing(): Refusal {
  return new Refusal(422, 'ATTENDANCE_CLOSED', '모임에 누가 왔는지 먼저 확인해 주세요.');
}

function toCandidate(row: CandidateRow, now: Date): CrewCandidate {
  const from = row.invited_at && askableFrom(row.invited_at);
  return {
    member: toMemberSummary(row),
    metCount: row.met_count,
    askableFrom: from && from > now ? from.toISOString() : null,
  };
}
