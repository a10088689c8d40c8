import type { ClubPhase } from '@azit/contract/clubs/club.schema';

/**
 * Without a full stop: they also stand alone, on the bar of a club that cannot be applied to.
 * In a file of their own, so that a screen which only shows them does not load the rules.
 */
const CLUB_ENDED = '이미 종료된 아지트예요';
const CLUB_BEGUN = '이미 시작한 아지트예요';
const CLUB_CANCELLED = '취소된 아지트예요';
export const CLUB_FULL = '이미 마감된 아지트예요';
export const ALREADY_JOINED = '이미 참여 중인 아지트예요';
export const ALREADY_WAITING = '이미 신청했어요. 호스트의 수락을 기다리고 있어요';

/** Returns why nobody can apply to a club that is in this phase and not open. */
export function whyNotOpen(phase: ClubPhase): string {
  if (phase === 'cancelled') return CLUB_CANCELLED;
  return phase === 'ongoing' ? CLUB_BEGUN : CLUB_ENDED;
}
