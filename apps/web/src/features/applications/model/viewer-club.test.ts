import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import type { VisibleMember } from '@azit/contract/members/member.schema';
import { describe, expect, it } from 'vitest';
import { ownApplication } from '#web/domain/own-application.ts';
import { sampleClub } from '#web/testing/sample-replies.ts';
import { refusalReasons } from './viewer-club.ts';

const now = new Date('2026-11-02T05:00:00Z');
const club = sampleClub({ memberLimit: 3, meetingDate: '2026-11-21', clubMembers: [] });
const viewer: VisibleMember = {
  memberId: 2,
  nickname: '초코',
  aboutMe: '',
  fileInfo: DEFAULT_PROFILE_FILE,
  reputation: 36.5,
  following: 0,
  follower: 0,
  categorySmallIdList: [],
  gender: 'FEMALE',
  birthYear: '1994',
};
const makeRow = (row: Partial<ClubMember>): ClubMember => ({
  clubMemberId: 3,
  clubMemberStatus: 'CLUB_WAITING',
  member: { memberId: 2, nickname: '초코', aboutMe: '', fileInfo: DEFAULT_PROFILE_FILE },
  ...row,
});

describe('why the viewer cannot apply', () => {
  // covers P2.2 (docs/coverage-statements.md)
  it.each<[string, Partial<ClubDetail>, string[]]>([
    ['no obstacle', {}, []],
    ['gender', { genderRestriction: 'MALE_ONLY' }, ['남성만 참여할 수 있는 아지트예요.']],
    ['age', { birthYearMin: '1995' }, ['1995년 이후에 태어난 사람만 참여할 수 있어요.']],
    [
      'kicked',
      { clubMembers: [makeRow({ clubMemberStatus: 'CLUB_KICKED' })] },
      ['호스트가 내보낸 아지트에는 다시 신청할 수 없어요.'],
    ],
    [
      'rejected just now',
      {
        clubMembers: [
          makeRow({ clubMemberStatus: 'CLUB_REJECTED', reapplyAt: '2026-11-02T05:00:01Z' }),
        ],
      },
      ['거절된 지 24시간이 지나면 다시 신청할 수 있어요.'],
    ],
    [
      'rejected a day ago',
      {
        clubMembers: [
          makeRow({ clubMemberStatus: 'CLUB_REJECTED', reapplyAt: '2026-11-02T05:00:00Z' }),
        ],
      },
      [],
    ],
  ])('the reasons against applying are $2 for the case “%s”', (_, change, reasons) => {
    expect(refusalReasons({ ...club, ...change }, viewer, now)).toEqual(reasons);
  });

  it('no reason against applying is shown before the viewer’s profile is loaded', () => {
    const strict: ClubDetail = { ...club, genderRestriction: 'MALE_ONLY' };
    expect(refusalReasons(strict, undefined, now)).toEqual([]);
  });
});

it('the application of the viewer is found in the member list', () => {
  const own = makeRow({});
  expect(ownApplication({ ...club, clubMembers: [own] }, 2)).toBe(own);
  expect(ownApplication({ ...club, clubMembers: [own] }, 4)).toBeUndefined();
});
