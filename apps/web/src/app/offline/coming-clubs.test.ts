import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { expect, test } from 'vitest';
import { sampleClub, viewer } from '#web/testing/sample-replies.ts';
import { comingClubs } from './coming-clubs.ts';

function joined(parts: Parameters<typeof sampleClub>[0]): ClubParticipation {
  return {
    clubMemberId: viewer.memberId,
    clubMemberStatus: 'CLUB_JOINED',
    isHost: false,
    isHidden: false,
    isReviewed: false,
    clubInfoResponse: { ...sampleClub(parts), participantList: [] },
  };
}

test('the upcoming clubs are stored in the order of their meetings', () => {
  const later = joined({ clubName: '늦은 모임', meetingDate: '2099-11-22' });
  const online = joined({ clubName: '먼저', isOnline: 'online', location: null });
  expect(comingClubs([later, online])).toEqual([
    {
      startsAt: Date.UTC(2099, 10, 21, 5),
      name: '먼저',
      time: '2099년 11월 21일 (토) 오후 2:00',
      location: '온라인',
    },
    {
      startsAt: Date.UTC(2099, 10, 22, 5),
      name: '늦은 모임',
      time: '2099년 11월 22일 (일) 오후 2:00',
      location: '서울숲',
    },
  ]);
});

test.each(['CLUB_CANCEL', 'CLUB_CLOSED'] as const)(
  'a club with status %s is not stored',
  (status) => {
    expect(comingClubs([joined({ clubStatus: status })])).toEqual([]);
  },
);
