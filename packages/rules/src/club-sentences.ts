import type { ClubPhase } from '@azit/contract/clubs/club.schema';

/**
 * These texts are in a separate file, so that a screen that needs only them does not load the
 * rules. They have no full stop, because the action bar of a closed club shows them alone.
 */
const CLUB_ENDED = '이미 종료된 아지트예요';
const CLUB_BEGUN = '이미 시작한 아지트예요';
const CLUB_CANCELLED = '취소돼서 열리지 않아요';
export const CLUB_FULL = '자리가 모두 찼어요';
export const ALREADY_JOINED = '이미 참여 중인 아지트예요';
export const ALREADY_WAITING = '이미 신청했어요. 호스트의 수락을 기다리고 있어요';

export function whyNotOpen(phase: ClubPhase): string {
  if (phase === 'cancelled') return CLUB_CANCELLED;
  return phase === 'ongoing' ? CLUB_BEGUN : CLUB_ENDED;
}
