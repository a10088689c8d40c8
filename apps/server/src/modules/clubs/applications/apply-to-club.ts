import type { ClubMember } from '@azit/contract/clubs/club.schema';
import type { EligibilityClub } from '@azit/rules/club-eligibility';
import { ALREADY_WAITING } from '@azit/rules/club-sentences';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { clubPhaseAt } from '#server/modules/clubs/club.policy.ts';
import { clubNotFound } from '#server/modules/clubs/club.refusal.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { selectActiveMemberForShare } from '#server/modules/clubs/club-member.repository.ts';
import { toClubMember } from '#server/modules/clubs/club-member.view.ts';
import { toYearText } from '#server/modules/clubs/invitations/invitation.view.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { selectIsHidden } from '#server/modules/members/hidden-member.repository.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { forbidden, loginRequired, Refusal } from '#server/runtime/refusal.ts';
import { requireEligible, requireHostActive } from './application.refusal.ts';
import { selectApplication, upsertApplication } from './application.repository.ts';

type Application = { clubId: number; memberId?: number | undefined; joinAnswer: string };

export async function applyToClub(
  context: Context,
  viewer: Viewer,
  { clubId, memberId = viewer.memberId, joinAnswer }: Application,
): Promise<ClubMember> {
  if (memberId !== viewer.memberId) throw forbidden('다른 사람 대신 신청할 수 없어요.');
  await enforceVolumeLimit(context, 'clubApply', String(memberId));
  const now = context.clock.now();
  return inTransaction(context.database, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    const applicant = await findOne(tx, selectActiveMemberForShare, { member_id: memberId });
    if (applicant === undefined) throw loginRequired();
    // Check for a block while the applicant is locked: a concurrent block waits for this lock.
    const hidden = { viewer_id: memberId, member_id: club.host_id };
    if ((await findOne(tx, selectIsHidden, hidden))?.is_hidden) throw clubNotFound();
    const before = await findOne(tx, selectApplication, { club_id: clubId, member_id: memberId });
    requireEligible(
      toEligibilityClub(club, now),
      {
        memberId,
        gender: applicant.gender,
        birthYear: String(applicant.birth_year),
        application: before && { status: before.status, rejectedAt: before.decided_at },
      },
      now,
    );
    requireHostActive(club);
    const application = await findOne(tx, upsertApplication, {
      club_id: clubId,
      member_id: memberId,
      join_answer: joinAnswer,
      applied_at: now,
    });
    if (application === undefined) throw new Refusal(409, 'ALREADY_APPLIED', `${ALREADY_WAITING}.`);
    await addNotices(tx, context, [
      { kind: 'APPLICATION_RECEIVED', memberId: club.host_id, clubId, actorId: memberId },
    ]);
    await ringClub(tx, context, clubId);
    return toClubMember(
      {
        ...applicant,
        ...application,
        status: 'CLUB_WAITING',
        join_answer: joinAnswer,
        applied_at: now,
        decided_at: null,
        rejection_reason: null,
        confirmation: null,
        came_before: false,
      },
      club.host_id,
      viewer,
    );
  });
}

function toEligibilityClub(club: LockedClub, now: Date): EligibilityClub {
  return {
    hostId: club.host_id,
    phase: clubPhaseAt(club, now),
    joinedCount: club.joined_count,
    memberLimit: club.member_limit,
    genderRestriction: club.gender_restriction,
    birthYearMin: toYearText(club.birth_year_min),
    birthYearMax: toYearText(club.birth_year_max),
  };
}
