import type { ClubMemberStatus, ClubPhase } from '@azit/contract/clubs/club.schema';

export const meetingSteps = ['신청', '확정', '진행 중', '후기'] as const;

export const reviewStep = meetingSteps.indexOf('후기');

export function meetingStep(phase: ClubPhase, status: ClubMemberStatus | undefined): number | null {
  if (phase === 'cancelled') return null;
  if (status === 'CLUB_WAITING') return phase === 'open' ? 0 : null;
  if (status !== 'CLUB_JOINED') return null;
  return { open: 1, ongoing: 2, over: 3 }[phase];
}
