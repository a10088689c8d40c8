import { invitedBefore } from '@azit/rules/crews/crew-days';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireAllMet, requireRoomForOne } from '#server/modules/crews/crew.refusal.ts';
import { lockHostedCrew } from '#server/modules/crews/lock-crew.ts';
import { addCrewNotices } from '#server/modules/notices/add-crew-notices.ts';
import { insertInvitations, selectMetMembers } from './candidate.repository.ts';
import { lockInvitedMembers } from './crew-member.repository.ts';

type Invitation = {
  crew: { crew_id: number; host_id: number | null };
  inviterId: number;
  memberIds: number[];
  clubId: number | null;
};

export async function inviteToCrew(
  context: Context,
  viewer: Viewer,
  { crewId, memberIds }: { crewId: number; memberIds: number[] },
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'invite', now });
    requireRoomForOne(crew);
    const inviterId = viewer.memberId;
    await inviteMembers(tx, context, { crew, inviterId, memberIds, clubId: null });
  });
}

/** Silently skips members who were invited within 90 days, and members behind a block. */
export async function inviteMembers(
  tx: Transaction,
  context: Context,
  { crew: { crew_id, host_id }, inviterId, memberIds, clubId }: Invitation,
): Promise<void> {
  if (memberIds.length === 0) return;
  const now = context.clock.now();
  const wanted = { member_ids: memberIds, club_id: clubId, host_id, crew_id };
  const met = await findMany(tx, selectMetMembers, wanted);
  requireAllMet(
    memberIds,
    met.map((row) => row.member_id),
  );
  const present = await findMany(tx, lockInvitedMembers, { member_ids: memberIds });
  const invited = await findMany(tx, insertInvitations, {
    crew_id,
    host_id,
    invited_by: inviterId,
    member_ids: present.map((row) => row.member_id),
    now,
    asked_before: invitedBefore(now),
  });
  const notices = invited.map(({ member_id: memberId }) => {
    return { kind: 'CREW_INVITED' as const, memberId, actorId: inviterId };
  });
  await addCrewNotices(tx, context, crew_id, notices);
}
