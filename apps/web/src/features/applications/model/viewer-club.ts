import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import type { Invitation } from '@azit/contract/clubs/invitation.schema';
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
  // A member can apply to a full club with a queue, so count its seats as free.
  const joinedCount = club.waitlist ? 0 : club.joinedCount;
  const rule: EligibilityClub = { ...club, joinedCount, hostId: club.host.memberId };
  const own = ownApplication(club, memberId);
  const application = own && { status: own.clubMemberStatus, rejectedAt: rejectedAt(own) };
  const verdict = judgeEligibility(rule, { memberId, gender, birthYear, application }, now);
  return verdict.allowed ? [] : verdict.reasons.map((reason) => explainIneligible(reason, rule));
}

export function whyUnfit(club: Invitation, viewer: VisibleMember | undefined): string | null {
  if (viewer?.gender === undefined || viewer.birthYear === undefined) return null;
  const { memberId, gender, birthYear } = viewer;
  const verdict = judgeEligibility(
    { ...club, hostId: 0 },
    { memberId, gender, birthYear },
    new Date(),
  );
  if (verdict.allowed) return null;
  if (verdict.reasons.includes('gender')) return '성별 조건이 맞지 않아 참여할 수 없어요.';
  const isAge = verdict.reasons.some((reason) => reason === 'too-old' || reason === 'too-young');
  return isAge ? '나이 조건이 맞지 않아 참여할 수 없어요.' : null;
}

function rejectedAt({ reapplyAt }: ClubMember): Date | null {
  return reapplyAt === undefined ? null : new Date(Date.parse(reapplyAt) - REAPPLY_AFTER_MS);
}
