import type { ClubCard, ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import type { OwnMember } from '@azit/contract/members/member.schema';
import { logIn } from '#web/session/session.ts';
import type { Reply } from './api-peer.ts';

export const viewer: OwnMember = {
  memberId: 7,
  nickname: '초코',
  email: 'choco@azit.kr',
  gender: 'FEMALE',
  birthYear: '1994',
  areaCodes: [],
  aboutMe: '조용한 모임을 좋아해요.',
  reputation: 36.5,
  following: 0,
  follower: 0,
  categorySmallIdList: [1],
  fileInfo: DEFAULT_PROFILE_FILE,
};

export function enterAsViewer(): void {
  const { memberId, nickname, email } = viewer;
  const session = { memberId, nickname, email, profileUrl: null, profileName: null };
  logIn({ accessToken: 'Bearer a', refreshToken: 'r' }, session);
}

const host = {
  memberId: 1,
  nickname: '바람결',
  aboutMe: '자주 걸어요.',
  fileInfo: DEFAULT_PROFILE_FILE,
};

const hostSummary = {
  memberId: host.memberId,
  nickname: host.nickname,
  fileInfo: DEFAULT_PROFILE_FILE,
};

export function sampleSeat(
  person: { memberId: number; nickname: string },
  clubMemberStatus: ClubMember['clubMemberStatus'],
): ClubMember {
  const member = { memberId: person.memberId, nickname: person.nickname };
  return {
    clubMemberId: person.memberId,
    clubMemberStatus,
    member: { ...member, aboutMe: '', fileInfo: DEFAULT_PROFILE_FILE },
  };
}

export function sampleClub(parts: Partial<ClubDetail> = {}): ClubDetail {
  return {
    clubId: 3,
    clubName: '아침 산책',
    clubInfo: '천천히 걸어요.',
    bannerImage: DEFAULT_BANNER_FILE,
    categorySmall: { categorySmallId: 7, categoryName: '등산', categoryLargeId: 2 },
    isOnline: 'offline',
    location: '서울숲',
    area: null,
    areaCode: null,
    meetingDate: '2099-11-21',
    meetingTime: '14:00:00',
    durationMinutes: 120,
    fee: 0,
    memberLimit: 5,
    clubStatus: 'CLUB_ACTIVE',
    phase: 'open',
    host: { ...hostSummary, reputation: 36.5 },
    joinedCount: 1,
    locationVisibility: 'ALL',
    onlineLink: null,
    bringAlong: null,
    cancelReason: null,
    cancelledAt: null,
    changes: [],
    myConfirmation: null,
    attendance: null,
    announcement: null,
    myAttendance: null,
    contestUntil: null,
    birthYearMin: null,
    birthYearMax: null,
    genderRestriction: 'ALL',
    joinMethod: 'APPROVAL',
    joinQuestion: '얼마나 자주 걷나요?',
    clubMembers: [sampleSeat(host, 'CLUB_JOINED')],
    ...parts,
  };
}

export function sampleCard(parts: Partial<ClubCard> = {}): ClubCard {
  const { clubMembers, ...club } = sampleClub();
  return { ...club, clubMembers: [], ...parts };
}

export const hostedByViewer: Partial<ClubDetail> = {
  host: {
    memberId: viewer.memberId,
    nickname: viewer.nickname,
    fileInfo: DEFAULT_PROFILE_FILE,
    reputation: viewer.reputation,
  },
  clubMembers: [sampleSeat(viewer, 'CLUB_JOINED')],
};

export const emptyPage: Reply = {
  json: { data: [], pageInfo: { page: 1, size: 5, totalElements: 0, totalPages: 0 } },
};

export function refused(status: number, message = '다른 이유가 있어요.', code = 'X'): Reply {
  return { status, json: { status, code, message } };
}
