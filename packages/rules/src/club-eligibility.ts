import type { GenderRestriction } from '@azit/contract/clubs/club.field';
import type { ClubMemberStatus, ClubPhase } from '@azit/contract/clubs/club.schema';
import type { Gender } from '@azit/contract/members/member.field';
import { ALREADY_JOINED, ALREADY_WAITING, CLUB_FULL, whyNotOpen } from './club-sentences.ts';

export const REAPPLY_AFTER_MS = 24 * 60 * 60 * 1000;

export type EligibilityClub = {
  hostId: number;
  phase: ClubPhase;
  joinedCount: number;
  memberLimit: number;
  genderRestriction: GenderRestriction;
  birthYearMin: string | null;
  birthYearMax: string | null;
};

export type EligibilityViewer = {
  memberId: number;
  gender: Gender;
  birthYear: string;
  application?: { status: ClubMemberStatus; rejectedAt?: Date | null } | undefined;
};

export type IneligibleReason =
  | 'closed'
  | 'full'
  | 'host'
  | 'waiting'
  | 'joined'
  | 'kicked'
  | 'rejected'
  | 'gender'
  | 'too-old'
  | 'too-young';

export type Eligibility = { allowed: true } | { allowed: false; reasons: IneligibleReason[] };

export function judgeEligibility(
  club: EligibilityClub,
  viewer: EligibilityViewer,
  now: Date,
): Eligibility {
  const reasons = [...clubReasons(club), ...viewerReasons(club, viewer, now)];
  return reasons.length === 0 ? { allowed: true } : { allowed: false, reasons };
}

export function explainIneligible(reason: IneligibleReason, club: EligibilityClub): string {
  switch (reason) {
    case 'closed':
      return `${whyNotOpen(club.phase)}.`;
    case 'full':
      return `${CLUB_FULL}.`;
    case 'host':
      return '내가 연 아지트예요.';
    case 'waiting':
      return `${ALREADY_WAITING}.`;
    case 'joined':
      return `${ALREADY_JOINED}.`;
    case 'kicked':
      return '호스트가 내보낸 아지트에는 다시 신청할 수 없어요.';
    case 'rejected':
      return '거절된 지 24시간이 지나면 다시 신청할 수 있어요.';
    case 'gender':
      return club.genderRestriction === 'MALE_ONLY'
        ? '남성만 참여할 수 있는 아지트예요.'
        : '여성만 참여할 수 있는 아지트예요.';
    case 'too-old':
      return `${club.birthYearMin}년 이후에 태어난 사람만 참여할 수 있어요.`;
    case 'too-young':
      return `${club.birthYearMax}년 이전에 태어난 사람만 참여할 수 있어요.`;
  }
}

function clubReasons(club: EligibilityClub): IneligibleReason[] {
  const reasons: IneligibleReason[] = [];
  if (club.phase !== 'open') reasons.push('closed');
  if (club.joinedCount >= club.memberLimit) reasons.push('full');
  return reasons;
}

function viewerReasons(
  club: EligibilityClub,
  viewer: EligibilityViewer,
  now: Date,
): IneligibleReason[] {
  const reasons: IneligibleReason[] = [];
  if (viewer.memberId === club.hostId) reasons.push('host');
  else reasons.push(...applicationReasons(viewer, now));
  const wanted = club.genderRestriction === 'MALE_ONLY' ? 'MALE' : 'FEMALE';
  if (club.genderRestriction !== 'ALL' && viewer.gender !== wanted) reasons.push('gender');
  if (club.birthYearMin !== null && viewer.birthYear < club.birthYearMin) reasons.push('too-old');
  if (club.birthYearMax !== null && viewer.birthYear > club.birthYearMax) reasons.push('too-young');
  return reasons;
}

function applicationReasons({ application }: EligibilityViewer, now: Date): IneligibleReason[] {
  switch (application?.status) {
    case 'CLUB_WAITING':
      return ['waiting'];
    case 'CLUB_JOINED':
      return ['joined'];
    case 'CLUB_KICKED':
      return ['kicked'];
    case 'CLUB_REJECTED':
      return mayReapply(application.rejectedAt, now) ? [] : ['rejected'];
    default:
      return [];
  }
}

function mayReapply(rejectedAt: Date | null | undefined, now: Date): boolean {
  return !rejectedAt || now.getTime() - rejectedAt.getTime() >= REAPPLY_AFTER_MS;
}
