import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import {
  type EligibilityClub,
  type EligibilityViewer,
  explainIneligible,
  type IneligibleReason,
} from '@azit/rules/club-eligibility';
import { Refusal } from '#server/runtime/refusal.ts';
import { reasonToRefuse } from './application.policy.ts';

export function requireEligible(club: EligibilityClub, applicant: EligibilityViewer, now: Date) {
  const reason = reasonToRefuse(club, applicant, now);
  if (reason === undefined) return;
  const [status, code] = toStatusAndCode(reason);
  throw new Refusal(status, code, explainIneligible(reason, club));
}

function toStatusAndCode(reason: IneligibleReason) {
  switch (reason) {
    case 'waiting':
    case 'joined':
      return [409, 'ALREADY_APPLIED'] as const;
    case 'host':
      return [403, 'HOST_CANNOT_APPLY'] as const;
    case 'closed':
      return [422, 'CLUB_ENDED'] as const;
    case 'full':
      return [422, 'CLUB_FULL'] as const;
    default:
      return [403, 'NOT_ELIGIBLE'] as const;
  }
}

/**
 * The message must not reveal that the host is suspended: only the host and the operator may know.
 */
export function requireHostActive(club: { is_host_suspended: boolean }) {
  if (!club.is_host_suspended) return;
  throw new Refusal(422, 'CLUB_NOT_ACCEPTING', '지금은 신청을 받지 않는 아지트예요.');
}

export function applicationNotFound(message = '신청을 찾을 수 없어요.'): Refusal {
  return new Refusal(404, 'SIGNUP_NOT_FOUND', message);
}

export function requireSeatHeld(application: { status: ClubMemberStatus } | undefined) {
  if (application?.status !== 'CLUB_WAITING' && application?.status !== 'CLUB_JOINED')
    throw applicationNotFound();
}

export function requireWaiting<Application extends { status: ClubMemberStatus }>(
  application: Application | undefined,
): Application {
  if (application === undefined) throw applicationNotFound();
  if (application.status === 'CLUB_WAITING') return application;
  throw new Refusal(409, 'SIGNUP_NOT_WAITING', '수락을 기다리는 신청이 아니에요.');
}

export function requireJoined(application: { status: ClubMemberStatus } | undefined) {
  if (application === undefined) throw applicationNotFound('참여자를 찾을 수 없어요.');
  if (application.status === 'CLUB_JOINED') return;
  throw new Refusal(409, 'SIGNUP_NOT_JOINED', '참여 중인 회원이 아니에요.');
}

type Seats = { joined_count: number; offered_count: number; member_limit: number };

export function isFull({ joined_count, offered_count, member_limit }: Seats): boolean {
  return joined_count + offered_count >= member_limit;
}

export function requireFreeSeat(club: Seats) {
  if (!isFull(club)) return;
  throw new Refusal(409, 'CLUB_FULL', '자리가 모두 찼어요. 더 수락할 수 없어요.');
}
