import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { phaseStatuses } from '@azit/rules/club-phase';

/** One entry of a member's activity. */
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
      clubId: clubMemberId * 10,
      clubName: '모임',
      clubInfo: '',
      bannerImage: DEFAULT_BANNER_FILE,
      categorySmall: { categorySmallId: 1, categoryName: '전시', categoryLargeId: 1 },
      isOnline: 'online',
      location: null,
      area: null,
      areaCode: null,
      meetingDate: '2026-11-14',
      meetingTime: '14:00:00',
      durationMinutes: 120,
      fee: 0,
      bringAlong: null,
      memberLimit: 5,
      clubStatus: phaseStatuses[phase],
      phase,
      host: { memberId: 1, nickname: '초코', fileInfo: DEFAULT_PROFILE_FILE },
      participantList: [],
    },
  };
}
