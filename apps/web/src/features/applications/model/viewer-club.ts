import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import type { VisibleMember } from '@azit/contract/members/member.schema';
import {
  type EligibilityClub,
  explainIneligible,
  judgeEligibility,
  REAPPLY_AFTER_MS,
} from '@azit/rules/club-eligibility';
import { ownApplication } from '#web/domain/own-application.ts';

export function isPastApplying(club: ClubDetail, memberId: number): boolean {
  const status = ownApplication(club, memberId)?.clubMemberStatus;
  return (
    club.phase !== 'open' ||
    club.host.memberId === memberId ||
    (status !== undefined && status !== 'CLUB_REJECTED')
  );
}

export function refusalReasons(
  club: ClubDetail,
  viewer: VisibleMember | undefined,
  now: Date,
): string[] {
  if (viewer?.gender === undefined || viewer.birthYear === undefined) return [];
  const { memberId, gender, birthYear } = viewer;
  const rule: EligibilityClub = { ...club, hostId: club.host.memberId };
  const own = ownApplication(club, memberId);
  const application = own && { status: own.clubMemberStatus, rejectedAt: rejectedAt(own) };
  const verdict = judgeEligibility(rule, { memberId, gender, birthYear, application }, now);
  return verdict.allowed ? [] : verdict.reasons.map((reason) => explainIneligible(reason, rule));
}

function rejectedAt({ reapplyAt }: ClubMember): Date | null {
  return reapplyAt === undefined ? null : new Date(Date.parse(reapplyAt) - REAPPLY_AFTER_MS);
}
