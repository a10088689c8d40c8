import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { EligibilityClub } from '@azit/rules/club-eligibility';
import { findOne } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { lockRoomBeforeMembers } from '#server/modules/chats/rooms/crew-room.ts';
import { clubPhaseAt } from '#server/modules/clubs/club.policy.ts';
import { clubNotFound } from '#server/modules/clubs/club.refusal.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { selectActiveMemberForShare } from '#server/modules/clubs/club-member.repository.ts';
import { toYearText } from '#server/modules/clubs/invitations/invitation.view.ts';
import { selectIsHidden } from '#server/modules/members/member.repository.ts';
import { loginRequired } from '#server/runtime/refusal.ts';
import { requireEligible, requireHostActive } from './application.refusal.ts';

export type Applicant = StatementRow<typeof selectActiveMemberForShare>;

export async function lockApplicant(
  tx: Transaction,
  club: LockedClub,
  memberId: number,
): Promise<Applicant> {
  if (!club.is_in_crew) await lockRoomBeforeMembers(tx, club);
  const applicant = await findOne(tx, selectActiveMemberForShare, { member_id: memberId });
  if (applicant === undefined) throw loginRequired();
  // A block does not prevent a member of a crew from coming to its meetings.
  if (club.is_in_crew) return applicant;
  // Check for a block while the applicant is locked: a concurrent block waits for this lock.
  const hidden = { viewer_id: memberId, member_id: club.host_id };
  if ((await findOne(tx, selectIsHidden, hidden))?.is_hidden) throw clubNotFound();
  return applicant;
}

type Application = { status: ClubMemberStatus; decided_at: Date | null };

export function requireFit(
  club: LockedClub,
  applicant: Applicant,
  application: Application | undefined,
  now: Date,
): void {
  requireEligible(
    toEligibilityClub(club, now),
    {
      memberId: applicant.member_id,
      gender: applicant.gender,
      birthYear: String(applicant.birth_year),
      application: application && {
        status: application.status,
        rejectedAt: application.decided_at,
      },
    },
    now,
  );
  // Members of a crew may join even if the host is suspended: they also meet without their host.
  if (!club.is_in_crew) requireHostActive(club);
}

/**
 * Returns the club as if it were empty, to check whether a member may enter its queue: a full club
 * refuses a seat, but not a position in its queue.
 */
export function withFreeSeat(club: LockedClub): LockedClub {
  return { ...club, joined_count: 0, offered_count: 0 };
}

function toEligibilityClub(club: LockedClub, now: Date): EligibilityClub {
  return {
    hostId: club.host_id,
    phase: clubPhaseAt(club, now),
    joinedCount: club.joined_count + club.offered_count,
    memberLimit: club.member_limit,
    genderRestriction: club.gender_restriction,
    birthYearMin: toYearText(club.birth_year_min),
    birthYearMax: toYearText(club.birth_year_max),
  };
}
