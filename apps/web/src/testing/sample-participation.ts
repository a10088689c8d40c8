import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { phaseStatuses } from '@azit/rules/club-phase';
import { sampleClub } from './sample-replies.ts';

export function sampleParticipation(
  clubMemberId: number,
  parts: Partial<ClubParticipation> = {},
  phase: ClubPhase = 'open',
): ClubParticipation {
  return {
    clubMemberId,
    clubMemberStatus: 'CLUB_JOINED',
    isHost: false,
    isHidden: false,
    isReviewed: true,
    ...parts,
    clubInfoResponse: {
      ...sampleClub({ clubStatus: phaseStatuses[phase], phase }),
      clubId: clubMemberId * 10,
      clubName: '모임',
      isOnline: 'online',
      location: null,
      meetingDate: '2026-11-14',
      participantList: [],
    },
  };
}
